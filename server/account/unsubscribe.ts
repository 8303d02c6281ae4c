import { type unsubscribeCalls, type Unsubscribable } from '#contract/account/unsubscribe.ts'
import { int4, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'

const params = { token: uuid }
const row = { one: int4 }
const stopStock = statement({
  name: 'unsubscribe-stock',
  sql: `with c as (select id from customers where mail_token = :token),
   gone as (delete from stock_alerts where customer_id = (select id from c))
   select 1 as one from c`,
  params,
  row,
})

/** The token of a customer, or of an address that a visitor typed; the address is forgotten in either case. */
const stopNews = statement({
  name: 'unsubscribe-news',
  sql: `with c as (update customers set newsletter = false where mail_token = :token returning project_id, email),
   own as (select project_id, email from c
     union all select project_id, email from newsletter_addresses where token = :token),
   gone as (delete from newsletter_addresses n using own o where n.project_id = o.project_id and n.email = o.email)
   select 1 as one from own limit 1`,
  params,
  row,
})

const STOPS: Readonly<Record<Unsubscribable, typeof stopStock>> = { stock: stopStock, news: stopNews }

/** A customer gets the same answer when it was ended before; a token of nobody, or nobody any more, is refused in words. */
export const unsubscribeHandlers: Handlers<typeof unsubscribeCalls> = {
  unsubscribe: async ({ body: { from, token } }, { db, address, now }) => {
    await countEvents(db, [{ key: `unsubscribe:${address}`, events: 60, seconds: 600 }], now())
    const known = await STOPS[from](db, { token })
    return known.length > 0
      ? { success: true }
      : {
          success: false,
          errors: ['No list knows this link any more. It was used before, or it is not complete.'],
        }
  },
}
