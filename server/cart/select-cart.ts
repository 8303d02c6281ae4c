import type { InferInput } from 'valibot'
import type { Cart, LastSubmission, SUBMISSION_STATUSES } from '#contract/cart/carts.ts'
import { DEFAULT_CART_SORT, RECENT_ORDER } from '#contract/platform/constants.ts'
import type { Pickup } from '#contract/delivery/delivery.ts'
import { ageToConfirm } from './age-to-confirm.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { documentsNeeded } from '#server/documents/cart-documents.ts'
import { type ChosenDays, offeredOf } from '#server/delivery/chosen-days.ts'
import { openDays } from '#server/delivery/open-days.ts'
import { validQuote } from '#server/delivery/quote-inputs.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import type { CartRow } from './cart-row.ts'
import { lineWire, sortLines } from './line-wire.ts'
import { readCart, type Submission, type SubmissionState } from './read-cart.ts'

type Sort = '1' | '2' | '3'
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const statusOf: Readonly<Record<SubmissionState, SubmissionStatus>> = {
  pending: 'pending',
  accepted: 'complete',
  declined: 'declined',
  failed: 'error',
}

export async function selectCart(
  sort: Sort | undefined,
  context: SessionContext,
): Promise<InferInput<typeof Cart>> {
  const { now, shop, projectId } = context
  const { cart, lines, lastSubmission: last } = await readCart(context)
  const { app } = shop.settings.current(projectId)
  const delivery = await savedPickup(cart, context)
  const day = delivery.pickup_date ?? delivery.ship_date ?? centralTime(now()).day
  const { standing } = await documentsNeeded({ lines, app, day }, context)
  const quote = validQuote(cart, lines, now())
  return {
    id: cart.id,
    cart_name: cart.name,
    version: cart.version,
    items: sortLines(lines, sort ?? (`${DEFAULT_CART_SORT}` as const)).map((line) =>
      lineWire(line, shop.catalogue),
    ),
    has_valid_carrier: quote !== null,
    shipping_quotes_id: quote?.id ?? null,
    delivery,
    rush_shipping: cart.rush_shipping,
    comments: cart.comments,
    age_to_confirm: ageToConfirm(cart, context),
    documents: standing,
    last_submission: last && submissionWire(last, now()),
  }
}

const submissionWire = (
  { cart_id, state, settled_at, orders_id }: Submission,
  now: Date,
): InferInput<typeof LastSubmission> => ({
  cart_id,
  status: statusOf[state],
  orders_id,
  is_recent: settled_at === null || now.getTime() - Date.parse(settled_at) <= RECENT_ORDER,
})

/** The delivery of a cart as it is stored. Reads the offered days only when one is chosen. */
export async function savedPickup(
  cart: CartRow,
  { db, now }: SessionContext,
): Promise<InferInput<typeof Pickup>> {
  const hasDay = (cart.is_pickup ? cart.pickup_date : cart.ship_date) !== null
  return pickupWire(cart, hasDay ? await openDays(db, now(), cart) : [])
}

/** What is not offered any more is left out, so that it has to be chosen again. @param days those offered now */
export function pickupWire(
  cart: ChosenDays & Pick<CartRow, 'pickup_name' | 'contact_phone'>,
  days: readonly string[],
): InferInput<typeof Pickup> {
  const { is_pickup, pickup_date, pickup_time, ship_date } = offeredOf(cart, days)
  return {
    is_pickup,
    pickup_date,
    pickup_time,
    pickup_name: cart.pickup_name,
    pickup_phone: cart.contact_phone,
    ship_date,
  }
}
