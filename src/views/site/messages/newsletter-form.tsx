import { messageCalls, NewsletterValues, type NewsletterRequest } from '#contract/site/messages-to-shop.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { FormFrame } from './form-frame.tsx'

const LABELS = { email: 'E-mail' } as const
const NOTHING_ENTERED = { email: '' }

export const newsletterForm: FormDefinition<NewsletterRequest> = {
  send: sendAs(messageCalls.subscribeToNewsletter),
  successText: () => 'You are on the list.',
}

type Actor = FormActor<NewsletterRequest>

export function NewsletterForm({ form }: { form: Actor }) {
  return (
    <FormFrame
      form={form}
      heading="Get the newsletter"
      accepted="You are on the list. To get off it, answer any issue with the word stop."
      again="Enter another address"
    >
      <Fields form={form} />
    </FormFrame>
  )
}

function Fields({ form }: { form: Actor }) {
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const fields = useForm({
    schema: NewsletterValues,
    labels: LABELS,
    idPrefix: 'newsletter-',
    initial: NOTHING_ENTERED,
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  return (
    <Form onSubmit={fields.handleSubmit}>
      <ErrorSummary headingLevel="h3" problems={fields.problems} attempt={fields.attempt} />
      <TextField {...fields.field('email')} type="email" autoComplete="email" maxLength={100} />
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Subscribe
      </Button>
    </Form>
  )
}
