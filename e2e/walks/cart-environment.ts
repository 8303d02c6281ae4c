import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { CartContext } from '#machines/cart/cart.types.ts'
import { isIn } from '#statecharts/walk/walk.ts'
import { isTried as isTriedWithServices } from '#tests/walks/cart-setup.ts'
import type { BrowserStep } from './walk.ts'

/** What is around the cart. The line of the model is that of the first product; beside it are always the same others. */
export type CartEnvironment = {
  readonly page: 'opening' | 'cart' | 'home' | 'left'
  /** another cart is current than the one shown */
  readonly isReplaced: boolean
  /** staleCart reads the current one */
  readonly isRecovering: boolean
  /** the cart that the model shows */
  readonly shown: number | null
  /** changes are queued */
  readonly waits: boolean
}
export type CartStep = BrowserStep<CartEnvironment>

export const begun: CartEnvironment = {
  page: 'opening',
  isReplaced: false,
  isRecovering: false,
  shown: null,
  waits: false,
}

export function follow(environment: CartEnvironment, { context }: AnyMachineSnapshot): CartEnvironment {
  const { cart, queue }: CartContext = context
  return { ...environment, shown: cart?.id ?? null, waits: queue.length > 0 }
}

const changesLine = new Set(['line.setQuantity', 'line.remove', 'lines.set'])

/** As with services, and what is pressed is shown: the line of the first product, unless it is about to go. */
export function isTried(at: AnyMachineSnapshot, event: EventObject): boolean {
  const { cart, sending, queue }: CartContext = at.context
  // the message about a line goes by itself soon
  if (isIn(at.value, 'settling') && !event.type.startsWith('xstate.after')) return false
  const isPressed = /^(?:line|lines|rush|cart\.sort)\b/.test(event.type)
  if (isPressed && cart === null) return false
  const goes = [sending, ...queue].some((change) => change?.kind === 'remove' || change?.kind === 'lines')
  if (changesLine.has(event.type) && (cart?.items.length === 0 || goes)) return false
  return isTriedWithServices(at, event)
}
