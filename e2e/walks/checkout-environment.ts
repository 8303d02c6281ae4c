import type { AnyMachineSnapshot } from 'xstate'
import { type CheckoutSnapshot, routeOf } from '#machines/checkout/checkout.selectors.ts'
import { type Condition, isIn } from '#statecharts/walk/walk.ts'
import type { BrowserStep, BrowserWalk } from './walk.ts'

/** The address of the page, the cart on the server, and what the router does next without user input. */
export type CheckoutEnvironment = {
  readonly path: string
  /** what follows without user input: the address tells the machine, or what became of a replaced cart is read */
  readonly due: 'nothing' | 'step' | 'leave' | 'question'
  /** `refilled`: a new cart beside an order; `spent`: an order, and nothing more */
  readonly cart: 'ready' | 'refilled' | 'spent' | 'pending' | 'one rocket' | 'two rockets'
  readonly card: 'none' | 'good' | 'declined'
  /** the call at which the check before the order is stopped */
  readonly stop: 'stock' | 'cart'
  /** the settings are being read for as long as the order takes */
  readonly reading: boolean
  /** somebody took back the method of payment */
  readonly unpaid: boolean
  /** checkout is known to be switched off */
  readonly off: boolean
  /** a change of the cart is still on its way */
  readonly changing: boolean
  /** the check of the destination waits, counts as a restriction, or is over */
  readonly texas: 'over' | 'waits' | 'restricted'
  /** nothing more is done on this path */
  readonly over: boolean
}
export type CheckoutStep = BrowserStep<CheckoutEnvironment>
export type CheckoutEvents = BrowserWalk<CheckoutEnvironment>['events']

/** While the router does nothing by itself, no change is being saved, and the path goes on. */
export const ready = { due: 'nothing', changing: false, over: false } as const

/** The environment after the router has followed the machine. */
export function follow(env: CheckoutEnvironment, to: AnyMachineSnapshot): CheckoutEnvironment {
  // the walk is over this very machine
  const path = routeOf(to as CheckoutSnapshot)
  if (!env.path.startsWith('/checkout') || path === null || path === env.path) return env
  // in other states a change of the address does not send `step.requested`
  return { ...env, path, due: isIn(to.value, 'complete') || isIn(to.value, 'stepping') ? 'step' : 'nothing' }
}

/** A step that follows without user input. */
export const automatic = (
  due: 'step' | 'leave' | 'question',
  {
    when,
    next,
  }: {
    readonly when?: Condition<CheckoutEnvironment>
    readonly next?: Partial<CheckoutEnvironment>
  } = {},
): CheckoutStep => ({ when: { due, ...when }, next: { due: 'nothing', ...next }, isAutomatic: true })

export const over = { over: true } as const
export const onCart = { path: '/cart', off: false, at: 'idle' } as const
