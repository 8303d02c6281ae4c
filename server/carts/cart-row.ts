import type { Kysely } from 'kysely'
import type { PaymentMethod } from '#contract/constants.ts'
import type { CartStatus, Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'

export interface AddressRow {
  readonly id: number
  readonly cart_id: number | null
  readonly name: string
  readonly company: string | null
  readonly street_address: string
  readonly suburb: string | null
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly country: string
  readonly telephone: string | null
}

export interface QuoteRow {
  readonly id: string
  readonly option_id: string
  readonly carrier: string
  readonly service: string
  readonly transit_days: number | null
  readonly cents: number
  readonly inputs_hash: string
  readonly expires_at: string
}

export interface CouponRow {
  readonly id: number
  readonly project_id: number | null
  readonly code: string
  readonly kind: 'percent' | 'fixed' | 'freight'
  readonly amount: number
  readonly minimum_cents: number
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly use_limit: number | null
  readonly used: number
  readonly per_customer_limit: number | null
  /** by this customer */
  readonly uses: number
}

export interface VerifiedCard {
  readonly type: string | null
  readonly last_four: string
  readonly authorization_id: string
  readonly fingerprint: string
}

/** A cart with all that hangs on it but its lines. */
export interface CartRow {
  readonly id: number
  readonly customer_id: number
  readonly project_id: number
  readonly status: CartStatus
  readonly name: string | null
  readonly version: number
  readonly is_pickup: boolean
  readonly pickup_date: string | null
  readonly pickup_time: string | null
  readonly pickup_name: string | null
  readonly contact_phone: string | null
  readonly ship_date: string | null
  readonly payment_method: PaymentMethod | null
  readonly billing: Readonly<Record<string, string | null>> | null
  readonly card: VerifiedCard | null
  readonly rush_shipping: boolean
  readonly comments: string | null
  readonly address: AddressRow | null
  readonly quote: QuoteRow | null
  readonly coupon: CouponRow | null
  /** road miles to the state of the address */
  readonly miles: number | null
  /** a fraction: 0.0625 */
  readonly sales_tax: string | null
  readonly warehouse_tax: string | null
}

/** @param warehouse SQL: the state in which orders that are picked up are taxed */
export const cartFields = (
  warehouse: string,
) => `c.id, c.customer_id, c.project_id, c.status, c.name, c.version, c.is_pickup, c.pickup_date, c.pickup_time,
  c.pickup_name, c.contact_phone, c.ship_date, c.payment_method, c.billing, c.card, c.rush_shipping, c.comments,
  to_json(a) as address, to_json(q) as quote, s.miles, s.sales_tax::text as sales_tax,
  c.coupon_id,
  (select w.sales_tax::text from states w where w.code = ${warehouse}) as warehouse_tax`
export const CART_JOINS = `left join addresses a on a.id = c.address_id left join states s on s.code = a.state
  left join quotes q on q.id = c.quote_id and q.cart_id = c.id`

/** A cart as it lies in the database; few have a coupon, so it is read on its own. */
export type StoredCart = Omit<CartRow, 'coupon'> & { readonly coupon_id: number | null }

const selectCoupon = statement<{ coupon: CouponRow }>(
  'coupon-of-cart',
  `select to_jsonb(k) || jsonb_build_object('uses',
     (select count(*) from coupon_uses u where u.coupon_id = k.id and u.customer_id = $2)) as coupon
   from coupons k where k.id = $1`,
)

export async function withCoupon<T extends StoredCart>(
  db: Kysely<Database>,
  cart: T,
): Promise<T & Pick<CartRow, 'coupon'>> {
  if (cart.coupon_id === null) return { ...cart, coupon: null }
  const [found] = await selectCoupon(db, cart.coupon_id, cart.customer_id)
  return { ...cart, coupon: found?.coupon ?? null }
}

const selectCurrent = statement<StoredCart>(
  'cart-current',
  `select ${cartFields('$3')} from carts c ${CART_JOINS}
   where c.customer_id = $1 and c.project_id = $2 and c.status in ('current', 'submitting')`,
)
const lockCurrent = statement<{ id: number }>(
  'cart-lock-current',
  `select id from carts where customer_id = $1 and project_id = $2 and status in ('current', 'submitting') for update`,
)
/** The customer's usual address comes along; two at once make one cart. */
const open = statement<{ id: number }>(
  'cart-open',
  `insert into carts (customer_id, project_id, status, address_id)
   values ($1, $2, 'current', (select id from addresses where customer_id = $1 and cart_id is null
     order by is_default desc, used_at desc nulls last, id limit 1))
   on conflict do nothing returning id`,
)

export interface CartOwner {
  readonly customerId: number
  readonly projectId: number
  /** the state in which orders that are picked up are taxed */
  readonly warehouseState: string
}

/** The current cart of a customer; opened when there is none yet. */
export async function currentCart(db: Kysely<Database>, owner: CartOwner): Promise<CartRow> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [cart] = await selectCurrent(db, owner.customerId, owner.projectId, owner.warehouseState)
    if (cart) return withCoupon(db, cart)
    await openCart(db, owner)
  }
  throw new Error('no current cart could be opened')
}

/** The same, with its row locked until the end of the transaction. */
export async function lockedCart(db: Kysely<Database>, owner: CartOwner): Promise<CartRow> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [locked] = await lockCurrent(db, owner.customerId, owner.projectId)
    if (locked) return currentCart(db, owner)
    await openCart(db, owner)
  }
  throw new Error('no current cart could be locked')
}

/** Answers the id of the cart, or null when there is a current cart already. */
export async function openCart(
  db: Kysely<Database>,
  { customerId, projectId }: Pick<CartOwner, 'customerId' | 'projectId'>,
): Promise<number | null> {
  const [opened] = await open(db, customerId, projectId)
  return opened?.id ?? null
}

const ATTEMPTS = 4
