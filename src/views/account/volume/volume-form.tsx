import { type VolumeRequest, VolumeValues } from '#contract/account/volume.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { sendVolumeRequest, type VolumeRequested } from '#src/services/account/account-forms.ts'
import { outdateVolumeRequest } from '#src/services/account/volume-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { BotCheck } from '#src/views/platform/bot-check/bot-check.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { BusinessFields, ReferenceFields, SalesFields } from './volume-fields.tsx'

const LABELS = {
  company: 'Company',
  tax_id: 'Tax ID',
  license_number: 'License number',
  yearly_volume: 'Yearly volume',
  state: 'State in which you sell',
  products: 'Products you are interested in',
  trade_references: 'Trade references',
} as const

const NOTHING_ENTERED = {
  tax_id: '',
  license_number: '',
  yearly_volume: '',
  state: '',
  products: '',
  trade_references: '',
}

export const volumeForm: FormDefinition<VolumeRequest, VolumeRequested> = {
  send: sendVolumeRequest,
  successText: ({ messages }) => messages.join(' ') || MESSAGES.volumeRequested,
  isTextLong: true,
  onAccepted: ({ user, customer }, { queries, systemActor }) => {
    systemActor('session').send({ type: 'customer.updated', user, customer })
    void outdateVolumeRequest(queries)
  },
}

export type VolumeFormActor = FormActor<VolumeRequest, VolumeRequested>

export function VolumeForm({ form, company }: { form: VolumeFormActor; company: string }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    schema: VolumeValues,
    labels: LABELS,
    // the profile with the company may be read after the form is shown
    initial: { ...NOTHING_ENTERED, company },
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <BusinessFields field={field} />
      <SalesFields field={field} />
      <ReferenceFields field={field} />
      <BotCheck />
      <Button tone="primary" type="submit" wide busy={isPending || isAccepted} blockedReason={offline}>
        Send application
      </Button>
    </Form>
  )
}
