import type { CartLine, LineUpdate } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type {
  AddOutcome,
  AddOutcomes,
  CartChange,
  CartContext,
  LineChange,
  Superseded,
} from './cart.types.ts'

/**
 * Enqueues a change. Adds of the same product are merged; a quantity or a removal replaces all queued changes of its
 * product, because it states the final quantity. Rush shipping concerns no product, so it is sent first.
 */
export function withChange(queue: readonly CartChange[], change: CartChange): readonly CartChange[] {
  if (change.kind === 'rush') return [change, ...queue.filter(({ kind }) => kind !== 'rush')]
  if (change.kind !== 'add') {
    const replaced = queue.filter((each) => productOf(each) === change.products_id)
    const settled = replaced.some(endsAdd) ? { ...change, endsAdd: true as const } : change
    return [...queue.filter((each) => !replaced.includes(each)), settled]
  }
  const last = queue.findLastIndex((each) => productOf(each) === change.products_id)
  const waiting = queue[last]
  if (waiting?.kind !== 'add' || waiting.isReplay || waiting.quantity + change.quantity > MAX_QUANTITY) {
    return [...queue, change]
  }
  return queue.with(last, { ...waiting, quantity: waiting.quantity + change.quantity })
}

/** It is an add, or a quantity or a removal that has replaced one: its outcome is that of the add. */
export const endsAdd = (change: CartChange): boolean =>
  change.kind === 'add' || (change.kind !== 'rush' && change.endsAdd === true)

const productOf = (change: CartChange): number | null => (change.kind === 'rush' ? null : change.products_id)

/** Puts a failed change back to the front, unless a later quantity or removal of the product is queued. */
export function withReplay(queue: readonly CartChange[], change: LineChange): readonly CartChange[] {
  const settles = (each: CartChange) => each.kind !== 'add' && productOf(each) === change.products_id
  if (!queue.some(settles)) return rushFirst([{ ...change, isReplay: true }, ...queue])
  return endsAdd(change) ? queue.map((each) => (settles(each) ? { ...each, endsAdd: true } : each)) : queue
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
export function repeatableChange(context: CartContext): LineChange | null {
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
  for (const change of changes.filter(endsAdd)) {
    const product = String(productOf(change))
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
  return lines.map((line) => {
    if (change.kind === 'set') return line.id === change.id ? priced(line, change.quantity) : line
    return line.products_id === change.products_id ? priced(line, line.quantity + change.quantity) : line
  })
}

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
  data: LineUpdate['data'],
): readonly CartLine[] {
  if (data === null) return change.kind === 'remove' ? withOne(lines, change) : lines
  return lines
    .map((line) => (line.id === data.id ? { ...line, ...data } : line))
    .filter(({ quantity }) => quantity > 0)
}
