import { type Kysely, sql } from 'kysely'
import { cartCalls } from '#contract/carts.ts'
import type { Database } from '#server/database/schema.ts'
import type { World } from '#tests/prove/rig/world.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'

/** A customer whose names, addresses and cart have all payloads, with the session to start pages with. */
export async function hostileCustomer({ db, url }: World, text: string): Promise<object> {
  const email = await makeCustomer(db)
  await spoil(db, email, text)
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  await fillCart(shopper, await goods(db, 3))
  await chooseCheapestQuote(shopper)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  await sql`update carts set name = ${text}, comments = ${text}, pickup_name = ${text}
    where id = ${id}`.execute(db)
  return session
}

async function spoil(db: Kysely<Database>, email: string, text: string): Promise<void> {
  // the first name stands in the header, which must not grow over the page
  await sql`update customers set firstname = ${text.slice(0, 60)}, lastname = ${text}, company = ${text}, telephone = ${text},
    mobile_phone = ${text} where email = ${email}`.execute(db)
  await sql`update addresses set name = ${text}, company = ${text}, street_address = ${text}, suburb = ${text},
    city = ${text} where customer_id = (select id from customers where email = ${email})`.execute(db)
}
