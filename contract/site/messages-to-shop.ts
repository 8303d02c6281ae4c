import * as v from 'valibot'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { FormText, OptionalFormText, RequiredFormText } from '#contract/platform/form.ts'
import { Outcome, Text } from '#contract/platform/wire.ts'

/** The server validates with readable errors; the schema only limits the shape. */
export const ContactMessage = v.strictObject({
  name: Text(80),
  email: Text(100),
  phone: v.optional(v.nullable(Text(30)), null),
  message: Text(4_000),
})
export type ContactMessage = v.InferInput<typeof ContactMessage>

const EmailText = FormText((email) => (isEmail(email.trim()) ? null : EMAIL_FIELD_PROBLEM))

export const ContactValues = v.object({
  name: RequiredFormText,
  email: EmailText,
  phone: OptionalFormText,
  message: RequiredFormText,
})

const NewsletterRequest = v.strictObject({ email: Text(100) })
export type NewsletterRequest = v.InferInput<typeof NewsletterRequest>

export const NewsletterValues = v.object({ email: EmailText })

/** Forms of visitors: an e-mail to the shop, and an address for its newsletter. */
export const messageCalls = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: 'public/api/site/send-contact-message',
    auth: 'optional',
    summary: 'Sends the message of a visitor or customer to the shop by e-mail',
    body: ContactMessage,
    answer: Outcome,
  }),
  subscribeToNewsletter: endpoint({
    method: 'POST',
    path: 'public/api/site/subscribe-to-newsletter',
    auth: 'optional',
    summary: 'Puts an address on the list of those who want the newsletter of the storefront',
    body: NewsletterRequest,
    answer: Outcome,
  }),
}
