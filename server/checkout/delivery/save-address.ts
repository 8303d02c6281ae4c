import type { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { ADDRESS, type AddressRow, type CartRow } from '#server/cart/cart-row.ts'
import { cartUpdate, type Revision, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { changeCart } from '#server/cart/change-cart.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { type InputOf, int4, nullable } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { addressErrors } from '#server/account/contact/address-check.ts'
import { stateCode } from '#server/account/contact/us-state.ts'

type Request = HandlerArgs<typeof deliveryCalls.saveShippingAddress>['body']['shippingAddress']
type Input = Omit<Request, 'is_customer_address'>
type SaveAddressResponse = AnswerIn<typeof deliveryCalls.saveShippingAddress>

const MOST_ADDRESSES = 200

const findOwn = statement({
  name: 'address-own',
  sql: `select ${Object.keys(ADDRESS).join(', ')} from addresses
   where id = :id and customer_id = :customerId and (cart_id is null or cart_id = :cartId)`,
  params: { id: int4, customerId: int4, cartId: int4 },
  row: ADDRESS,
})
/** Of the address book, or of a cart: addresses that were used for other carts count nowhere. */
export const countAddresses = statement({
  name: 'address-count',
  sql: 'select count(*)::int as n from addresses where customer_id = :customerId and cart_id is not distinct from :cartId',
  params: { customerId: int4, cartId: nullable(int4) },
  row: { n: int4 },
})
const { id: _id, country: _country, ...FIELDS } = ADDRESS
const COLUMNS = Object.keys(FIELDS)
const PARAMETERS = COLUMNS.map((column) => `:${column}`)
export const insertAddress = statement({
  name: 'address-insert',
  sql: `insert into addresses (customer_id, ${COLUMNS.join(', ')}) values (:customerId, ${PARAMETERS.join(', ')}) returning id`,
  params: { ...FIELDS, customerId: int4 },
  row: { id: int4 },
})
export const updateAddress = statement({
  name: 'address-update',
  sql: `update addresses set (${COLUMNS.join(', ')}) = (${PARAMETERS.join(', ')})
   where id = :id and customer_id = :customerId returning id`,
  params: { ...FIELDS, id: int4, customerId: int4 },
  row: { id: int4 },
})
const shipToAddress = cartUpdate('cart-address', ['address_id', 'quote_id'])

/** Saves an address, in the address book or for this cart only, and makes it the cart's address. */
export async function saveAddress(input: Request, context: SessionContext): Promise<SaveAddressResponse> {
  refuseClosedCheckout(context)
  const errors = addressErrors(input)
  if (errors.length > 0) return { success: false, errors: [...errors] }
  return changeCart(context, async (trx, cart) => {
    const known = await ownAddress(trx, input.shipping_address_id ?? null, cart)
    const isBook = input.is_customer_address ?? (known === null || known.cart_id === null)
    const values = valuesOf(input, isBook ? null : cart.id)
    if (known) {
      if (!isSame(known, values))
        await updateAddress(trx, { ...values, id: known.id, customerId: cart.customer_id })
      else if (cart.address?.id === known.id) return { success: true }
      await shipTo(trx, cart, known.id, context.now())
      return { success: true }
    }
    const { cart_id: cartId } = values
    const [counted] = await countAddresses(trx, { customerId: cart.customer_id, cartId })
    const full = fullError(counted, cartId)
    if (full !== null) return { success: false, errors: [full] }
    const [saved] = await insertAddress(trx, { ...values, customerId: cart.customer_id })
    if (saved) await shipTo(trx, cart, saved.id, context.now())
    return { success: true }
  })
}

/** Why the address book, or the cart, takes no further address, or null. */
export function fullError(counted: { readonly n: number } | undefined, cartId: number | null): string | null {
  if ((counted?.n ?? 0) < MOST_ADDRESSES) return null
  return cartId === null
    ? 'The address book is full. Change one of its addresses instead.'
    : 'This cart has too many addresses of its own. Change one of them instead.'
}

export async function setAddress(
  request: { readonly shipping_address_id: number; readonly is_customer_address: boolean },
  context: SessionContext,
): Promise<SaveAddressResponse> {
  refuseClosedCheckout(context)
  return updateCartIfUnchanged(context, async (cart): Promise<Revision<SaveAddressResponse>> => {
    const address = await ownAddress(context.db, request.shipping_address_id, cart)
    if (!address || (address.cart_id === null) !== request.is_customer_address) throw notFound()
    const answer = { success: true }
    return cart.address?.id === address.id
      ? { answer }
      : { answer, update: shipToAddress({ address_id: address.id, quote_id: null }) }
  })
}

async function ownAddress(db: Db, id: number | null, cart: CartRow): Promise<AddressRow | null> {
  if (id === null) return null
  const [address] = await findOwn(db, { id: rowId(id), customerId: cart.customer_id, cartId: cart.id })
  if (!address) throw notFound()
  return address
}

async function shipTo(trx: Transaction, cart: CartRow, addressId: number, now: Date): Promise<void> {
  await shipToAddress({ address_id: addressId, quote_id: null })(trx, { ...cart, now })
}

type Fields = InputOf<typeof FIELDS>

export function valuesOf(input: Input, cartId: number | null): Fields {
  const { name, company, street_address, suburb, city, state, postcode, telephone } = input
  return {
    cart_id: cartId,
    name,
    company: company || null,
    street_address,
    suburb: suburb || null,
    city,
    state: stateCode(state) ?? state,
    postcode,
    telephone: telephone || null,
  }
}

const isSame = (row: AddressRow, values: Fields): boolean =>
  row.cart_id === values.cart_id &&
  row.name === values.name &&
  row.company === values.company &&
  row.street_address === values.street_address &&
  row.suburb === values.suburb &&
  row.city === values.city &&
  row.state === values.state &&
  row.postcode === values.postcode &&
  row.telephone === values.telephone
