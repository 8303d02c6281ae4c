import { type ContactMessage, ContactValues, messageCalls } from '#contract/site/messages-to-shop.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { FormFrame } from './form-frame.tsx'

const LABELS = { name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message' } as const
const NOTHING_ENTERED = { name: '', email: '', phone: '', message: '' }

export const contactForm: FormDefinition<ContactMessage> = {
  send: sendAs(messageCalls.sendContactMessage),
  successText: () => 'Your message was sent.',
}

type Actor = FormActor<ContactMessage>

export function ContactForm({ form }: { form: Actor }) {
  return (
    <FormFrame
      form={form}
      heading="Send us a message"
      accepted="Your message was sent. We answer by e-mail during our office hours."
      again="Send another message"
    >
      <Fields form={form} />
    </FormFrame>
  )
}

function Fields({ form }: { form: Actor }) {
  const { isPending, refusal } = useFormActor(form)
  const offline = useOffline()
  const fields = useForm({
    schema: ContactValues,
    labels: LABELS,
    idPrefix: 'contact-',
    initial: NOTHING_ENTERED,
    refusal,
    submit: (request) => form.send({ type: 'form.submit', request }),
  })
  return (
    <Form onSubmit={fields.handleSubmit}>
      <ErrorSummary headingLevel="h3" problems={fields.problems} attempt={fields.attempt} />
      <div className={fieldRow}>
        <TextField {...fields.field('name')} autoComplete="name" maxLength={80} />
        <TextField {...fields.field('email')} type="email" autoComplete="email" maxLength={100} />
      </div>
      <TextField {...fields.field('phone')} optional type="tel" autoComplete="tel" maxLength={30} />
      <TextAreaField {...fields.field('message')} maxLength={4_000} />
      <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
        Send message
      </Button>
    </Form>
  )
}
