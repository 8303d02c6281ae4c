import { EMAIL_PROBLEM, isEmail, normalEmail } from '#contract/platform/email.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'
import type { profileCalls } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { dropCodesOf } from './auth/reset-code.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { toE164 } from './contact/e164.ts'
import { emailChangeError } from './email-change.ts'
import { readPerson } from './contact/person.ts'

type Change = HandlerArgs<typeof profileCalls.updateProfile>['body']
type ProfileResponse = AnswerIn<typeof profileCalls.updateProfile>

const write = statement({
  name: 'profile-update',
  sql: `update customers c set firstname = coalesce(:firstname, firstname), lastname = coalesce(:lastname, lastname),
     email = coalesce(:email, email), newsletter = coalesce(:newsletter, newsletter),
     email_notifications = coalesce(:email_notifications, email_notifications),
     text_notifications = coalesce(:text_notifications, text_notifications),
     telephone = case when :hasTelephone then :telephone else telephone end,
     mobile_phone = case when :hasMobile then :mobile else mobile_phone end,
     company = case when :hasCompany then :company else company end,
     tag_markup_percent = case when :hasMarkup then :markup else tag_markup_percent end
   where id = :id and not exists (select from customers o
     where o.project_id = c.project_id and o.email = :email and o.id <> c.id)
   returning id`,
  params: {
    id: int4,
    firstname: nullable(text),
    lastname: nullable(text),
    email: nullable(text),
    newsletter: nullable(bool),
    email_notifications: nullable(bool),
    text_notifications: nullable(bool),
    hasTelephone: bool,
    telephone: nullable(text),
    hasMobile: bool,
    mobile: nullable(text),
    hasCompany: bool,
    company: nullable(text),
    hasMarkup: bool,
    markup: nullable(int4),
  },
  row: { id: int4 },
})

const TAKEN = 'There is another account with this e-mail address.'
const TOLD = 'Updated. An e-mail to your old address tells of the change.'

/** Writes the fields that are in the request, or none of them. */
export async function updateProfile(change: Change, context: SessionContext): Promise<ProfileResponse> {
  const { current_password, ...fields } = change
  if (Object.keys(fields).length === 0) return refused([MESSAGES.anErrorOccurred])
  const errors = errorsOf(change)
  if (errors.length > 0) return refused(errors)
  const [person] = await readPerson(context.db, { id: context.session.customerId })
  if (!person) throw unauthorized()
  const email = emailOf(fields)
  if (email === null || email === person.email) return save(context, change, null)
  const emails = [email, person.email]
  const error = await emailChangeError(current_password, context)
  return error === null ? save(context, change, { email, emails }) : refused([error])
}

async function save(
  context: SessionContext,
  change: Change,
  newEmail: { readonly email: string; readonly emails: readonly string[] } | null,
): Promise<ProfileResponse> {
  const isSaved = await inTransaction(context.db, async (trx) => {
    if (newEmail !== null) {
      await tellOldAddress(trx, newEmail.email, context)
      await dropCodesOf(trx, { projectId: context.projectId, emails: newEmail.emails })
    }
    const rows = await write(trx, { id: context.session.customerId, ...columnsOf(change) })
    if (rows.length === 0) throw new EmailTaken()
  }).then(
    () => true,
    (thrown: unknown) => {
      if (isEmailTaken(thrown)) return false
      throw thrown
    },
  )
  if (!isSaved) return refused([TAKEN])
  if (newEmail === null) return { success: true }
  context.shop.jobs.wake()
  return { success: true, message: TOLD }
}

/** Before the address is written, in its transaction. */
async function tellOldAddress(trx: Db, email: string, { session, now }: SessionContext): Promise<void> {
  const message = { kind: 'emailChanged', customer_id: session.customerId, email } as const
  await writeMessageTo(trx, session.customerId, { ...message, changed_at: now().toISOString() }, now())
}

/** Rolls the transaction back. */
class EmailTaken extends Error {}

const UNIQUE_VIOLATION = '23505'
/** Another account had the address before, or got it meanwhile. */
const isEmailTaken = (thrown: unknown): boolean =>
  thrown instanceof EmailTaken ||
  (thrown instanceof Error && 'code' in thrown && thrown.code === UNIQUE_VIOLATION)

const emailOf = ({ customers_email_address: typed }: Change): string | null =>
  typed === undefined ? null : normalEmail(typed)

const columnsOf = (change: Change) => ({
  firstname: change.customers_firstname ?? null,
  lastname: change.customers_lastname ?? null,
  email: emailOf(change),
  newsletter: change.newsletter ?? null,
  email_notifications: change.email_notifications ?? null,
  text_notifications: change.text_notifications ?? null,
  hasTelephone: change.customers_telephone !== undefined,
  telephone: change.customers_telephone || null,
  hasMobile: change.customers_mobile_phone !== undefined,
  mobile: toE164(change.customers_mobile_phone ?? null),
  hasCompany: change.company !== undefined,
  company: change.company || null,
  hasMarkup: change.tag_markup_percent !== undefined,
  markup: change.tag_markup_percent ?? null,
})

function errorsOf(change: Change): readonly string[] {
  const { customers_firstname: first, customers_lastname: last, customers_email_address: email } = change
  return [
    first === '' ? 'Enter your first name.' : null,
    last === '' ? 'Enter your last name.' : null,
    email === undefined || isEmail(email) ? null : EMAIL_PROBLEM,
    isGeneralPhone(change.customers_telephone ?? '') ? null : 'The telephone number cannot be read.',
    isUsPhone(change.customers_mobile_phone ?? '') ? null : 'The mobile phone number must have ten digits.',
  ].filter((error) => error !== null)
}

const refused = (errors: readonly string[]): ProfileResponse => ({ success: false, errors: [...errors] })
