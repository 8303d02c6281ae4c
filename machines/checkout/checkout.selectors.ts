import type { SnapshotFrom } from 'xstate'
import type { Step } from '#contract/platform/constants.ts'
import { CHECKOUT_PATHS, PATHS } from '#contract/content/paths.ts'
import type { RequestedStep } from './checkout-preflight/checkout-preflight.types.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutContext } from './checkout.types.ts'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The path for the address bar during checkout; null: leave it unchanged. */
export function routeOf(snapshot: CheckoutSnapshot): string | null {
  const route = Object.values(snapshot.getMeta()).find((meta) => meta?.route !== undefined)?.route
  if (route !== undefined) return route
  if (snapshot.matches('idle')) return snapshot.context.sentBack === null ? null : PATHS.cart
  return snapshot.matches('blocked') ? null : CHECKOUT_PATHS[snapshot.context.requestedStep]
}

/** The step whose page is shown, or null. */
export function stepOf(snapshot: CheckoutSnapshot): RequestedStep | null {
  if (!snapshot.matches('open') && !snapshot.matches('complete')) return null
  const route = routeOf(snapshot)
  return STEP_NAMES.find((step) => CHECKOUT_PATHS[step] === route) ?? null
}

const STEP_NAMES: readonly RequestedStep[] = ['checkout', 'shipping', 'payment', 'review', 'complete']

export const isDone = (snapshot: CheckoutSnapshot, step: Step): boolean =>
  snapshot.context.checkoutStepsStatus[step] === true

/** What became of the last attempt to place the order, for the decline panel, the list of changes and the error text. */
export const outcomeOf = ({ context }: CheckoutSnapshot): CheckoutContext['outcome'] => context.outcome

/** disableShippingToTexas: the alert on /cart and in checkout. */
export const isRestricted = ({ context }: CheckoutSnapshot): boolean => context.disableShippingToTexas
