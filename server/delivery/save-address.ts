import type { Kysely } from 'kysely'
import type { deliveryCalls } from '#contract/delivery.ts'
import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import type { AddressRow, CartRow } from '#server/carts/cart-row.ts'
import { changeCart, type Trx, writeCart } from '#server/carts/change-cart.ts'
import { refuseClosedCheckout } from '#server/carts/checkout-open.ts'
import { type Revision, reviseCart } from '#server/carts/revise-cart.ts'
import { rowId } from '#server/carts/row-id.ts'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/refusal.ts'
import { addressFaults } from './address-check.ts'
import { stateCode } from './us-state.ts'

type Input = HandlerArgs<typeof deliveryCalls.saveShippingAddress>['body']['shippingAddress']
type Plain = AnswerIn<typeof deliveryCalls.saveShippingAddress>

const MOST_ADDRESSES = 200
const FIELDS = 'name, company, street_address, suburb, city, state, postcode, telephone'

const findOwn = statement<AddressRow>(
  'address-own',
  `select id, cart_id, ${FIELDS}, country from addresses
   where id = $1 and customer_id = $2 and (cart_id is null or cart_id = $3)`,
)
const count = statement<{ n: number }>(
  'address-count',
  'select count(*)::int as n from addresses where customer_id = $1',
)
const insert = statement<{ id: number }>(
  'address-insert',
  `insert into addresses (customer_id, cart_id, ${FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
)
const update = statement<{ id: number }>(
  'address-update',
  `update addresses set (cart_id, ${FIELDS}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
   where id = $1 and customer_id = $2 returning id`,
)

/** Saves an address, in the book or for this cart alone, and ships the cart to it. */
export async function saveAddress(input: Input, context: SessionContext): Promise<Plain> {
  refuseClosedCheckout(context)
  const faults = addressFaults(input)
  if (faults.length > 0) return { success: false, errors: [...faults] }
  return changeCart(context, async (trx, cart) => {
    const known = await ownAddress(trx, input.shipping_address_id ?? null, cart)
    const isBook = input.is_customer_address ?? (known === null || known.cart_id === null)
    const values = valuesOf(input, isBook ? null : cart.id)
    if (known) {
      if (!isSame(known, values)) await update(trx, known.id, cart.customer_id, ...values)
      else if (cart.address?.id === known.id) return { success: true }
      await shipTo(trx, cart, known.id, context.now())
      return { success: true }
    }
    const [total] = await count(trx, cart.customer_id)
    if ((total?.n ?? 0) >= MOST_ADDRESSES)
      return { success: false, errors: ['The address book is full. Change one of its addresses instead.'] }
    const [saved] = await insert(trx, cart.customer_id, ...values)
    if (saved) await shipTo(trx, cart, saved.id, context.now())
    return { success: true }
  })
}

export async function setAddress(
  wish: { readonly shipping_address_id: number; readonly is_customer_address: boolean },
  context: SessionContext,
): Promise<Plain> {
  refuseClosedCheckout(context)
  return reviseCart(context, async (cart): Promise<Revision<Plain>> => {
    const address = await ownAddress(context.db, wish.shipping_address_id, cart)
    if (!address || (address.cart_id === null) !== wish.is_customer_address) throw notFound()
    const answer = { success: true }
    return cart.address?.id === address.id
      ? { answer }
      : { answer, patch: { address_id: address.id, quote_id: null } }
  })
}

async function ownAddress(
  db: Kysely<Database>,
  id: number | null,
  cart: CartRow,
): Promise<AddressRow | null> {
  if (id === null) return null
  const [address] = await findOwn(db, rowId(id), cart.customer_id, cart.id)
  if (!address) throw notFound()
  return address
}

const shipTo = (trx: Trx, cart: CartRow, addressId: number, now: Date): Promise<void> =>
  writeCart(trx, cart.id, now, { address_id: addressId, quote_id: null })

function valuesOf(input: Input, cartId: number | null): readonly (string | number | null)[] {
  const { name, company, street_address, suburb, city, state, postcode, telephone } = input
  const code = stateCode(state) ?? state
  return [
    cartId,
    name,
    company || null,
    street_address,
    suburb || null,
    city,
    code,
    postcode,
    telephone || null,
  ]
}

function isSame(row: AddressRow, values: readonly (string | number | null)[]): boolean {
  const { cart_id, name, company, street_address, suburb, city, state, postcode, telephone } = row
  const kept = [cart_id, name, company, street_address, suburb, city, state, postcode, telephone]
  return kept.every((value, index) => value === values[index])
}
