import type { SnapshotFrom } from 'xstate'
import type { CartLine } from '#contract/carts.ts'
import type { cartMachine } from './cart.machine.ts'
import type { CartChange, CartContext } from './cart.types.ts'
import { withChanges } from './cart-changes.ts'

export type CartSnapshot = SnapshotFrom<typeof cartMachine>

const changesOf = ({ sending, queue }: CartContext): readonly CartChange[] =>
  sending === null ? queue : [sending, ...queue]

/** The lines to show: what the server has, with every change that is on its way and every message. */
export function linesOf({ context }: CartSnapshot): readonly CartLine[] {
  return withChanges(context.cart?.items ?? [], changesOf(context)).map((line) => {
    const said = context.lineMessages.find(({ id }) => id === line.id)
    return said ? { ...line, message: said.message, status: said.status } : line
  })
}

/** Cases of one product, as they will be when every change succeeds. */
export function quantityOf(snapshot: CartSnapshot, products_id: number): number {
  return countOf(snapshot, (product) => product === products_id)
}

/** For the badge. Until the cart is read only its summary is known. */
export function itemCountOf(snapshot: CartSnapshot): number {
  const { cart, cartSummary } = snapshot.context
  return cart === null ? cartSummary.cart_item_count : countOf(snapshot, () => true)
}

function countOf(snapshot: CartSnapshot, isWanted: (products_id: number) => boolean): number {
  const { arrivals } = snapshot.context
  const lines = linesOf(snapshot)
  const arriving = arrivals.filter(({ id }) => !lines.some((line) => line.id === id))
  const products = new Set(lines.map((line) => line.products_id))
  const adds = changesOf(snapshot.context).flatMap((change) =>
    change.kind === 'add' && !products.has(change.products_id) ? [change] : [],
  )
  return [...lines, ...arriving, ...adds]
    .filter((part) => isWanted(part.products_id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** An add of this product is on its way or waits. */
export const isAdding = ({ context }: CartSnapshot, products_id: number): boolean =>
  changesOf(context).some((change) => change.kind === 'add' && change.products_id === products_id)

export const isEmpty = (snapshot: CartSnapshot): boolean =>
  snapshot.context.cart !== null && itemCountOf(snapshot) === 0
