import type { InferInput } from 'valibot'
import { ageMissingText, requiredAge } from '#contract/site/age.ts'
import type { SessionAnswer } from '#contract/account/auth.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import { EMAIL_PROBLEM, isEmail, normalEmail } from '#contract/platform/email.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'
import type { registrationCalls } from '#contract/account/registration.ts'
import { toE164 } from '#server/account/contact/e164.ts'
import { recordRegistration } from '#server/site/conversions/conversion.ts'
import { bool, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { addressErrors } from '#server/account/contact/address-check.ts'
import { stateCode } from '#server/account/contact/us-state.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { limitFailures } from '#server/platform/http/rate-limit.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { rememberBrowser } from '#server/platform/known-browsers.ts'
import { logIn } from './log-in.ts'
import { newPasswordError, shopName } from './new-password.ts'
import { hashPassword } from './password.ts'
import { sessionAnswer } from './session-answer.ts'

type RegisterRequest = HandlerArgs<typeof registrationCalls.register>['body']['registerData']
type RegisterResponse = InferInput<typeof SessionAnswer>

const TAKEN = 'There is an account with this e-mail already. Log in, or reset its password.'

const insert = statement({
  name: 'customer-insert',
  sql: `insert into customers (project_id, email, password_hash, firstname, lastname, telephone, mobile_phone, company,
     newsletter, confirmed_age, age_confirmed_at, level_id)
   values (:projectId, :email, :passwordHash, :firstname, :lastname, :telephone, :mobile, :company,
     :newsletter, :confirmedAge, :now, (select id from levels where short_name = 'bronze'))
   on conflict (project_id, email) do nothing returning id`,
  params: {
    projectId: int4,
    email: text,
    passwordHash: text,
    firstname: text,
    lastname: text,
    telephone: nullable(text),
    mobile: nullable(text),
    company: nullable(text),
    newsletter: bool,
    confirmedAge: nullable(int4),
    now: timestamptz,
  },
  row: { id: int4 },
})
const insertAddress = statement({
  name: 'customer-address-insert',
  sql: `insert into addresses (customer_id, name, company, street_address, city, state, postcode, telephone, is_default)
   values (:customerId, :name, :company, :street_address, :city, :state, :postcode, :telephone, true)`,
  params: {
    customerId: int4,
    name: text,
    company: nullable(text),
    street_address: text,
    city: text,
    state: text,
    postcode: text,
    telephone: nullable(text),
  },
})

/** Opens an account at the lowest price level and logs it in; rejected fields are a regular response with reasons. */
export async function register(request: RegisterRequest, context: CallContext): Promise<RegisterResponse> {
  const { db, address, now } = context
  // rate-limited, because the response reveals whether an e-mail address has an account
  const limits = [{ key: `register-from:${address}`, events: 30, seconds: 3_600 }]
  return limitFailures(
    db,
    { limits, now: now() },
    () => openAccount(request, context),
    () => true,
  )
}

async function openAccount(request: RegisterRequest, context: CallContext): Promise<RegisterResponse> {
  const { shop, projectId } = context
  const errors = errorsOf(request, context)
  if (errors.length > 0) return refused(errors)
  const hash = await shop.hashing(context.address, () => hashPassword(request.password))
  const customerId = (await write(request, hash, context)) ?? (await returning(request, context))
  shop.jobs.wake()
  if (customerId === null) return refused([TAKEN])
  await rememberBrowser(context.db, customerId, context.browser, context.now())
  const credentials = await shop.sessions.open({ customerId, staffId: null, projectId })
  return sessionAnswer(context, customerId, credentials)
}

/** A retry after a lost response: the account exists already and has the password of the request. */
async function returning(request: RegisterRequest, context: CallContext): Promise<number | null> {
  const { customers_email_address: username, password } = request
  const asCustomer = { customers_id: null, otp: null, is_impersonate: false }
  return logIn({ username, password, ...asCustomer }, context).then(
    ({ customerId }) => customerId,
    (thrown: unknown) => {
      if (thrown instanceof HttpError && thrown.status !== 503) return null
      throw thrown
    },
  )
}

const refused = (errors: readonly string[]): RegisterResponse => ({
  success: false,
  errors: [...errors],
  user: null,
  customer: null,
  access_token: null,
  document_token: null,
})

function errorsOf(request: RegisterRequest, context: CallContext): readonly string[] {
  const age = requiredAge(context.projectId, stateCode(request.state ?? ''))
  const words = {
    shop: shopName(context),
    email: request.customers_email_address,
    names: namesOf(request),
  }
  return [
    request.customers_firstname ? null : 'Enter your first name.',
    request.customers_lastname ? null : 'Enter your last name.',
    isEmail(request.customers_email_address) ? null : EMAIL_PROBLEM,
    isGeneralPhone(request.customers_telephone ?? '') ? null : 'The telephone number cannot be read.',
    isUsPhone(request.customers_mobile_phone ?? '') ? null : 'The mobile phone number must have ten digits.',
    (request.confirmed_age ?? 0) >= age ? null : ageMissingText(age),
    newPasswordError(request.password, request.password_confirmation, words),
    // name and phone were checked above
    ...(hasAddress(request) ? addressErrors({ ...addressOf(request), name: '-', telephone: null }) : []),
  ].filter((error) => error !== null)
}

const namesOf = (request: RegisterRequest): readonly string[] => [
  request.customers_firstname,
  request.customers_lastname,
  request.company ?? '',
]

const hasAddress = ({ street_address, city, state, postcode }: RegisterRequest): boolean =>
  [street_address, city, state, postcode].some(Boolean)

const addressOf = (request: RegisterRequest) => ({
  name: `${request.customers_firstname} ${request.customers_lastname}`,
  street_address: request.street_address ?? '',
  city: request.city ?? '',
  state: request.state ?? '',
  postcode: request.postcode ?? '',
  telephone: request.customers_mobile_phone || null,
})

/** Resolves with the new id, or null when the e-mail address already has an account. */
async function write(request: RegisterRequest, hash: string, context: CallContext): Promise<number | null> {
  const { db, projectId, now } = context
  const company = request.company || null
  return inTransaction(db, async (trx) => {
    const [made] = await insert(trx, {
      projectId,
      email: normalEmail(request.customers_email_address),
      passwordHash: hash,
      firstname: request.customers_firstname,
      lastname: request.customers_lastname,
      telephone: request.customers_telephone || null,
      mobile: toE164(request.customers_mobile_phone),
      company,
      newsletter: request.newsletter,
      confirmedAge: request.confirmed_age,
      now: now(),
    })
    if (!made) return null
    const address = addressOf(request)
    const state = stateCode(address.state) ?? address.state
    if (hasAddress(request)) await insertAddress(trx, { ...address, state, customerId: made.id, company })
    await recordRegistration(trx, made.id, context)
    return made.id
  })
}
