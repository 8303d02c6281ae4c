import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { messageCalls } from '#contract/site/messages-to-shop.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { admitMessage, emailToShop } from './email-to-shop.ts'
import { messageProblems } from './message-problems.ts'

type ContactCall = typeof messageCalls.sendContactMessage

/** Rejected fields are a regular response with reasons. */
export async function sendContactMessage(
  request: HandlerArgs<ContactCall>['body'],
  context: CallContext,
): Promise<AnswerIn<ContactCall>> {
  const errors = messageProblems(request)
  if (errors.length > 0) return { success: false, errors }
  await admitMessage('contact-message', context)
  const { name, email, phone, message } = request
  const fields = { Name: name, 'E-mail': email, Phone: phone ?? '' }
  await emailToShop(context, {
    subject: 'Message from the contact page',
    sender: email,
    fields,
    text: message,
  })
  return { success: true }
}
