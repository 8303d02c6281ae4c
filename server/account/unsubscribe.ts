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

const STOPS: Readonly<Record<Unsubscribable, typeof stopStock>> = { stock: stopStock }

/** The same answer when it was ended before; a token of nobody is refused in words. */
export const unsubscribeHandlers: Handlers<typeof unsubscribeCalls> = {
  unsubscribe: async ({ body: { from, token } }, { db, address, now }) => {
    await countEvents(db, [{ key: `unsubscribe:${address}`, events: 60, seconds: 600 }], now())
    const known = await STOPS[from](db, { token })
    return known.length > 0
      ? { success: true }
      : { success: false, errors: ['This link is not complete. Open it from the e-mail once more.'] }
  },
}
