import type { InferInput } from 'valibot'
import type { Product } from '#contract/catalogue/products.ts'
import { bool, int4, int8, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { cartOfCall } from './customer-cart.ts'
import { isTexas } from '#server/delivery/texas.ts'
import { type CartRow, usualAddress } from './cart-row.ts'
import { rowId } from '#server/platform/http/id-param.ts'

const MOST = 12

/** A shared category weighs twice a shared brand; only products in stock, shippable and not in the cart. */
const select = statement({
  name: 'recommended',
  sql: `with had as (select p.id, p.category_id, p.brand_id from cart_lines l join products p on p.id = l.product_id where l.cart_id = :cartId),
   categories as (select category_id, count(*) as n from had group by 1),
   brands as (select brand_id, count(*) as n from had group by 1)
   select p.id from products p join stock s on s.product_id = p.id and s.qty > 0
     left join categories c on c.category_id = p.category_id left join brands b on b.brand_id = p.brand_id
   where p.project_id = :projectId and p.active and not (:isForTexas and p.texas_restricted)
     and (c.n > 0 or b.n > 0) and not exists (select from had h where h.id = p.id)
   order by 2 * coalesce(c.n, 0) + coalesce(b.n, 0) desc, p.is_new desc, p.id limit ${MOST}`,
  params: { cartId: int4, projectId: int4, isForTexas: bool },
  row: { id: int4 },
})
const ownAddress = statement({
  name: 'recommended-address',
  sql: `select a.state, a.postcode from ${usualAddress({ customerId: ':customerId' })} a`,
  params: { customerId: int4 },
  row: { state: text, postcode: text },
})
const click = statement({
  name: 'recommended-click',
  sql: `insert into recommended_clicks (customer_id, product_id, at)
   select :customerId, p.id, :now from products p where p.id = :productId and p.project_id = :projectId returning id`,
  params: { customerId: int4, productId: int4, projectId: int4, now: timestamptz },
  row: { id: int8 },
})

export async function recommendedProducts(context: SessionContext): Promise<InferInput<typeof Product>[]> {
  const { db, session, projectId, shop } = context
  const cart = await cartOfCall(context)
  const rows = await select(db, { cartId: cart.id, projectId, isForTexas: await isForTexas(cart, context) })
  return rows
    .map((row) => shop.catalogue.item(row.id))
    .filter((item) => item !== null)
    .map((item) => shop.catalogue.wire(item, session.priceLevelId))
}

/** Whether to leave out products that may not be shipped to Texas: by the address of the cart, else of the customer. */
async function isForTexas(cart: CartRow, { db, session }: SessionContext): Promise<boolean> {
  if (cart.is_pickup) return false
  const address = cart.address ?? (await ownAddress(db, { customerId: session.customerId }))[0]
  return address !== undefined && isTexas(address.state, address.postcode)
}

export async function recommendedClick(
  productId: number,
  { db, session, projectId, now }: SessionContext,
): Promise<{ success: true }> {
  const limit = { key: `recommended-click:${session.customerId}`, events: 300, seconds: 3_600 }
  await countEvents(db, [limit], now())
  const [kept] = await click(db, {
    customerId: session.customerId,
    productId: rowId(productId),
    projectId,
    now: now(),
  })
  if (!kept) throw notFound()
  return { success: true }
}
