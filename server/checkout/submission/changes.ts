import { counted } from '#contract/platform/format-count.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { METHOD_NAMES } from '#contract/checkout/payment.ts'
import type { CartPrice } from '#server/cart/cart-price.ts'
import type { CartContents } from '#server/cart/read-cart.ts'
import type { SubmissionRequest } from './submission-request.ts'

/** The differences to the reviewed order, one sentence each. */
export function changesOf(
  { cart, lines }: CartContents,
  price: CartPrice,
  request: SubmissionRequest,
): readonly string[] {
  const changed = lines.filter((line) => line.cart_version > request.cart_version)
  const changes = [
    ...changed.map((line) => `${line.name}: ${counted(line.quantity, 'case')} in the cart now.`),
    ...quoteChange(price, request, cart.is_pickup),
    ...methodChange(cart.payment_method, request),
    ...totalChange(price, request),
  ]
  return changes.length > 0 ? changes : ['The cart was changed after it was reviewed.']
}

function quoteChange(
  { quote }: CartPrice,
  { shipping_quotes_id }: SubmissionRequest,
  isPickup: boolean,
): readonly string[] {
  if (shipping_quotes_id === null || shipping_quotes_id === quote?.id) return []
  if (isPickup) return ['The order is picked up now.']
  return [quote ? `The carrier is now ${quote.carrier}, ${quote.service}.` : 'No carrier is chosen any more.']
}

function methodChange(method: string | null, { payment_method }: SubmissionRequest): readonly string[] {
  if (method === payment_method) return []
  const name = Object.entries(METHOD_NAMES).find(([key]) => key === method)?.[1]
  return [name ? `The payment method is now ${name}.` : 'No payment method is chosen any more.']
}

const totalChange = ({ total }: CartPrice, { reviewed_total }: SubmissionRequest): readonly string[] =>
  total === reviewed_total
    ? []
    : [`The total is now ${formatMoney(total)}; it was ${formatMoney(reviewed_total)}.`]
