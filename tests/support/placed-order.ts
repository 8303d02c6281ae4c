import { sql } from 'kysely'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { CARDS, goToReview, submit } from './checkout.ts'
import { makeShopperWithCart } from './customers.ts'
import type { TestShop } from './shop.ts'
import type { Shopper } from './shopper.ts'

export interface PlacedOrder {
  readonly shopper: Shopper
  readonly id: number
  /** cents that were charged */
  readonly total: number
}

/** An order of two products with four cases by a customer of its own, paid by card. */
export async function placeOrder(
  shop: Pick<TestShop, 'url' | 'db'>,
  { card = CARDS.visa, deposit = null }: { card?: string; deposit?: number | null } = {},
): Promise<PlacedOrder> {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
  const review = await goToReview(shopper, card)
  const { data } = await submit(shopper, { ...review, cc_deposit_amount: deposit })
  const id = data?.orders_id ?? 0
  const { total_cents: total } = await shop.db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { shopper, id, total }
}

export async function orderOf({ shopper, id }: PlacedOrder) {
  const { orders } = await shopper.call(orderHistoryCalls.selectOrders, { body: { orders_id: id } })
  const [order] = orders
  if (!order) throw new Error(`order ${id} is not shown`)
  return order
}

/** Kind and amount of the e-mails about an order since it was confirmed, the oldest first. */
export async function toldAbout({ db }: Pick<TestShop, 'db'>, id: number) {
  const { rows } = await sql<{ kind: string; amount: number | null }>`
    select message->>'kind' as kind, coalesce(message->>'amount', message->>'refund')::text::int as amount from emails
    where message->>'order_id' = ${String(id)} and message->>'kind' <> 'orderConfirmed'
      and message->>'kind' <> 'orderShipped' order by created_at, key`.execute(db)
  return rows
}

/** What the gateway has given back of the charge of an order, in cents. */
export async function givenBack({ db }: Pick<TestShop, 'db'>, id: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(r.amount_cents), 0)::int as cents
    from gateway.refunds r join orders o on o.submission_id::text = r.charge_key
    where o.id = ${id} and r.state = 'approved'`.execute(db)
  return rows[0]?.cents ?? 0
}
