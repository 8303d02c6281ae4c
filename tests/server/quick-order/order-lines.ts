import { cartCalls } from '#contract/cart/carts.ts'
import { lineCalls, type ProductLine } from '#contract/quick-order/lines.ts'
import type { TestShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export const SILVER = 16

/** Products of the first storefront with much in stock, by model. */
export const productsOf = (shop: Pick<TestShop, 'db'>) =>
  shop.db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .innerJoin('prices as r', 'r.product_id', 'p.id')
    .select(['p.id', 'p.name', 'p.model', 'p.upc', 'r.cents'])
    .where('p.project_id', '=', 11)
    .where('r.level_id', '=', SILVER)
    .where('s.qty', '>', 60)
    .orderBy('p.model')
    .limit(40)
    .execute()

export const addRequest = (lines: readonly ProductLine[], request_id: string = crypto.randomUUID()) => ({
  body: { request_id, lines: [...lines] },
})

export const addLines = (shopper: Shopper, lines: readonly ProductLine[], requestId?: string) =>
  shopper.call(lineCalls.addLines, addRequest(lines, requestId))

/** The quantities of the current cart by product. */
export async function quantitiesOf(shopper: Shopper): Promise<Readonly<Record<number, number>>> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  return Object.fromEntries(items.map((line) => [line.products_id, line.quantity]))
}
