import type { InferInput } from 'valibot'
import type { deliveryCalls, ShippingAddress } from '#contract/delivery/delivery.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { ADDRESS, type AddressRow } from '#server/cart/cart-row.ts'
import { cartOfCall } from '#server/cart/customer-cart.ts'
import { bool, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { addressError } from '#server/delivery/address-error.ts'

type Wire = InferInput<typeof ShippingAddress>

const select = statement({
  name: 'addresses',
  sql: `select ${Object.keys(ADDRESS).join(', ')}, is_default from addresses
   where customer_id = :customerId and (cart_id is null or cart_id = :cartId)
   order by is_default desc, used_at desc nulls last, id`,
  params: { customerId: int4, cartId: int4 },
  row: { ...ADDRESS, is_default: bool },
})

export const addressWire = (row: AddressRow): Wire => ({
  shipping_address_id: row.id,
  is_customer_address: row.cart_id === null,
  name: row.name,
  company: row.company,
  street_address: row.street_address,
  suburb: row.suburb,
  city: row.city,
  state: row.state,
  postcode: row.postcode,
  country: row.country,
  telephone: row.telephone,
})

/** The address book, and the address used for the current cart only. */
export async function selectAddresses(
  context: SessionContext,
): Promise<AnswerIn<typeof deliveryCalls.selectShippingAddresses>> {
  const cart = await cartOfCall(context)
  const rows = await select(context.db, { customerId: context.session.customerId, cartId: cart.id })
  return rows.map((row) => ({ ...addressWire(row), is_default: row.is_default }))
}

export async function selectAddress(
  context: SessionContext,
): Promise<AnswerIn<typeof deliveryCalls.selectShippingAddress>> {
  const { address } = await cartOfCall(context)
  const error = addressError(address)
  return {
    cart_shipping_address: address && addressWire(address),
    cart_shipping_address_is_valid: error === null,
    cart_shipping_address_error_message: error,
  }
}
