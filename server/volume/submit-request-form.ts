import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import { textOf } from '#contract/settings.ts'
import { TAX_ID_PATTERN, type volumeCalls, YEARLY_VOLUMES } from '#contract/volume.ts'
import { customerOf, readPerson, userOf } from '#server/account/person.ts'
import { statement } from '#server/database/statement.ts'
import { stateCode } from '#server/delivery/us-state.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { countEvents } from '#server/http/rate-limit.ts'
import { unauthorized } from '#server/http/refusal.ts'
import { RECEIVED } from './select-request-form.ts'

type Calls = typeof volumeCalls.submitRequestForm
type Wish = HandlerArgs<Calls>['body']
type Plain = AnswerIn<Calls>

const write = statement<never>(
  'volume-request-write',
  `with kept as (insert into volume_requests
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (customer_id) do update set
       company = $2, tax_id = $3, license_number = $4, yearly_volume = $5, state = $6, products = $7,
       trade_references = $8, submitted_at = $9)
   update customers set company = $2 where id = $1 and coalesce(company, '') = ''`,
)

/** Keeps the application and tells the shop by letter; a refusal is an ordinary answer with its reasons. */
export async function submitRequestForm(wish: Wish, context: SessionContext): Promise<Plain> {
  const { db, session, now, shop, projectId } = context
  // each sends a letter to the shop
  const limit = { key: `volume-request:${session.customerId}`, events: 20, seconds: 3_600 }
  await countEvents(db, [limit], now())
  const errors = faultsOf(wish)
  if (errors.length > 0) return { success: false, errors, customer: null, user: null }
  await write(
    db,
    session.customerId,
    wish.company,
    wish.tax_id,
    wish.license_number || null,
    wish.yearly_volume,
    stateCode(wish.state),
    wish.products || null,
    wish.trade_references || null,
    now(),
  )
  const [person] = await readPerson(db, session.customerId)
  if (!person) throw unauthorized()
  const to = textOf(shop.settings.current(projectId).store, 'email') || null
  shop.post.mail({ to, subject: 'Application for volume pricing', text: letter(wish, person) })
  return {
    success: true,
    success_message: [...RECEIVED],
    customer: customerOf(person),
    user: userOf(person),
  }
}

function faultsOf(wish: Wish): string[] {
  return [
    wish.company ? null : 'Enter the name of your company.',
    TAX_ID_PATTERN.test(wish.tax_id) ? null : 'The tax ID must be nine digits, such as 12-3456789.',
    Object.hasOwn(YEARLY_VOLUMES, wish.yearly_volume) ? null : 'Choose your yearly volume.',
    stateCode(wish.state) !== null ? null : 'Choose the state in which you sell.',
  ].filter((fault) => fault !== null)
}

const letter = (wish: Wish, person: { readonly id: number; readonly email: string }): string =>
  [
    `Customer ${person.id}, ${person.email}`,
    `Company: ${wish.company}`,
    `Tax ID: ${wish.tax_id}`,
    `License: ${wish.license_number ?? ''}`,
    `Yearly volume: ${wish.yearly_volume}`,
    `State: ${wish.state}`,
    `Products: ${wish.products ?? ''}`,
    `Trade references: ${wish.trade_references ?? ''}`,
    '',
  ].join('\n')
