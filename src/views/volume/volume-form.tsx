import { useState } from 'react'
import { joinedErrors } from '#contract/failure.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { BotCheck } from '#src/views/bot-check/bot-check.tsx'
import { type FormActor, useFormActor } from '#src/views/shop/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { BusinessFields, ReferenceFields, SalesFields } from './volume-fields.tsx'
import {
  type VolumeValues,
  volumeErrors,
  volumeProblems,
  volumeRequest,
  volumeValues,
} from './volume-values.ts'

export function VolumeForm({ form, company }: { form: FormActor; company: string }) {
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const [entered, setEntered] = useState<Partial<VolumeValues>>({})
  const [presses, setPresses] = useState(0)
  const offline = useOffline()
  const values = volumeValues(company, entered)
  const errors = presses > 0 ? volumeErrors(values) : {}
  const missing = volumeProblems(errors)
  const submit = () => {
    setPresses(presses + 1)
    if (Object.keys(volumeErrors(values)).length > 0) return
    form.send({ type: 'form.submit', request: { kind: 'volumeRequest', request: volumeRequest(values) } })
  }
  const refused = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  const fields = {
    values,
    errors,
    onChange: (edited: Partial<VolumeValues>) => setEntered({ ...entered, ...edited }),
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={missing.length > 0 ? missing : refused}
        attempt={presses * 2 + refused.length}
      />
      <BusinessFields {...fields} />
      <SalesFields {...fields} />
      <ReferenceFields {...fields} />
      <BotCheck />
      <Button tone="primary" type="submit" wide busy={isPending || isAccepted} blockedReason={offline}>
        Send application
      </Button>
    </Form>
  )
}
