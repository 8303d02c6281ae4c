import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bool,
  date,
  int4,
  type JsonRowOf,
  jsonb,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement, subquery } from '#server/platform/database/statement.ts'
import { type CouponRow, couponById } from './coupon-row.ts'

export type CartStatus = 'current' | 'saved' | 'submitting' | 'ordered' | 'marked for deletion'

export const ADDRESS = {
  id: int4,
  cart_id: nullable(int4),
  name: text,
  company: nullable(text),
  street_address: text,
  suburb: nullable(text),
  city: text,
  state: text,
  postcode: text,
  country: text,
  telephone: nullable(text),
}
export type AddressRow = RowOf<typeof ADDRESS>

export const QUOTE = {
  id: text,
  option_id: text,
  carrier: text,
  service: text,
  transit_days: nullable(int4),
  cents: int4,
  inputs_hash: text,
  expires_at: timestamptz,
}
export type QuoteRow = JsonRowOf<typeof QUOTE>

export interface VerifiedCard {
  readonly type: string | null
  readonly last_four: string
  readonly authorization_id: string
  readonly fingerprint: string
}
export type Billing = Readonly<Record<string, string | null>>

const addressById = subquery({
  name: 'address-by-id',
  sql: `select ${Object.keys(ADDRESS).join(', ')} from addresses where id = :id`,
  params: { id: int4 },
  row: ADDRESS,
})
/** The one of the address book that new carts ship to. */
export const usualAddress = subquery({
  name: 'address-usual-of-book',
  sql: `select ${Object.keys(ADDRESS).join(', ')} from addresses
    where customer_id = :customerId and cart_id is null
    order by is_default desc, used_at desc nulls last, id limit 1`,
  params: { customerId: int4 },
  row: ADDRESS,
})
const quoteOfCart = subquery({
  name: 'quote-by-id',
  sql: `select ${Object.keys(QUOTE).join(', ')} from quotes where id = :id and cart_id = :cartId`,
  params: { id: text, cartId: int4 },
  row: QUOTE,
})

export const CART = {
  id: int4,
  customer_id: int4,
  project_id: int4,
  status: textOf<CartStatus>(),
  name: nullable(text),
  version: int4,
  is_pickup: bool,
  pickup_date: nullable(date),
  pickup_time: nullable(text),
  pickup_name: nullable(text),
  contact_phone: nullable(text),
  ship_date: nullable(date),
  payment_method: nullable(textOf<PaymentMethod>()),
  billing: nullable(jsonb<Billing>()),
  card: nullable(jsonb<VerifiedCard>()),
  rush_shipping: bool,
  comments: nullable(text),
  address: nullable(addressById.asJson),
  quote: nullable(quoteOfCart.asJson),
  /** the option chosen last, also after its quote has ended */
  carrier_option: nullable(text),
  coupon_id: nullable(int4),
  /** road miles to the state of the address */
  miles: nullable(int4),
  /** a fraction: 0.0625 */
  sales_tax: nullable(text),
  warehouse_tax: nullable(text),
}
/** A row of carts; its coupon is read separately, because few carts have one. */
export type StoredCart = RowOf<typeof CART>
/** A cart with address, billing, quote and coupon, without its lines. */
export type CartRow = Omit<StoredCart, 'coupon_id'> & { readonly coupon: CouponRow | null }

/**
 * The contact phone of a cart; while none is saved in it and the account has none, that of the latest order, so that checkout
 * does not ask for it again: the next choice of the delivery saves it. A phone of the account is proposed by the page.
 */
const CONTACT_PHONE = `coalesce(c.contact_phone, (select ordered.contact_phone
   from customers u cross join lateral (select o.cart_id from orders o
       where o.customer_id = u.id and o.project_id = c.project_id order by o.purchased_at desc, o.id desc limit 1) latest
     join carts ordered on ordered.id = latest.cart_id
   where u.id = c.customer_id and coalesce(u.mobile_phone, '') = '' and coalesce(u.telephone, '') = ''))`

/** Needs the parameter `:warehouseState`. */
export const CART_COLUMNS = `c.id, c.customer_id, c.project_id, c.status, c.name, c.version, c.is_pickup, c.pickup_date,
  c.pickup_time, c.pickup_name, ${CONTACT_PHONE} as contact_phone, c.ship_date, c.payment_method, c.billing, c.card, c.rush_shipping,
  c.comments, c.carrier_option, to_json(a) as address, to_json(q) as quote, s.miles, s.sales_tax::text as sales_tax, c.coupon_id,
  (select w.sales_tax::text from states w where w.code = :warehouseState) as warehouse_tax`
export const CART_JOINS = `left join lateral ${addressById({ id: 'c.address_id' })} a on true
  left join states s on s.code = a.state
  left join lateral ${quoteOfCart({ id: 'c.quote_id', cartId: 'c.id' })} q on true`

export async function withCoupon<T extends StoredCart>(
  db: Db,
  cart: T,
): Promise<T & Pick<CartRow, 'coupon'>> {
  if (cart.coupon_id === null) return { ...cart, coupon: null }
  const [coupon] = await couponById(db, { couponId: cart.coupon_id, customerId: cart.customer_id })
  return { ...cart, coupon: coupon ?? null }
}

const selectCurrent = statement({
  name: 'cart-current',
  sql: `select ${CART_COLUMNS} from carts c ${CART_JOINS}
   where c.customer_id = :customerId and c.project_id = :projectId and c.status in ('current', 'submitting')`,
  params: { customerId: int4, projectId: int4, warehouseState: text },
  row: CART,
})
const lockCurrent = statement({
  name: 'cart-lock-current',
  sql: `select id from carts where customer_id = :customerId and project_id = :projectId
     and status in ('current', 'submitting') for update`,
  params: { customerId: int4, projectId: int4 },
  row: { id: int4 },
})
/**
 * Copies the customer's usual address into the new cart; idempotent under concurrency (one current cart per customer).
 */
const open = statement({
  name: 'cart-open',
  sql: `insert into carts (customer_id, project_id, status, address_id)
   values (:customerId, :projectId, 'current', (select a.id from ${usualAddress({ customerId: ':customerId' })} a))
   on conflict do nothing returning id`,
  params: { customerId: int4, projectId: int4 },
  row: { id: int4 },
})

export interface CartOwner {
  readonly customerId: number
  readonly projectId: number
  /** the state whose sales tax applies to pickup */
  readonly warehouseState: string
}

/** The current cart of a customer; opened when there is none. */
export async function currentCart(db: Db, owner: CartOwner): Promise<CartRow> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [cart] = await selectCurrent(db, owner)
    if (cart) return withCoupon(db, cart)
    await openCart(db, owner)
  }
  throw new Error('no current cart could be opened')
}

/** The current cart with its row locked until the end of the transaction. */
export async function lockedCart(db: Db, owner: CartOwner): Promise<CartRow> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [locked] = await lockCurrent(db, owner)
    if (locked) return currentCart(db, owner)
    await openCart(db, owner)
  }
  throw new Error('no current cart could be locked')
}

/** Resolves with the id of the new cart, or null when there already is a current cart. */
export async function openCart(
  db: Db,
  owner: Pick<CartOwner, 'customerId' | 'projectId'>,
): Promise<number | null> {
  const [opened] = await open(db, owner)
  return opened?.id ?? null
}

const ATTEMPTS = 4
