import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { passwordCalls } from '#contract/account/password.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { mailSenderOf } from '#server/site/mail/messages/sender.ts'
import { codeExpiry, codeOwner, makeCode } from './reset-code.ts'
import { admitSend } from './reset-limits.ts'

type SendCodeRequest = HandlerArgs<typeof passwordCalls.sendResetCode>['body']

const recipient = statement({
  name: 'reset-recipient',
  sql: 'select email, mobile_phone from customers where project_id = :projectId and email = :email',
  params: { projectId: int4, email: text },
  row: { email: text, mobile_phone: nullable(text) },
})

/**
 * Makes a code and queues its message, which is sent after the response. An address without an account, or without a
 * mobile phone, costs the same work: its message is composed and dropped.
 */
export async function sendCode(
  { customers_email_address, method }: SendCodeRequest,
  context: CallContext,
): Promise<void> {
  const { db, address, now, shop } = context
  const owner = codeOwner(customers_email_address, context)
  await admitSend(db, { ...owner, address }, now())
  const madeAt = now()
  const code = await makeCode(db, shop.secret, owner, method, madeAt)
  const [account] = await recipient(db, owner)
  const settings = shop.settings.current(context.projectId)
  const name = shopNameOf(settings.store, context.projectId)
  if (method === 'email')
    shop.mailer.sendEmail({
      to: account?.email ?? null,
      from: () =>
        mailSenderOf(context.projectId, shop.settings.current(context.projectId), shop.isProduction),
      subject: SUBJECT,
      text: emailText(code, name),
      until: codeExpiry(madeAt),
      topic: `reset ${owner.projectId} ${owner.browser} ${owner.email}`,
    })
  else shop.mailer.sendText({ to: mobileOf(account?.mobile_phone), text: textMessage(code, name) })
}

/** The phone number when it is certainly a mobile number, else null. */
const mobileOf = (phone: string | null | undefined): string | null =>
  phone && /^\+1\d{10}$/.test(phone) ? phone : null

const SUBJECT = 'Your code for a new password'

const textMessage = (code: string, name: string): string =>
  `${code} is your ${name} code for a new password. It is valid for 10 minutes.`

const emailText = (
  code: string,
  name: string,
): string => `Somebody, hopefully you, wants a new password for your ${name} account.

Your code is ${code}

Enter it on the page where you asked for it. It is valid for 10 minutes and can be used once.
If it was not you, do nothing: your password stays as it is.
`
