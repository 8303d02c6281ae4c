import type { CartLine } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type {
  AddOutcome,
  AddOutcomes,
  CartChange,
  CartContext,
  ChangeReply,
  LineChange,
  LinesChange,
  Superseded,
} from './cart.types.ts'

/**
 * Enqueues a change. Adds of the same product are merged; a quantity, a removal or a change of several lines replaces all
 * queued changes of its products alone, because it states final quantities. Rush shipping concerns no product, so it is
 * sent first.
 */
export function withChange(queue: readonly CartChange[], change: CartChange): readonly CartChange[] {
  if (change.kind === 'rush') return [change, ...queue.filter(({ kind }) => kind !== 'rush')]
  if (change.kind !== 'add') {
    const products = new Set(productsOf(change))
    const replaced = queue.filter(
      (each) => each.kind !== 'rush' && productsOf(each).every((product) => products.has(product)),
    )
    return [
      ...queue.filter((each) => !replaced.includes(each)),
      endingAdds(change, replaced.flatMap(endedAdds)),
    ]
  }
  const last = queue.findLastIndex((each) => productsOf(each).includes(change.products_id))
  const waiting = queue[last]
  if (waiting?.kind !== 'add' || waiting.isReplay || waiting.quantity + change.quantity > MAX_QUANTITY) {
    return [...queue, change]
  }
  return queue.with(last, { ...waiting, quantity: waiting.quantity + change.quantity })
}

function productsOf(change: CartChange): readonly number[] {
  if (change.kind === 'rush') return []
  return change.kind === 'lines' ? change.lines.map(({ products_id }) => products_id) : [change.products_id]
}

/** The products whose add it is, or whose add it has replaced: the outcome of the add is that of the change. */
export function endedAdds(change: CartChange): readonly number[] {
  if (change.kind === 'lines') return change.endsAdds ?? []
  return change.kind === 'add' || (change.kind !== 'rush' && change.endsAdd) ? productsOf(change) : []
}

function endingAdds(change: Settling, products: readonly number[]): Settling {
  if (products.length === 0) return change
  return change.kind === 'lines'
    ? { ...change, endsAdds: [...(change.endsAdds ?? []), ...products] }
    : { ...change, endsAdd: true }
}

/** It states final quantities. */
type Settling = Exclude<CartChange, { kind: 'rush' | 'add' }>

/** Puts a failed change back to the front, unless a later quantity or removal of its products is queued. */
export function withReplay(
  queue: readonly CartChange[],
  change: LineChange | LinesChange,
): readonly CartChange[] {
  const products = productsOf(change)
  const settles = (each: CartChange): each is Settling =>
    each.kind !== 'add' &&
    each.kind !== 'rush' &&
    products.every((product) => productsOf(each).includes(product))
  if (!queue.some(settles)) return rushFirst([{ ...change, isReplay: true }, ...queue])
  return queue.map((each) => (settles(each) ? endingAdds(each, endedAdds(change)) : each))
}

/** The change in flight; set in every state that sends one. */
export function sendingOf({ sending }: CartContext): CartChange {
  if (sending === null) throw new Error('no change of the cart is being sent')
  return sending
}

/** The id of the shown cart; set in every state in which another cart can replace it. */
export function shownCartOf({ cart }: CartContext): number {
  if (cart === null) throw new Error('no cart is shown')
  return cart.id
}

/** The line change in flight that another cart has kept from being written; null: not repeated, or repeated before. */
export function repeatableChange(context: CartContext): LineChange | LinesChange | null {
  const change = sendingOf(context)
  return change.kind === 'rush' || change.isReplay ? null : change
}

export function withRepeated(queue: readonly CartChange[], context: CartContext): readonly CartChange[] {
  const change = repeatableChange(context)
  return change === null ? queue : withReplay(queue, change)
}

/** The changes that still apply to a new cart: only adds, because the lines and settings of the old one are gone. */
export function remainingQueue(
  context: CartContext,
  { isApplied }: Pick<Superseded, 'isApplied'>,
): readonly CartChange[] {
  const adds = context.queue.filter(({ kind }) => kind === 'add')
  const isUndone = context.sending?.kind === 'add' && !isApplied
  return isUndone ? withRepeated(adds, context) : adds
}

const rushFirst = (queue: readonly CartChange[]): readonly CartChange[] =>
  queue.toSorted((one, other) => Number(other.kind === 'rush') - Number(one.kind === 'rush'))

/** Records the outcome of the adds among these changes, or that these have replaced; null: not known yet. */
export function withAddOutcome(
  outcomes: AddOutcomes,
  changes: readonly CartChange[],
  outcome: AddOutcome | null,
): AddOutcomes {
  const ended = new Map(Object.entries(outcomes))
  for (const product of changes.flatMap(endedAdds).map(String)) {
    if (outcome === null) ended.delete(product)
    else ended.set(product, outcome)
  }
  return Object.fromEntries(ended)
}

/** The changes of lines that are gone with a replaced cart. */
export const droppedWithCart = ({ queue }: CartContext): readonly CartChange[] =>
  queue.filter(({ kind }) => kind !== 'add')

/** Optimistic lines: as if all changes succeed. A product without a line has no price yet. */
export const withChanges = (
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): readonly CartLine[] => changes.reduce(withOne, lines)

function withOne(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.kind === 'rush') return lines
  if (change.kind === 'remove') return lines.filter(({ id }) => id !== change.id)
  if (change.kind === 'lines') return withQuantities(lines, change.lines)
  return lines.map((line) => {
    if (change.kind === 'set') return line.id === change.id ? priced(line, change.quantity) : line
    return line.products_id === change.products_id ? priced(line, line.quantity + change.quantity) : line
  })
}

/** Lines of these products with their new quantities, without those of 0. A product without a line has no price yet. */
function withQuantities(lines: readonly CartLine[], wanted: readonly Item[]): readonly CartLine[] {
  const quantities = new Map(wanted.map(({ products_id, quantity }) => [products_id, quantity]))
  return lines.flatMap((line) => {
    const quantity = isPromotional(line) ? undefined : quantities.get(line.products_id)
    if (quantity === undefined) return [line]
    return quantity === 0 ? [] : [priced(line, quantity)]
  })
}

/** Such a line follows from the rest of the cart and cannot be changed. */
export const isPromotional = ({ status }: Pick<CartLine, 'status'>): boolean => status === 'promo'

/** The line total in cents, quantity times price. */
const priced = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  total_price: quantity * line.final_price,
})

/** The lines after an accepted change, as far as the response contains them. */
export function confirmed(
  lines: readonly CartLine[],
  change: CartChange,
  { data, lines: now = [] }: Pick<ChangeReply, 'data' | 'lines'>,
): readonly CartLine[] {
  if (change.kind === 'lines') return withQuantities(withOne(lines, change), now)
  if (data === null) return change.kind === 'remove' ? withOne(lines, change) : lines
  return lines
    .map((line) => (line.id === data.id ? { ...line, ...data } : line))
    .filter(({ quantity }) => quantity > 0)
}
