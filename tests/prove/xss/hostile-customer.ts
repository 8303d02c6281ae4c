import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import type { TestDb } from '#tests/support/database.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { HtmlDocument } from './documents.ts'
import type { HostileShop } from './hostile-shop.ts'
import { joinPayloads, type Payload } from './payloads.ts'
import { valuesOf } from './spoil-rows.ts'

const ADDRESS = [
  'addresses.name',
  'addresses.company',
  'addresses.street_address',
  'addresses.suburb',
  'addresses.city',
] as const
const CUSTOMER = [
  'customers.firstname',
  'customers.lastname',
  'customers.company',
  'customers.telephone',
  'customers.mobile_phone',
] as const
const CART = ['carts.name', 'carts.comments', 'carts.pickup_name'] as const
const BILLING = ['billing.name', 'billing.company', 'billing.street_address', 'billing.city'] as const
/** More would be ordered by another way. */
const MOST_LINES = 40

/** A customer whose names, addresses and cart have all payloads, with the session to start pages with. */
export async function hostileCustomer(
  { db, url }: TestEnvironment,
  all: readonly Payload[],
  pieces: readonly HtmlDocument[],
  { products }: HostileShop,
): Promise<object> {
  const email = await makeCustomer(db)
  await set(db, 'customers', valuesOf(CUSTOMER, all), sql`email = ${email}`)
  await spoilAddresses(db, email, pieces.slice(0, MOST_LINES))
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  const bought = products.slice(0, MOST_LINES).map(({ id, mark }) => ({ id, name: mark }))
  await fill(shopper, bought)
  await chooseCheapestQuote(shopper)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const billing = JSON.stringify({ ...valuesOf(BILLING, all), state: 'MO', postcode: '65101' })
  await set(db, 'carts', { ...valuesOf(CART, all), billing, is_pickup: true }, sql`id = ${id}`)
  return session
}

type Condition = ReturnType<typeof sql>

async function set(db: TestDb, table: string, values: object, where: Condition): Promise<void> {
  for (const [column, value] of Object.entries(values))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${where}`.execute(db)
}

/** The book has one address for each piece, and one whose payloads are as short as an order takes them. */
async function spoilAddresses(db: TestDb, email: string, pieces: readonly HtmlDocument[]): Promise<void> {
  const books = JSON.stringify(pieces.map(({ payloads }) => valuesOf(ADDRESS, payloads)))
  await sql`insert into addresses (customer_id, state, postcode, country, name, company, street_address, suburb, city)
    select a.customer_id, a.state, a.postcode, a.country, v.*
    from addresses a join customers c on c.id = a.customer_id,
      jsonb_to_recordset(${books}::jsonb) v(name text, company text, street_address text, suburb text, city text)
    where c.email = ${email} and a.is_default`.execute(db)
  const short = pieces
    .flatMap(({ payloads }) => payloads)
    .find((each) => joinPayloads([each], 'addresses.name').length < 60)
  await set(
    db,
    'addresses',
    valuesOf(ADDRESS, short ? [short] : []),
    sql`is_default and customer_id = (select id from customers where email = ${email})`,
  )
}
