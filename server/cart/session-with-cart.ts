import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { calls } from '#contract/registry.ts'
import {
  PRICE_LEVEL,
  type ReadSession,
  type Session,
  SESSION,
  SESSION_COLUMNS,
  SESSION_PARAMS,
  SESSION_STANDS,
  SESSION_TABLES,
  sessionOf,
} from '#server/account/auth/session.ts'
import { int4Of, nullable, text } from '#server/platform/database/sql-type.ts'
import { jsonStatement } from '#server/platform/database/statement.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import { warehouseState } from './customer-cart.ts'
import { CART_JOINS } from './cart-row.ts'
import { CONTENTS, contentsColumns, contentsOf, cacheForCall } from './read-cart.ts'

const select = jsonStatement({
  name: 'session-with-cart',
  sql: `select ${SESSION_COLUMNS}, u.project_id as session_project_id,
     (select version::text from versions where name = 'settings') as settings_version, ${contentsColumns(PRICE_LEVEL)}
     from ${SESSION_TABLES} left join carts c
       on c.customer_id = u.id and c.project_id = u.project_id and c.status in ('current', 'submitting')
       ${CART_JOINS}
     where ${SESSION_STANDS}`,
  params: { ...SESSION_PARAMS, warehouseState: text },
  row: {
    ...SESSION,
    session_project_id: int4Of<ProjectId>(),
    settings_version: text,
    ...CONTENTS,
    id: nullable(CONTENTS.id),
  },
})

/** Reads the session and, in the same statement, the current cart for the first `readCart` of the call. */
export const sessionWithCart =
  (settings: SettingsReader): ReadSession =>
  async (db, { sessionId, customerId, projectId }, now) => {
    const here = projectId === PROFESSIONAL_PROJECT ? PROFESSIONAL_PROJECT : CONSUMER_PROJECT
    const warehouse = warehouseState(settings, here)
    const [found] = await select(db, { sessionId, customerId, now, warehouseState: warehouse })
    if (!found) return null
    const whose = { id: sessionId, customerId, projectId: found.session_project_id }
    const session: Session = {
      ...sessionOf(whose, { ...found, created_at: new Date(found.created_at) }),
      settingsVersion: found.settings_version,
    }
    const { id } = found
    if (id !== null && session.projectId === here)
      cacheForCall(session, await contentsOf(db, { ...found, id }))
    return session
  }

/**
 * The calls that start by reading the current cart. The read starts only after the request body is complete, so no
 * decision rests on older rows.
 */
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
