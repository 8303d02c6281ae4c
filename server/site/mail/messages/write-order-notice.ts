import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { OrderedContent } from './message.ts'
import type { PlacedContent } from './shop-message.ts'
import { namedCustomer, recipientsOf, writeShopMessage } from './write-shop-message.ts'

const selectGoods = statement({
  name: 'order-notice-goods',
  sql: 'select product_id as id, upc, packaging from order_lines where order_id = :orderId',
  params: { orderId: int4 },
  row: { id: int4, upc: text, packaging: text },
})

export interface NoticedOrder {
  readonly orderId: number
  readonly customerId: number
  readonly projectId: number
  readonly submitted: SubmissionContent
  /** as the customer is told */
  readonly confirmed: OrderedContent
}

/** Tells the addresses of `notify_orders` of an order, once, in the transaction that writes it with its lines. */
export async function writeOrderNotice(trx: Db, order: NoticedOrder, now: Date): Promise<void> {
  const { orderId, customerId, projectId } = order
  const recipients = await recipientsOf(trx, projectId, 'notify_orders')
  if (recipients.length === 0) return
  const content = placedContent(order, await selectGoods(trx, { orderId }))
  const customer = await namedCustomer(trx, customerId)
  await writeShopMessage(
    trx,
    { kind: 'orderPlaced', order_id: orderId, customer, content },
    { recipients, customerId, projectId },
    now,
  )
}

interface Goods {
  readonly id: number
  readonly upc: string
  readonly packaging: string
}

function placedContent({ submitted, confirmed }: NoticedOrder, goods: readonly Goods[]): PlacedContent {
  const byId = new Map(goods.map((each) => [each.id, each]))
  return {
    ...confirmed,
    lines: submitted.lines.map(({ product_id, model, name, quantity, cents }) => {
      const { upc = null, packaging = null } = byId.get(product_id) ?? {}
      return { model, name, quantity, cents, upc, packaging }
    }),
  }
}
