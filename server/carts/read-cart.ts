import type { SessionContext } from '#server/http/handler.ts'
import { ownerOf } from './cart-owner.ts'
import { type CartPrice, priceOf } from './cart-price.ts'
import { type CartRow, currentCart } from './cart-row.ts'
import { linesOf, type LineRow } from './line-row.ts'

export interface CartContents {
  readonly cart: CartRow
  readonly lines: readonly LineRow[]
}

/** The current cart with its lines; the cart is read first, so its version is never newer than its lines. */
export async function readCart(context: SessionContext): Promise<CartContents> {
  const cart = await currentCart(context.db, ownerOf(context))
  return { cart, lines: await linesOf(context.db, cart.id, context.session.priceLevelId) }
}

export const priceNow = (contents: CartContents, { shop, projectId, now }: SessionContext): CartPrice =>
  priceOf(contents.cart, contents.lines, shop.settings.current(projectId).app, now())
