import type { cartCalls } from '#contract/cart/carts.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { date, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

const claim = statement({
  name: 'purge-claim',
  sql: `update customers set date_purged = :day::date
   where id = :customerId and date_purged is distinct from :day::date returning id`,
  params: { customerId: int4, day: date },
  row: { id: int4 },
})
/** Carts with submissions stay, because charges refer to them. */
const purge = statement({
  name: 'purge-carts',
  sql: `delete from carts c where c.customer_id = :customerId and c.status = 'marked for deletion'
     and not exists (select from submissions s where s.cart_id = c.id)`,
  params: { customerId: int4 },
})

/** Deletes carts marked for deletion, once a day. */
export async function purgeOldCartData({
  db,
  session,
  now,
}: SessionContext): Promise<AnswerIn<typeof cartCalls.purgeOldCartData>> {
  const { day } = centralTime(now())
  const { customerId } = session
  await inTransaction(db, async (trx) => {
    const [claimed] = await claim(trx, { customerId, day })
    if (claimed) await purge(trx, { customerId })
  })
  return { success: true, date_purged: day }
}
