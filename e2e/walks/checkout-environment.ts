import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type CheckoutSnapshot, routeOf } from '#machines/checkout/checkout.selectors.ts'
import type { TestStep } from './walk.ts'

/** The address of the page, the cart on the server, and what the router does next without user input. */
export interface CheckoutEnvironment {
  readonly [name: string]: string | boolean
  readonly path: string
  /** what the address tells the machine next without anybody pressing anything */
  readonly due: 'nothing' | 'step' | 'leave'
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
export type CheckoutStep = TestStep<CheckoutEnvironment>

const isInside = (path: string): boolean => path.startsWith('/checkout')

/** Whether a change of the address sends `step.requested`. */
const listens = ({ value }: AnyMachineSnapshot): boolean =>
  value === 'complete' || JSON.stringify(value).includes('"stepping"')

/** The environment after the router has followed the machine. */
function after(env: CheckoutEnvironment, to: AnyMachineSnapshot): CheckoutEnvironment {
  // the walk is over this very machine
  const right = routeOf(to as CheckoutSnapshot)
  if (!isInside(env.path) || right === null || right === env.path) return env
  return { ...env, path: right, due: listens(to) ? 'step' : 'nothing' }
}

export const changing =
  (change: Partial<CheckoutEnvironment>): NonNullable<CheckoutStep['next']> =>
  (env, _, to) =>
    after({ ...env, due: 'nothing', ...change }, to)

/** A step that is possible only while the router takes no step by itself. */
export const step = (
  perform: CheckoutStep['perform'],
  more: Omit<CheckoutStep, 'perform'> = {},
): CheckoutStep => ({
  next: changing({}),
  ...more,
  when: (env, at, event) =>
    env.due === 'nothing' && !env.over && !env.changing && (more.when?.(env, at, event) ?? true),
  perform,
})

/** A step that is possible only while a cart change is being saved. */
export const whileSaving = (
  perform: CheckoutStep['perform'],
  state: string,
  next: NonNullable<CheckoutStep['next']> = changing({}),
): CheckoutStep => ({
  next,
  when: ({ changing }, { value }) => changing && value === state,
  perform,
})

/** A step that the router takes without user input. */
export const automatic = (
  what: 'step' | 'leave',
  more: Omit<CheckoutStep, 'perform'> = {},
): CheckoutStep => ({
  next: changing({}),
  ...more,
  when: (env, at, event) => env.due === what && (more.when?.(env, at, event) ?? true),
  isAutomatic: true,
  perform: async () => undefined,
})

export const pathOf: Readonly<Record<string, string>> = {
  checkout: '/checkout',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  review: '/checkout/review',
  complete: '/checkout/complete',
}
export const asksFor = (step: string, event: EventObject): boolean =>
  'step' in event && event['step'] === step
export const asksForPath = (
  { path }: CheckoutEnvironment,
  _: AnyMachineSnapshot,
  event: EventObject,
): boolean => 'step' in event && pathOf[String(event['step'])] === path
export const isInState = ({ value }: AnyMachineSnapshot, state: string): boolean =>
  JSON.stringify(value).includes(`"${state}"`)
export const isAt =
  (state: string) =>
  (_: CheckoutEnvironment, at: AnyMachineSnapshot): boolean =>
    isInState(at, state)
