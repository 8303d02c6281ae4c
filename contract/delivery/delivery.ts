import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { Count, Day, DeliveryErrorKind, Id, Outcome, Text } from '#contract/platform/wire.ts'

const Phone = v.nullable(Text(30))

const fields = {
  name: v.string(),
  company: v.nullable(v.string()),
  street_address: v.string(),
  suburb: v.nullable(v.string()),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  country: v.optional(v.string(), 'US'),
  telephone: v.nullable(v.string()),
}

export const ShippingAddress = v.object({
  shipping_address_id: Id,
  /** true: in the address book; false: for this cart only */
  is_customer_address: v.boolean(),
  ...fields,
})
export type ShippingAddress = v.InferOutput<typeof ShippingAddress>

const ListedAddress = v.object({
  ...ShippingAddress.entries,
  /** new carts ship to it */
  is_default: v.optional(v.boolean(), false),
})
export type ListedAddress = v.InferOutput<typeof ListedAddress>

export const Pickup = v.object({
  is_pickup: v.boolean(),
  pickup_date: v.nullable(v.string()),
  pickup_time: v.nullable(v.string()),
  pickup_name: v.nullable(v.string()),
  pickup_phone: v.nullable(v.string()),
  ship_date: v.nullable(v.string()),
})
export type Pickup = v.InferOutput<typeof Pickup>

/** The server validates with readable errors; the schema only limits the shape. */
export const AddressInput = v.strictObject({
  shipping_address_id: v.optional(v.nullable(Id)),
  is_customer_address: v.optional(v.boolean()),
  name: Text(80),
  company: v.optional(v.nullable(Text(80)), null),
  street_address: Text(120),
  suburb: v.optional(v.nullable(Text(120)), null),
  city: Text(80),
  state: Text(40),
  postcode: Text(12),
  country: v.optional(v.literal('US'), 'US'),
  telephone: v.optional(Phone, null),
})
export type AddressInput = v.InferInput<typeof AddressInput>

export const ShippingQuote = v.object({
  optionId: v.string(),
  shipping_quotes_id: v.string(),
  carrier: v.string(),
  service: v.string(),
  transit_days: v.nullable(v.number()),
  cost: Money,
  selected: v.boolean(),
  expires_at: v.string(),
})
export type ShippingQuote = v.InferOutput<typeof ShippingQuote>

export const deliveryCalls = {
  selectShippingAddresses: endpoint({
    method: 'GET',
    path: 'api/carts/select-cart-shipping-addresses',
    auth: 'required',
    cartScoped: true,
    summary: 'Addresses that the customer can ship to',
    answer: v.array(ListedAddress),
  }),
  selectShippingAddress: endpoint({
    method: 'GET',
    path: 'api/carts/select-cart-shipping-address',
    auth: 'required',
    cartScoped: true,
    summary: 'The address of the current cart and whether it can be shipped to',
    answer: v.object({
      cart_shipping_address: v.nullable(ShippingAddress),
      cart_shipping_address_is_valid: v.boolean(),
      cart_shipping_address_error_message: v.nullable(v.string()),
    }),
  }),
  saveShippingAddress: endpoint({
    method: 'POST',
    path: 'api/carts/save-shipping-address',
    auth: 'required',
    cartScoped: true,
    summary: 'Save an address and ship the current cart to it',
    body: v.strictObject({ shippingAddress: AddressInput }),
    answer: Outcome,
  }),
  setShippingAddress: endpoint({
    method: 'POST',
    path: 'api/carts/set-shipping-address',
    auth: 'required',
    cartScoped: true,
    summary: 'Ship the current cart to a known address',
    body: v.strictObject({ shipping_address_id: Id, is_customer_address: v.boolean() }),
    answer: Outcome,
  }),
  selectCarriers: endpoint({
    method: 'GET',
    path: 'api/carts/select-carriers',
    auth: 'required',
    cartScoped: true,
    summary: 'Quotes of all carriers for the current cart and address',
    answer: v.object({ shipping_quotes: v.array(ShippingQuote) }),
  }),
  saveShippingQuote: endpoint({
    method: 'POST',
    path: 'api/carts/shipping-quote',
    auth: 'required',
    cartScoped: true,
    summary: 'Choose a quote',
    body: v.strictObject({ optionId: Text(60), shipping_quotes_id: Text(60), selected: v.boolean() }),
    answer: v.object({
      ...Outcome.entries,
      kind: DeliveryErrorKind,
      shipping_quote: v.nullable(ShippingQuote),
    }),
  }),
  getShippingQuote: endpoint({
    method: 'GET',
    path: 'api/carts/shipping-quote/{id}',
    auth: 'required',
    cartScoped: true,
    summary: 'A quote of the current cart; 404 when it is gone',
    answer: ShippingQuote,
  }),
  updatePickupInfo: endpoint({
    method: 'POST',
    path: 'api/carts/update-pickup-info',
    auth: 'required',
    cartScoped: true,
    summary: 'Pick up (day, time, name, phone) or the ship date, and the contact phone',
    body: v.strictObject({
      is_pickup: v.boolean(),
      pickup_date: v.optional(v.nullable(Day), null),
      pickup_time: v.optional(v.nullable(Text(20)), null),
      pickup_name: v.optional(v.nullable(Text(80)), null),
      pickup_phone: v.optional(Phone, null),
      ship_date: v.optional(v.nullable(Day), null),
    }),
    answer: v.object({ ...Outcome.entries, data: v.optional(v.nullable(Pickup), null) }),
  }),
  getDisableShippingToTexas: endpoint({
    method: 'POST',
    path: 'api/carts/get-disable-shipping-to-texas',
    auth: 'required',
    summary: 'Whether these items cannot be shipped to this state',
    body: v.strictObject({
      items: v.pipe(v.array(v.strictObject({ products_id: Id, quantity: Count })), v.maxLength(2_000)),
      state: v.nullable(Text(40)),
    }),
    answer: v.boolean(),
  }),
}
