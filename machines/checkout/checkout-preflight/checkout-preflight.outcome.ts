import { type Cart, lacksDocuments } from '#contract/cart/carts.ts'
import type { Billing } from '#contract/checkout/payment.ts'
import {
  MAX_WAIT_SECONDS,
  MIN_SKUS,
  POLL_INTERVAL_SECONDS,
  STEPS,
  type Step,
} from '#contract/platform/constants.ts'
import type { Pickup } from '#contract/delivery/delivery.ts'
import { flagOf, numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { isOffered } from '#machines/checkout/payment/payment.outcome.ts'
import { isScheduled } from '#machines/delivery/schedule/schedule.outcome.ts'
import type {
  CartRead,
  CheckoutSettings,
  CheckoutPreflightInput,
  CheckoutPreflightOutcome,
  Progress,
  ProgressResponse,
  StepMarks,
  StockResponse,
} from './checkout-preflight.types.ts'

/** What the cart allows, checked before anything else is read. */
export type CartVerdict = 'ordered' | 'pending' | 'replaced' | 'empty' | 'open'

/** A shown cart that is not current counts as replaced, unless the confirmation is requested: it shows any order. */
export function withShown(
  { step, replacedCartId }: CheckoutPreflightInput,
  { cart, shownCartId }: CartRead,
): CheckoutPreflightInput {
  const isStale = step !== 'complete' && shownCartId !== null && shownCartId !== cart.id
  return { step, replacedCartId: replacedCartId ?? (isStale ? shownCartId : null) }
}

export function verdictOn(cart: Cart, { step, replacedCartId }: CheckoutPreflightInput): CartVerdict {
  const isEmpty = cart.items.length === 0
  if (cart.last_submission?.status === 'pending') return 'pending'
  const isReplaced = replacedCartId !== null && replacedCartId !== cart.id
  const isOrdered = orderIn(cart, replacedCartId) !== null
  if (isOrdered && (isReplaced || step === 'complete' || (step === 'review' && isEmpty)))
    return step === 'complete' || cart.last_submission?.is_recent === true ? 'ordered' : 'replaced'
  if (isReplaced) return 'replaced'
  return isEmpty || step === 'complete' ? 'empty' : 'open'
}

/** The latest order; with `replacedCartId` only that of this cart. */
function orderIn({ last_submission: last }: Cart, replacedCartId: number | null): Submission | null {
  if (last?.status !== 'complete') return null
  return replacedCartId === null || replacedCartId === last.cart_id ? last : null
}

type Submission = NonNullable<Cart['last_submission']>

export const replacedOf = (
  cart: Cart,
  { replacedCartId }: CheckoutPreflightInput,
): CheckoutPreflightOutcome => ({
  kind: 'replaced',
  orders_id: orderIn(cart, replacedCartId)?.orders_id ?? null,
})

export const orderedOf = ({ id, last_submission }: Cart): CheckoutPreflightOutcome => ({
  kind: 'ordered',
  cart_id: last_submission?.cart_id ?? id,
})

export const isShort = ({ success, data }: StockResponse): boolean => !success || data.length > 0

export const shortOf = ({ errors, data }: StockResponse): CheckoutPreflightOutcome => ({
  kind: 'short',
  errors,
  lines: data,
})

export function progressOf({ cart, address, billing, isCardHeld, settings }: ProgressResponse): Progress {
  const pickup = cart.delivery
  const hasAddress = address.cart_shipping_address !== null && address.cart_shipping_address_is_valid
  const done: Readonly<Record<Step, boolean>> = {
    checkout: !lacksDocuments(cart.documents) && (pickup.is_pickup || hasAddress),
    shipping: pickup.is_pickup ? isScheduled(pickup) : cart.has_valid_carrier,
    payment: isPaid(billing, isCardHeld),
    review: false,
  }
  return {
    cart_id: cart.id,
    marks: marksBefore(STEPS.find((step) => !done[step]) ?? 'review'),
    items: cart.items.map(({ products_id, quantity }) => ({ products_id, quantity })),
    pickup,
    settings: checkoutSettingsOf(settings),
  }
}

/** Marks exactly the steps before this one. */
export const marksBefore = (step: Step): StepMarks =>
  Object.fromEntries(STEPS.slice(0, STEPS.indexOf(step)).map((done) => [done, true]))

export const emptyPickup: Pickup = {
  is_pickup: false,
  pickup_date: null,
  pickup_time: null,
  pickup_name: null,
  pickup_phone: null,
  ship_date: null,
}

/** A card that is no longer in memory has to be entered again, even if billing is saved. */
const isPaid = (billing: Billing, cardHeld: boolean): boolean =>
  isOffered(billing) && (billing.payment_method !== 'credit_card' || cardHeld)

export const checkoutSettingsOf = (settings: Settings): CheckoutSettings => ({
  cybersource_disabled: flagOf(settings, 'cybersource_disabled'),
  isAsync:
    flagOf(settings, 'netsuite_integration_enabled') && flagOf(settings, 'async_order_processing_enabled'),
  async_min_skus: numberOf(settings, 'async_order_processing_min_skus', MIN_SKUS),
  async_poll_interval: positive(settings, 'async_order_processing_poll_interval', POLL_INTERVAL_SECONDS),
  async_max_wait: positive(settings, 'async_order_processing_max_wait', MAX_WAIT_SECONDS),
})

const positive = (settings: Settings, key: string, fallback: number): number => {
  const seconds = numberOf(settings, key, fallback)
  return seconds > 0 ? seconds : fallback
}
