import { type ContactMessage, ContactValues, messageCalls } from '#contract/site/messages-to-shop.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { MessageForm } from './message-form.tsx'

const LABELS = { name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message' } as const
const NOTHING_ENTERED = { name: '', email: '', phone: '', message: '' }

export const contactForm: FormDefinition<ContactMessage> = {
  send: sendAs(messageCalls.sendContactMessage),
  successText: () => 'Your message was sent.',
}

export function ContactForm({ form }: { form: FormActor<ContactMessage> }) {
  return (
    <MessageForm
      form={form}
      heading="Send us a message"
      accepted="Your message was sent. We answer by e-mail during our office hours."
      again="Send another message"
      schema={ContactValues}
      labels={LABELS}
      idPrefix="contact-"
      initial={NOTHING_ENTERED}
      submitLabel="Send message"
    >
      {(field) => (
        <>
          <div className={fieldRow}>
            <TextField {...field('name')} autoComplete="name" maxLength={80} />
            <TextField {...field('email')} type="email" autoComplete="email" maxLength={100} />
          </div>
          <TextField {...field('phone')} optional type="tel" autoComplete="tel" maxLength={30} />
          <TextAreaField {...field('message')} maxLength={4_000} />
        </>
      )}
    </MessageForm>
  )
}
