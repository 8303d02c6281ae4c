import { messageCalls, NewsletterValues, type NewsletterRequest } from '#contract/site/messages-to-shop.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { MessageForm } from './message-form.tsx'

const LABELS = { email: 'E-mail' } as const
const NOTHING_ENTERED = { email: '' }

export const newsletterForm: FormDefinition<NewsletterRequest> = {
  send: sendAs(messageCalls.subscribeToNewsletter),
  successText: () => 'You are on the list.',
}

export function NewsletterForm({ form }: { form: FormActor<NewsletterRequest> }) {
  return (
    <MessageForm
      form={form}
      heading="Get the newsletter"
      accepted="You are on the list. To get off it, answer any issue with the word stop."
      again="Enter another address"
      schema={NewsletterValues}
      labels={LABELS}
      idPrefix="newsletter-"
      initial={NOTHING_ENTERED}
      submitLabel="Subscribe"
    >
      {(field) => <TextField {...field('email')} type="email" autoComplete="email" maxLength={100} />}
    </MessageForm>
  )
}
