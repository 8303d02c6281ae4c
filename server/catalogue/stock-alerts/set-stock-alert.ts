import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { MAX_STOCK_ALERTS, type stockAlertCalls } from '#contract/catalogue/stock-alerts.ts'
import { bool, int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'

const params = { customerId: int4, productId: int4 }
const find = statement({
  name: 'stock-alert-product',
  sql: `select p.name, coalesce(s.qty, 0) > 0 as is_in_stock,
     exists (select from stock_alerts a where a.customer_id = :customerId and a.product_id = p.id) as is_waiting,
     (select count(*)::int from stock_alerts a where a.customer_id = :customerId) as waiting
   from products p left join stock s on s.product_id = p.id
   where p.id = :productId and p.project_id = :projectId and p.active`,
  params: { ...params, projectId: int4 },
  row: { name: text, is_in_stock: bool, is_waiting: bool, waiting: int4 },
})
const insert = statement({
  name: 'stock-alert-insert',
  sql: `insert into stock_alerts (product_id, customer_id, created_at) values (:productId, :customerId, :now)
   on conflict do nothing`,
  params: { ...params, now: timestamptz },
})
const remove = statement({
  name: 'stock-alert-delete',
  sql: 'delete from stock_alerts where customer_id = :customerId and product_id = :productId',
  params,
})

type SetRequest = HandlerArgs<typeof stockAlertCalls.setStockAlert>['body']
type SetAnswer = AnswerIn<typeof stockAlertCalls.setStockAlert>

/** Idempotent. A product that is not sold here is a 404, one in stock or one too many is refused in words. */
export async function setStockAlert(
  { products_id, is_wanted }: SetRequest,
  { db, session, projectId, now }: SessionContext,
): Promise<SetAnswer> {
  const { customerId } = session
  await countEvents(db, [{ key: `stock-alert:${customerId}`, events: 120, seconds: 600 }], now())
  const productId = rowId(products_id)
  if (!is_wanted) {
    await remove(db, { customerId, productId })
    return { success: true }
  }
  const [product] = await find(db, { customerId, productId, projectId })
  if (!product) throw notFound()
  if (product.is_waiting) return { success: true }
  if (product.is_in_stock) return refused(`${product.name} is back in stock.`)
  if (product.waiting >= MAX_STOCK_ALERTS)
    return refused(`You wait for ${MAX_STOCK_ALERTS} products already. Remove one in your preferences first.`)
  await insert(db, { customerId, productId, now: now() })
  return { success: true }
}

const refused = (error: string): SetAnswer => ({ success: false, errors: [error] })
