import type { cartCalls } from '#contract/carts.ts'
import type { AnswerIn } from '#contract/endpoint.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { centralTime } from '#server/delivery/central-time.ts'
import type { SessionContext } from '#server/http/handler.ts'

const claim = statement<{ id: number }>(
  'purge-claim',
  `update customers set date_purged = $2::date where id = $1 and date_purged is distinct from $2::date returning id`,
)
/** Carts that were once submitted stay, because charges refer to them. */
const purge = statement<never>(
  'purge-carts',
  `delete from carts c where c.customer_id = $1 and c.status = 'marked for deletion'
     and not exists (select from submissions s where s.cart_id = c.id)`,
)

/** Deletes the carts that were marked for deletion, once a day. */
export async function purgeOldCartData({
  db,
  session,
  now,
}: SessionContext): Promise<AnswerIn<typeof cartCalls.purgeOldCartData>> {
  const { day } = centralTime(now())
  await inTransaction(db, async (trx) => {
    const [claimed] = await claim(trx, session.customerId, day)
    if (claimed) await purge(trx, session.customerId)
  })
  return { success: true, date_purged: day }
}
