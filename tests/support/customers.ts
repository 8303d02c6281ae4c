import { sql } from 'kysely'
import type { RegisterData } from '#contract/account/registration.ts'
import { addToCart } from './cart.ts'
import type { TestDb } from './database.ts'
import { Shopper, seededEmail } from './shopper.ts'

let made = 0

/**
 * Makes a customer of this test's own, like a seeded one (level, permissions, password, addresses, approved documents), of
 * age, without orders or carts; answers the e-mail address.
 */
export async function makeCustomer(db: TestDb, like = 'silver'): Promise<string> {
  const email = seededEmail(`test-${process.pid}-${++made}`)
  await sql`
    with source as (select * from customers where email = ${seededEmail(like)}),
    made as (
      insert into customers (project_id, email, password_hash, firstname, lastname, telephone, mobile_phone,
        company, level_id, special_order, allow_disabled_checkout, net_terms, confirmed_age, age_confirmed_at)
      select project_id, ${email}, password_hash, firstname, lastname, telephone, mobile_phone,
        company, level_id, special_order, allow_disabled_checkout, net_terms, 21, now() from source
      returning id
    ),
    papers as (
      insert into documents (customer_id, project_id, kind, type, label, name, expires_on, state, upload_id, fingerprint,
        uploaded_at, reviewed_at)
      select made.id, d.project_id, d.kind, d.type, d.label, d.name, d.expires_on, d.state, d.upload_id, d.fingerprint,
        d.uploaded_at, d.reviewed_at
      from made, documents d where d.customer_id = (select id from source) and d.state = 'approved'
    )
    insert into addresses (customer_id, name, company, street_address, suburb, city, state, postcode, country,
      telephone, is_default)
    select made.id, a.name, a.company, a.street_address, a.suburb, a.city, a.state, a.postcode, a.country,
      a.telephone, a.is_default
    from made, addresses a where a.customer_id = (select id from source) and a.cart_id is null
  `.execute(db)
  return email
}

/** A logged-in shopper of this test's own. */
export async function makeShopper(url: string, db: TestDb, like = 'silver'): Promise<Shopper> {
  const email = await makeCustomer(db, like)
  const shopper = new Shopper(url, like === 'pro' ? 14 : 11)
  await shopper.logIn(email)
  return shopper
}

/** A logged-in shopper whose cart holds `lines` different products of `quantity` cases, all in stock. */
export async function makeShopperWithCart(
  url: string,
  db: TestDb,
  { lines = 1, quantity = 1, like = 'silver' }: { lines?: number; quantity?: number; like?: string } = {},
): Promise<Shopper> {
  const shopper = await makeShopper(url, db, like)
  const products = await db
    .selectFrom('products as p')
    .innerJoin('stock as s', 's.product_id', 'p.id')
    .select('p.id')
    .where('p.project_id', '=', shopper.projectId)
    .where('p.active', '=', true)
    .where('p.texas_restricted', '=', false)
    .where('s.qty', '>=', quantity * 20)
    .orderBy('p.id')
    .limit(lines)
    .execute()
  for (const { id } of products) await addToCart(shopper, id, quantity)
  return shopper
}

/** The registration of somebody new. */
export const newRegistration = (password: string): RegisterData => ({
  customers_firstname: 'Mara',
  customers_lastname: 'Quill',
  customers_email_address: `mara-${process.pid}-${++made}@quill.example`,
  password,
  password_confirmation: password,
  confirmed_age: 18,
})
