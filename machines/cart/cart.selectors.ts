import type { SnapshotFrom } from 'xstate'
import type { CartLine } from '#contract/cart/carts.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type { cartMachine } from './cart.machine.ts'
import type { AddOutcome, CartChange, CartContext } from './cart.types.ts'
import { endedAdds, isPromotional, withChanges } from './cart-queue.ts'

export type CartSnapshot = SnapshotFrom<typeof cartMachine>

const changesOf = ({ sending, queue }: CartContext): readonly CartChange[] =>
  sending === null ? queue : [sending, ...queue]

/** The lines to show: the server's, with pending changes and messages applied. */
export function linesOf({ context }: CartSnapshot): readonly CartLine[] {
  const lines = withChanges(context.cart?.items ?? [], changesOf(context))
  if (context.lineMessages.length === 0) return lines
  return lines.map((line) => {
    const said = context.lineMessages.find(({ id }) => id === line.id)
    return said ? { ...line, message: said.message, status: said.status } : line
  })
}

/** A promotional line follows from the rest of the cart. */
export const isChangeable = (line: Pick<CartLine, 'status'>): boolean => !isPromotional(line)

/** Whether rush shipping is chosen, including a pending change. */
export const isRushed = ({ context }: CartSnapshot): boolean =>
  changesOf(context).findLast((change) => change.kind === 'rush')?.rush_shipping ??
  context.cart?.rush_shipping ??
  false

/** The cases of a product, including pending changes. */
export function quantityOf(snapshot: CartSnapshot, products_id: number): number {
  return countsOf(snapshot).get(products_id) ?? 0
}

/** The line id of a product; null until the server has assigned one. */
export function lineIdOf({ context: { cart, arrivals } }: CartSnapshot, products_id: number): number | null {
  const lines = [...(cart?.items ?? []), ...arrivals]
  return lines.find((line) => line.products_id === products_id)?.id ?? null
}

/** The count for the badge; from the summary until the cart is loaded. */
export function itemCountOf(snapshot: CartSnapshot): number {
  const { cart, cartSummary } = snapshot.context
  if (cart === null) return cartSummary.cart_item_count
  return [...countsOf(snapshot).values()].reduce((sum, quantity) => sum + quantity, 0)
}

/** Memoized per context, because every tile of a listing selects from it. */
const counted = new WeakMap<CartContext, ReadonlyMap<number, number>>()

function countsOf(snapshot: CartSnapshot): ReadonlyMap<number, number> {
  const known = counted.get(snapshot.context)
  if (known) return known
  const counts = new Map<number, number>()
  for (const { products_id, quantity } of partsOf(snapshot))
    counts.set(products_id, (counts.get(products_id) ?? 0) + quantity)
  counted.set(snapshot.context, counts)
  return counts
}

/** Lines, lines in flight, and adds of products without a line. */
function partsOf(snapshot: CartSnapshot): readonly Item[] {
  const { arrivals } = snapshot.context
  const lines = linesOf(snapshot)
  const arriving = arrivals.filter(({ id }) => !lines.some((line) => line.id === id))
  const products = new Set(lines.map((line) => line.products_id))
  const adds = changesOf(snapshot.context).flatMap((change): readonly Item[] => {
    if (change.kind === 'lines') return change.lines
    return change.kind === 'add' ? [change] : []
  })
  return [...lines, ...arriving, ...adds.filter(({ products_id }) => !products.has(products_id))]
}

/** An add of this product is in flight or queued. */
export const isAdding = ({ context }: CartSnapshot, products_id: number): boolean =>
  changesOf(context).some((change) => change.kind === 'add' && change.products_id === products_id)

/** The outcome of the last add of this product, or that it is not known yet; undefined when it was not added. */
export const addOutcomeOf = (
  snapshot: CartSnapshot,
  products_id: number,
): AddOutcome | { readonly kind: 'pending' } | undefined =>
  changesOf(snapshot.context).some((change) => endedAdds(change).includes(products_id))
    ? { kind: 'pending' }
    : snapshot.context.addOutcomes[products_id]

export const isEmpty = (snapshot: CartSnapshot): boolean =>
  snapshot.context.cart !== null && itemCountOf(snapshot) === 0
