import { type ApiFailure, failureOf } from '#contract/platform/failure.ts'
import { errorsOf } from '#machines/platform/errors-of.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type {
  Arrival,
  CartChange,
  CartContext,
  ChangeReply,
  LineMessage,
  LinesChange,
  LinesNotice,
  Superseded,
  ChangeRequest,
} from './cart.types.ts'
import { isPromotional } from './cart-queue.ts'

/** The result of a change that got a response. */
export type ChangeVerdict =
  /** another cart is current; `isApplied`: the change was made there */
  | { readonly kind: 'stale'; readonly new_cart_id: number; readonly isApplied: boolean }
  | { readonly kind: 'refused' }
  | { readonly kind: 'accepted' }

export function verdictOf(reply: ChangeReply, cart_id: number | null): ChangeVerdict {
  const { new_cart_id } = reply.meta
  if (new_cart_id !== null && cart_id !== null && new_cart_id !== cart_id) {
    return { kind: 'stale', new_cart_id, isApplied: reply.success }
  }
  return { kind: reply.success ? 'accepted' : 'refused' }
}

/** What a stale response tells about the new cart. */
export const supersededIn = ({ meta, success }: ChangeReply): Superseded => ({
  new_cart_id: meta.new_cart_id ?? 0,
  isApplied: success,
})

export interface ChangeFailure {
  readonly message: string | null
  readonly errors: readonly string[]
}

export const changeFailureOf = ({ message, errors }: ChangeReply): ChangeFailure => ({ message, errors })
export const thrownRefusalOf = (thrown: unknown): ChangeFailure => ({
  message: null,
  errors: errorsOf(thrown),
})
export const unsent: ChangeFailure = { message: null, errors: [] }

const CONFLICT = 409

/** A concurrent change of the cart: read it again and retry. */
export function isConflict(thrown: unknown): boolean {
  const failure: ApiFailure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === CONFLICT
}

export function changeOf(event: ChangeRequest): CartChange {
  if (event.type === 'rush.set') return { kind: 'rush', rush_shipping: event.rush_shipping }
  if (event.type === 'lines.set')
    return { kind: 'lines', reason: event.reason, lines: event.lines, isReplay: false }
  const { products_id } = event
  if (event.type === 'line.add')
    return { kind: 'add', products_id, quantity: event.quantity, isReplay: false }
  return event.type === 'line.setQuantity' && event.quantity > 0
    ? { kind: 'set', id: event.id, products_id, quantity: event.quantity, isReplay: false }
    : { kind: 'remove', id: event.id, products_id, isReplay: false }
}

/** Lines in the response that the loaded cart does not have yet. */
export function arrivalsWith(
  { cart, arrivals }: CartContext,
  change: CartChange,
  { data, lines = [] }: ChangeReply,
): readonly Arrival[] {
  if (change.kind === 'rush') return arrivals
  if (change.kind === 'lines') {
    const set = new Set(change.lines.map(({ products_id }) => products_id))
    return [
      ...arrivals.filter(({ products_id }) => !set.has(products_id)),
      ...lines.filter(({ id }) => !cart?.items.some((line) => line.id === id)),
    ]
  }
  const gone = data?.id ?? (change.kind === 'remove' ? change.id : null)
  const others = arrivals.filter(({ id }) => id !== gone)
  if (data === null || cart?.items.some((line) => line.id === data.id)) return others
  return [...others, { id: data.id, products_id: change.products_id, quantity: data.quantity }]
}

export function messagesWith(messages: readonly LineMessage[], change: CartChange, reply: ChangeReply) {
  const id = reply.data?.id ?? ('id' in change ? change.id : null)
  if (id === null || reply.message === null) return messages
  return [...messages.filter((each) => each.id !== id), { id, status: reply.status, message: reply.message }]
}

/** What is told about changed lines: what Undo sets again or, after an undo, what is back. */
export function linesNotice(
  { cart }: Pick<CartContext, 'cart'>,
  { reason, lines }: LinesChange,
  { lines: now = [] }: ChangeReply,
): LinesNotice {
  if (reason === 'undo')
    return { type: 'notice.linesRestored', count: now.length, missing: lines.length - now.length }
  const before = (cart?.items ?? []).filter(
    (line) => !isPromotional(line) && lines.some(({ products_id }) => products_id === line.products_id),
  )
  return {
    type: 'notice.linesSet',
    reason,
    before: before.map(({ products_id, quantity }) => ({ products_id, quantity })),
  }
}

/** The lines confirmed by the server. */
export const itemsOf = ({ cart, arrivals }: Pick<CartContext, 'cart' | 'arrivals'>): readonly Item[] =>
  [...(cart?.items ?? []), ...arrivals].map(({ products_id, quantity }) => ({ products_id, quantity }))

export const areSameItems = (some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length &&
  some.every((item, at) => {
    const isSame = (other: Item | undefined) =>
      other?.products_id === item.products_id && other.quantity === item.quantity
    return isSame(others[at]) || others.some(isSame)
  })
