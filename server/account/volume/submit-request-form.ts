import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { TAX_ID_PATTERN, type volumeCalls, YEARLY_VOLUMES } from '#contract/account/volume.ts'
import { customerOf, readPerson, userOf } from '#server/account/contact/person.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { stateCode } from '#server/account/contact/us-state.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import {
  namedCustomer,
  recipientsOf,
  writeShopMessage,
} from '#server/site/mail/messages/write-shop-message.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { RECEIVED } from './select-request-form.ts'

type Calls = typeof volumeCalls.submitRequestForm
type VolumeRequest = HandlerArgs<Calls>['body']
type VolumeResponse = AnswerIn<Calls>

const REQUEST = {
  customer_id: int4,
  company: text,
  tax_id: text,
  license_number: nullable(text),
  yearly_volume: text,
  state: text,
  products: nullable(text),
  trade_references: nullable(text),
  submitted_at: timestamptz,
}
const COLUMNS = Object.keys(REQUEST)
const write = statement({
  name: 'volume-request-write',
  sql: `with kept as (insert into volume_requests (${COLUMNS.join(', ')})
     values (${COLUMNS.map((column) => `:${column}`).join(', ')})
     on conflict (customer_id) where status = 'open' do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')})
   update customers set company = :company where id = :customer_id and coalesce(company, '') = ''`,
  params: REQUEST,
})

/** Stores the application and notifies shop and customer by e-mail; rejected fields are a regular response with reasons. */
export async function submitRequestForm(
  request: VolumeRequest,
  context: SessionContext,
): Promise<VolumeResponse> {
  const { db, session, now, shop, projectId } = context
  // rate-limited, because each one sends an e-mail to the shop
  const limit = { key: `volume-request:${session.customerId}`, events: 20, seconds: 3_600 }
  await countEvents(db, [limit], now())
  const errors = errorsOf(request)
  const state = stateCode(request.state)
  if (errors.length > 0 || state === null) return { success: false, errors, customer: null, user: null }
  const [person] = await readPerson(db, { id: session.customerId })
  if (!person) throw unauthorized()
  await inTransaction(db, async (trx) => {
    await write(trx, rowOf(request, state, session.customerId, now()))
    await tellOfRequest(trx, request, { customerId: session.customerId, projectId }, now())
    await writeMessageTo(trx, session.customerId, receivedMessage(request, session.customerId, now()), now())
  })
  shop.jobs.wake()
  return {
    success: true,
    success_message: [...RECEIVED],
    customer: customerOf(person),
    user: userOf(person),
  }
}

const receivedMessage = ({ company }: VolumeRequest, customer_id: number, now: Date) =>
  ({ kind: 'volumeReceived', customer_id, submitted_at: now.toISOString(), company }) as const

const rowOf = (request: VolumeRequest, state: string, customerId: number, now: Date) => ({
  customer_id: customerId,
  company: request.company,
  tax_id: request.tax_id,
  license_number: request.license_number || null,
  yearly_volume: request.yearly_volume,
  state,
  products: request.products || null,
  trade_references: request.trade_references || null,
  submitted_at: now,
})

function errorsOf(request: VolumeRequest): string[] {
  return [
    request.company ? null : 'Enter the name of your company.',
    TAX_ID_PATTERN.test(request.tax_id) ? null : 'The tax ID must be nine digits, such as 12-3456789.',
    Object.hasOwn(YEARLY_VOLUMES, request.yearly_volume) ? null : 'Choose your yearly volume.',
    stateCode(request.state) !== null ? null : 'Choose the state in which you sell.',
  ].filter((error) => error !== null)
}

/** To `notify_volume`, or else to the address of the storefront. */
async function tellOfRequest(
  trx: Db,
  request: VolumeRequest,
  about: { readonly customerId: number; readonly projectId: number },
  now: Date,
): Promise<void> {
  const { customerId, projectId } = about
  const told = await recipientsOf(trx, projectId, 'notify_volume')
  const recipients = told.length > 0 ? told : await recipientsOf(trx, projectId, 'email')
  if (recipients.length === 0) return
  const { company, tax_id, license_number, yearly_volume, state, products, trade_references } = request
  const message = {
    kind: 'volumeRequested',
    customer: await namedCustomer(trx, customerId),
    submitted_at: now.toISOString(),
    request: {
      company,
      tax_id,
      license_number: license_number ?? null,
      yearly_volume: yearlyVolumeText(yearly_volume),
      state,
      products: products ?? null,
      trade_references: trade_references ?? null,
    },
  } as const
  await writeShopMessage(trx, message, { ...about, recipients }, now)
}

const yearlyVolumeText = (key: string): string =>
  Object.entries(YEARLY_VOLUMES).find(([each]) => each === key)?.[1] ?? key
