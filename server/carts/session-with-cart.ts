import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { calls } from '#contract/registry.ts'
import {
  PRICE_LEVEL,
  type ReadSession,
  SESSION_FIELDS,
  SESSION_STANDS,
  SESSION_TABLES,
  type SessionRow,
  sessionOf,
} from '#server/auth/session.ts'
import { statement } from '#server/database/statement.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import { warehouseState } from './cart-owner.ts'
import { CART_JOINS } from './cart-row.ts'
import { type ContentsRow, contentsFields, contentsOf, keepForCall } from './read-cart.ts'

type Cart = ContentsRow | { readonly [Name in keyof ContentsRow]: null }
type Row = Omit<SessionRow, 'created_at'> &
  Cart & { readonly session_project_id: ProjectId; readonly created_at: string }

/** As one value: forty columns cost both sides as much as what is in them. */
const select = statement<{ found: Row }>(
  'session-with-cart',
  `select row_to_json(x) as found from (
     select ${SESSION_FIELDS}, u.project_id as session_project_id, ${contentsFields('$4', PRICE_LEVEL)}
     from ${SESSION_TABLES} left join carts c
       on c.customer_id = u.id and c.project_id = u.project_id and c.status in ('current', 'submitting')
       ${CART_JOINS}
     where ${SESSION_STANDS}) x`,
)

/** Reads a session, and in the same statement the current cart for the first `readCart` of the call. */
export const sessionWithCart =
  (settings: SettingsReader): ReadSession =>
  async (db, { sessionId, customerId, projectId }, now) => {
    const here = projectId === PROFESSIONAL_PROJECT ? PROFESSIONAL_PROJECT : CONSUMER_PROJECT
    const [read] = await select(db, sessionId, customerId, now, warehouseState(settings, here))
    if (!read) return null
    const { found } = read
    const whose = { id: sessionId, customerId, projectId: found.session_project_id }
    const session = sessionOf(whose, { ...found, created_at: new Date(found.created_at) })
    if (found.id !== null && session.projectId === here) keepForCall(session, await contentsOf(db, found))
    return session
  }

/** The calls that begin with the current cart; everything that they decide on is read after their last byte came. */
export const CALLS_ON_THE_CART: readonly (keyof typeof calls)[] = [
  'selectCart',
  'selectCartTotals',
  'updateCart',
  'selectCarriers',
  'saveShippingQuote',
  'getShippingQuote',
  'updatePickupInfo',
  'authCreditCard',
  'saveBilling',
  'applyCouponCode',
  'deleteCouponCode',
  'updatePromoProducts',
  'checkCartStock',
  'submitOrder',
]
