import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { paymentCalls } from '#contract/checkout/payment.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { CartRow } from '#server/cart/cart-row.ts'
import { cartUpdate, type Revision, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { cartOfCall, findCustomerCart, STALE } from '#server/cart/customer-cart.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { addressErrors } from '#server/account/contact/address-check.ts'
import { deliveryError } from '#server/checkout/delivery/delivery-error.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { offeredMethods } from '#server/cart/offered-methods.ts'

type SaveCalls = typeof paymentCalls.saveBilling
type SaveBillingRequest = HandlerArgs<SaveCalls>['body']
type SaveBillingResponse = AnswerIn<SaveCalls>

const FIELDS = [
  'name',
  'company',
  'street_address',
  'city',
  'state',
  'postcode',
  'telephone',
  'purchase_order_number',
] as const
type Fields = Record<(typeof FIELDS)[number], string | null>

const payBy = cartUpdate('cart-billing', ['payment_method', 'billing', 'card'])
const clearMethod = cartUpdate('cart-billing-clear', ['payment_method', 'card'])

export async function selectBilling(
  context: SessionContext,
): Promise<AnswerIn<typeof paymentCalls.selectBilling>> {
  const [cart, { app }] = await Promise.all([
    cartOfCall(context),
    context.shop.settings.fresh(context.projectId),
  ])
  // while no card is verified, any other than the one verified before can be charged
  const card = flagOf(app, 'cybersource_disabled') ? null : cart.card
  return {
    id: cart.id,
    payment_method: cart.payment_method,
    ...fieldsOf(cart.billing ?? cart.address ?? {}),
    card_type: card?.type ?? null,
    last_four: card?.last_four ?? null,
    methods: offeredMethods(cart, context),
  }
}

const fieldsOf = (from: object): Fields => {
  const values = new Map<string, unknown>(Object.entries(from))
  const read = (name: string): [string, string | null] => {
    const value = values.get(name)
    return [name, typeof value === 'string' && value !== '' ? value : null]
  }
  // has every name of FIELDS
  return Object.fromEntries(FIELDS.map(read)) as Fields
}

/** Saves the payment method; null clears it. The contract accepts no card data in this call. */
export async function saveBilling(
  request: SaveBillingRequest,
  context: SessionContext,
): Promise<SaveBillingResponse> {
  refuseClosedCheckout(context)
  return updateCartIfUnchanged(context, async (cart, lines): Promise<Revision<SaveBillingResponse>> => {
    if (cart.id !== rowId(request.id)) return staleBilling(request.id, context)
    if (request.payment_method === null) return clearedMethod(cart)
    const billing = withAddress(fieldsOf(request), cart)
    const delivery = deliveryError({ cart, lines }, context.now())
    if (delivery) return { answer: { success: false, errors: [delivery.text], kind: delivery.kind } }
    const errors = errorsOf(request.payment_method, billing, cart, context)
    if (errors.length > 0) return refused(...errors)
    const card = request.payment_method === 'credit_card' ? cart.card : null
    if (request.payment_method === cart.payment_method && isSame(billing, cart) && card === cart.card)
      return accepted
    return { ...accepted, update: payBy({ payment_method: request.payment_method, billing, card }) }
  })
}

const accepted: Revision<SaveBillingResponse> = { answer: { success: true } }
const refused = (...errors: string[]): Revision<SaveBillingResponse> => ({
  answer: { success: false, errors },
})

async function staleBilling(
  id: number,
  { db, session, projectId }: SessionContext,
): Promise<Revision<SaveBillingResponse>> {
  const [own] = await findCustomerCart(db, { id, customerId: session.customerId, projectId })
  if (!own) throw notFound()
  return refused(STALE)
}

const clearedMethod = (cart: CartRow): Revision<SaveBillingResponse> =>
  cart.payment_method === null && cart.card === null
    ? accepted
    : { ...accepted, update: clearMethod({ payment_method: null, card: null }) }

/** An empty billing address means the shipping address. */
function withAddress(billing: Fields, cart: CartRow): Fields {
  const { name, street_address, city, state, postcode } = billing
  const isBlank = [name, street_address, city, state, postcode].every((value) => value === null)
  if (!isBlank || !cart.address) return billing
  return { ...fieldsOf(cart.address), purchase_order_number: billing.purchase_order_number }
}

function errorsOf(
  method: NonNullable<SaveBillingRequest['payment_method']>,
  billing: Fields,
  cart: CartRow,
  context: SessionContext,
): readonly string[] {
  if (!offeredMethods(cart, context).includes(method))
    return [
      method === 'credit_card'
        ? MESSAGES.cardsNotTaken
        : 'This payment method is not available for this order.',
    ]
  if (method !== 'credit_card') return []
  return addressErrors({
    name: billing.name ?? '',
    street_address: billing.street_address ?? '',
    city: billing.city ?? '',
    state: billing.state ?? '',
    postcode: billing.postcode ?? '',
    telephone: billing.telephone,
  }).map((error) => `Billing: ${error}`)
}

const isSame = (billing: Fields, cart: CartRow): boolean =>
  cart.billing !== null && FIELDS.every((name) => billing[name] === (cart.billing?.[name] ?? null))
