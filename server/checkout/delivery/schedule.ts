import type { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { isUsPhone } from '#contract/platform/phone.ts'
import type { CartRow } from '#server/cart/cart-row.ts'
import { cartUpdate, type Revision, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { pickupWire, savedPickup } from '#server/cart/select-cart.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { PHONE_ERROR } from '#server/account/contact/address-check.ts'
import { isPickupTime, offeredOf } from '#server/delivery/chosen-days.ts'
import { openDays } from '#server/delivery/open-days.ts'

type Calls = typeof deliveryCalls.updatePickupInfo
type ScheduleRequest = HandlerArgs<Calls>['body']
type Plan = Pick<CartRow, (typeof PLAN)[number]>

const PLAN = ['is_pickup', 'pickup_date', 'pickup_time', 'pickup_name', 'contact_phone', 'ship_date'] as const
const movePlan = cartUpdate('cart-plan', PLAN, { isNote: true })
const switchPlan = cartUpdate('cart-plan-switch', [...PLAN, 'quote_id', 'payment_method'])

/** Fields that are null in the request stay unchanged; saved days that are not offered any more are cleared. */
export async function updatePickupInfo(
  request: ScheduleRequest,
  context: SessionContext,
): Promise<AnswerIn<Calls>> {
  refuseClosedCheckout(context)
  return updateCartIfUnchanged(context, async (cart): Promise<Revision<AnswerIn<Calls>>> => {
    const plan = planOf(request, cart)
    const days = await openDays(context.db, context.now(), { ...cart, is_pickup: plan.is_pickup })
    const error = errorOf(plan, request, cart, days)
    if (error) return { answer: { success: false, errors: [error], data: await savedPickup(cart, context) } }
    const kept = offeredOf(plan, days)
    const answer = { success: true, data: pickupWire(kept, days) }
    // a date does not affect the price, so only a change between freight and pickup bumps the version
    if (kept.is_pickup === cart.is_pickup) return { answer, update: movePlan(kept) }
    return { answer, update: switchPlan({ ...kept, ...switched(cart) }) }
  })
}

type Days = readonly string[]

function planOf(request: ScheduleRequest, cart: CartRow): Plan {
  const contact = {
    pickup_name: request.pickup_name ?? cart.pickup_name,
    contact_phone: request.pickup_phone ?? cart.contact_phone,
  }
  if (!request.is_pickup)
    return {
      ...contact,
      is_pickup: false,
      pickup_date: null,
      pickup_time: null,
      ship_date: request.ship_date ?? cart.ship_date,
    }
  const pickup_date = request.pickup_date ?? cart.pickup_date
  const isSameDay = pickup_date === cart.pickup_date
  const pickup_time = request.pickup_time ?? (isSameDay ? cart.pickup_time : null)
  return { ...contact, is_pickup: true, pickup_date, pickup_time, ship_date: null }
}

function errorOf(plan: Plan, request: ScheduleRequest, cart: CartRow, days: Days): string | null {
  if (request.pickup_phone !== null && !isUsPhone(request.pickup_phone)) return PHONE_ERROR
  if (!plan.is_pickup) {
    const isNew = plan.ship_date !== null && plan.ship_date !== cart.ship_date
    return isNew && !days.includes(plan.ship_date ?? '') ? 'Nothing is shipped on this day.' : null
  }
  const { pickup_date, pickup_time } = plan
  if (pickup_date === null) return pickup_time === null ? null : 'Choose the day of the pickup first.'
  if (pickup_date !== cart.pickup_date && !days.includes(pickup_date))
    return 'Nothing can be picked up on this day.'
  const isKept = pickup_date === cart.pickup_date && pickup_time === cart.pickup_time
  if (pickup_time === null || isKept) return null
  return isPickupTime(pickup_date, pickup_time, days) ? null : 'No pickup is possible at this time.'
}

/** Freight and pickup exclude each other's data: a quote, payment at pickup. */
const switched = ({ payment_method }: CartRow) => ({
  quote_id: null,
  payment_method: payment_method === 'pay_at_pickup' ? null : payment_method,
})
