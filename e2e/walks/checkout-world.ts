import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type CheckoutSnapshot, routeOf } from '#machines/checkout/checkout.selectors.ts'
import type { Deed } from './walk.ts'

/** Where the page stands, what the server has of the cart, and what the address does about it by itself. */
export interface CheckoutWorld {
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
export type CheckoutDeed = Deed<CheckoutWorld>

const isInside = (path: string): boolean => path.startsWith('/checkout')

/** Whether it asks for a step as soon as its address is another. */
const listens = ({ value }: AnyMachineSnapshot): boolean =>
  value === 'complete' || JSON.stringify(value).includes('"stepping"')

/** What the address makes of where the machine has come to. */
function after(world: CheckoutWorld, to: AnyMachineSnapshot): CheckoutWorld {
  // the walk is over this very machine
  const right = routeOf(to as CheckoutSnapshot)
  if (!isInside(world.path) || right === null || right === world.path) return world
  return { ...world, path: right, due: listens(to) ? 'step' : 'nothing' }
}

export const leading =
  (change: Partial<CheckoutWorld>): NonNullable<CheckoutDeed['leaves']> =>
  (world, _, to) =>
    after({ ...world, due: 'nothing', ...change }, to)

/** What can be done while the address has nothing to say by itself. */
export const deed = (make: CheckoutDeed['make'], more: Omit<CheckoutDeed, 'make'> = {}): CheckoutDeed => ({
  leaves: leading({}),
  ...more,
  when: (world, at, event) =>
    world.due === 'nothing' && !world.over && !world.changing && (more.when?.(world, at, event) ?? true),
  make,
})

/** What is done while a change of the cart is still on its way. */
export const amid = (
  make: CheckoutDeed['make'],
  state: string,
  leaves: NonNullable<CheckoutDeed['leaves']> = leading({}),
): CheckoutDeed => ({ leaves, when: ({ changing }, { value }) => changing && value === state, make })

/** What the address says by itself. */
export const due = (what: 'step' | 'leave', more: Omit<CheckoutDeed, 'make'> = {}): CheckoutDeed => ({
  leaves: leading({}),
  ...more,
  when: (world, at, event) => world.due === what && (more.when?.(world, at, event) ?? true),
  byItself: true,
  make: async () => undefined,
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
export const asksForPath = ({ path }: CheckoutWorld, _: AnyMachineSnapshot, event: EventObject): boolean =>
  'step' in event && pathOf[String(event['step'])] === path
export const stands = ({ value }: AnyMachineSnapshot, state: string): boolean =>
  JSON.stringify(value).includes(`"${state}"`)
export const isAt =
  (state: string) =>
  (_: CheckoutWorld, at: AnyMachineSnapshot): boolean =>
    stands(at, state)
