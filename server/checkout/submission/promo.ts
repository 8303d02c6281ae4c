import { countCases } from '#contract/cart/count-cases.ts'
import type { orderCalls } from '#contract/checkout/submit-order.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { CartRow } from '#server/cart/cart-row.ts'
import { cartUpdate } from '#server/cart/update-cart-if-unchanged.ts'
import { changeCart } from '#server/cart/change-cart.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { freeProduct, isPromoEarned, PROMO_SUBTOTAL } from '#server/cart/free-product.ts'
import type { LineRow } from '#server/cart/line-row.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

type Answer = AnswerIn<typeof orderCalls.updatePromoProducts>

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
  isPromoEarned(lines) || !lines.some((line) => line.is_promo)

/** Adds the free product when the subtotal earns it; removes it when it does not or when it is sold out. */
export async function updatePromoProducts(context: SessionContext): Promise<Answer> {
  refuseClosedCheckout(context)
  const { cart: seen, lines: seenLines } = await readCart(context)
  if (seen.status === 'current' && isAsItShouldBe(seenLines)) return unchanged
  return changeCart(context, async (trx, cart) => {
    const { lines } = await readCart(context, trx)
    if (isAsItShouldBe(lines)) return unchanged
    const present = lines.some((line) => line.is_promo)
    const isEarned = isPromoEarned(lines)
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
  const isEarned = isPromoEarned(lines)
  return present ? isEarned && isInStock(present, lines) : !isEarned
}

const isInStock = (promo: LineRow, lines: readonly LineRow[]): boolean =>
  countCases(lines.filter((line) => line.product_id === promo.product_id)) <= promo.available

async function addFreeProduct(
  trx: Transaction,
  cart: CartRow,
  context: SessionContext,
): Promise<string | null> {
  const product = await freeProduct(trx, cart.id, context)
  if (!product) return null
  await insert(trx, { cartId: cart.id, productId: product.id, version: cart.version + 1 })
  return product.name
}

const messageFor = (added: string | null): string =>
  added === null
    ? 'The free product was taken out of the cart.'
    : `${added} was added free of charge, because the subtotal is at least ${formatMoney(PROMO_SUBTOTAL)}.`
