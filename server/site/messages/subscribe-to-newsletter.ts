import { EMAIL_PROBLEM, isEmail } from '#contract/platform/email.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { messageCalls } from '#contract/site/messages-to-shop.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { admitMessage, emailToShop } from './email-to-shop.ts'

export async function subscribeToNewsletter(
  { email }: { readonly email: string },
  context: CallContext,
): Promise<AnswerIn<typeof messageCalls.subscribeToNewsletter>> {
  if (!isEmail(email)) {
    return { success: false, errors: [EMAIL_PROBLEM] }
  }
  await admitMessage('newsletter', context)
  await emailToShop(context, {
    subject: 'Newsletter subscription',
    sender: email,
    fields: { 'E-mail': email },
  })
  return { success: true }
}
