import type { Kysely } from 'kysely'
import { WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, jsonb, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { PlacedContent } from './shop-message.ts'
import { namedCustomer, recipientsOf, writeShopMessage } from './write-shop-message.ts'

const selectOrder = statement({
  name: 'order-notice-order',
  sql: 'select project_id, customer_id, status_id, snapshot from orders where id = :orderId',
  params: { orderId: int4 },
  row: { project_id: int4, customer_id: int4, status_id: int4, snapshot: jsonb<SubmissionContent>() },
})
const selectGoods = statement({
  name: 'order-notice-goods',
  sql: `select p.id, p.upc, p.packaging from order_lines l join products p on p.id = l.product_id where l.order_id = :orderId`,
  params: { orderId: int4 },
  row: { id: int4, upc: nullable(text), packaging: nullable(text) },
})

/** Tells the addresses of `notify_orders` of an order, once, in the transaction that writes it with its lines. */
export async function writeOrderNotice(trx: Kysely<Database>, orderId: number, now: Date): Promise<void> {
  const [order] = await selectOrder(trx, { orderId })
  if (!order) throw new Error(`there is no order ${orderId}`)
  const { project_id: projectId, customer_id: customerId } = order
  const recipients = await recipientsOf(trx, projectId, 'notify_orders')
  if (recipients.length === 0) return
  const goods = new Map((await selectGoods(trx, { orderId })).map((row) => [row.id, row]))
  const content = placedContent(order.snapshot, order.status_id === WAITING_FOR_DOCUMENTS, goods)
  const customer = await namedCustomer(trx, customerId)
  await writeShopMessage(
    trx,
    { kind: 'orderPlaced', order_id: orderId, customer, content },
    { recipients, customerId, projectId },
    now,
  )
}

type Goods = ReadonlyMap<number, { readonly upc: string | null; readonly packaging: string | null }>

function placedContent(snapshot: SubmissionContent, waits: boolean, goods: Goods): PlacedContent {
  const { charges, subtotal, total, deposit, delivery, ship_date, pickup, payment_method, card } = snapshot
  const purchaseOrder = snapshot.billing?.['purchase_order_number']
  return {
    lines: snapshot.lines.map(({ product_id, model, name, quantity, cents }) => ({
      model,
      name,
      quantity,
      cents,
      upc: goods.get(product_id)?.upc ?? null,
      packaging: goods.get(product_id)?.packaging ?? null,
    })),
    charges,
    subtotal,
    total,
    deposit,
    delivery,
    ship_date,
    pickup,
    payment_method,
    card,
    waits,
    purchase_order_number: typeof purchaseOrder === 'string' ? purchaseOrder : null,
    ship_to: shipTo(snapshot.address),
    contact: snapshot.contact,
    comments: snapshot.comments,
  }
}

const shipTo = (address: SubmissionContent['address']): string[] =>
  address === null
    ? []
    : [
        address.name,
        address.company,
        address.street_address,
        address.suburb,
        `${address.city}, ${address.state} ${address.postcode}`,
      ].filter((line): line is string => typeof line === 'string' && line.trim() !== '')
