import type { orderCalls } from '#contract/checkout/orders.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { CartRow } from '#server/cart/cart-row.ts'
import { cartUpdate } from '#server/cart/update-cart-if-unchanged.ts'
import { changeCart, type Trx } from '#server/cart/change-cart.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { type LineRow, subtotalOf } from '#server/cart/line-row.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

type Answer = AnswerIn<typeof orderCalls.updatePromoProducts>

/** The subtotal in cents from which one case of a product is free. */
export const PROMO_SUBTOTAL = 150_000
const PROMO_CATEGORY = { 11: 'Assortments', 14: 'Fuse & Igniters' } as const

const pick = statement({
  name: 'promo-pick',
  sql: `select p.id, p.name from products p join categories c on c.id = p.category_id join stock s on s.product_id = p.id
     join prices r on r.product_id = p.id and r.level_id = :levelId
   where p.project_id = :projectId and c.name = :category and p.active and not p.pro_use and not p.texas_restricted
     and s.qty > coalesce((select sum(l.quantity) from cart_lines l where l.cart_id = :cartId and l.product_id = p.id and not l.is_promo), 0)
   order by r.cents, p.id limit 1`,
  params: { projectId: int4, category: text, levelId: int4, cartId: int4 },
  row: { id: int4, name: text },
})
const insert = statement({
  name: 'promo-insert',
  sql: `insert into cart_lines (cart_id, product_id, quantity, is_promo, cart_version)
   values (:cartId, :productId, 1, true, :version)`,
  params: { cartId: int4, productId: int4, version: int4 },
})
const remove = statement({
  name: 'promo-remove',
  sql: 'delete from cart_lines where cart_id = :cartId and is_promo',
  params: { cartId: int4 },
})
const writeVersion = cartUpdate('cart-version', [])({})

/** Whether the promotional lines are covered by the subtotal. */
export const isPromoDeserved = (lines: readonly LineRow[]): boolean =>
  subtotalOf(lines) >= PROMO_SUBTOTAL || !lines.some((line) => line.is_promo)

/** Adds the free product when the subtotal earns it; removes it when it does not or when it is sold out. */
export async function updatePromoProducts(context: SessionContext): Promise<Answer> {
  refuseClosedCheckout(context)
  const { cart: seen, lines: seenLines } = await readCart(context)
  if (seen.status === 'current' && isAsItShouldBe(seenLines)) return unchanged
  return changeCart(context, async (trx, cart) => {
    const { lines } = await readCart(context, trx)
    if (isAsItShouldBe(lines)) return unchanged
    const present = lines.some((line) => line.is_promo)
    const isEarned = subtotalOf(lines) >= PROMO_SUBTOTAL
    if (present) await remove(trx, { cartId: cart.id })
    const added = isEarned ? await addFreeProduct(trx, cart, context) : null
    if (!present && !added) return unchanged
    await writeVersion(trx, { ...cart, now: context.now() })
    return { success: true, changed: true, message: messageFor(added) }
  })
}

const unchanged: Answer = { success: true, changed: false, message: null }

function isAsItShouldBe(lines: readonly LineRow[]): boolean {
  const present = lines.find((line) => line.is_promo)
  const isEarned = subtotalOf(lines) >= PROMO_SUBTOTAL
  return present ? isEarned && isInStock(present, lines) : !isEarned
}

const isInStock = (promo: LineRow, lines: readonly LineRow[]): boolean =>
  lines
    .filter((line) => line.product_id === promo.product_id)
    .reduce((sum, line) => sum + line.quantity, 0) <= promo.available

async function addFreeProduct(
  trx: Trx,
  cart: CartRow,
  { projectId, session }: SessionContext,
): Promise<string | null> {
  const [product] = await pick(trx, {
    projectId,
    category: PROMO_CATEGORY[projectId],
    levelId: session.priceLevelId,
    cartId: cart.id,
  })
  if (!product) return null
  await insert(trx, { cartId: cart.id, productId: product.id, version: cart.version + 1 })
  return product.name
}

const messageFor = (added: string | null): string =>
  added === null
    ? 'The free product was taken out of the cart.'
    : `${added} was added free of charge, because the subtotal is at least ${formatMoney(PROMO_SUBTOTAL)}.`
