import { sql } from 'kysely'
import { authCalls } from '#contract/account/auth.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { templateCalls } from '#contract/quick-order/templates.ts'
import { chatCalls } from '#contract/site/chat.ts'
import { messageCalls } from '#contract/site/messages-to-shop.ts'
import type { TestDb } from '#tests/support/database.ts'
import { share } from '#tests/server/shows/stored-shows.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { SMALL_PNG } from '#tests/support/upload-files.ts'
import { typed } from './alike-addresses.ts'
import { handleOrder, placeNamedOrder } from './named-order.ts'
import type { Keys } from './rows.ts'

export interface TwoStorefronts {
  readonly db: TestDb
  /** of both storefronts */
  readonly urls: Readonly<Record<11 | 14, string>>
  readonly desks: Readonly<Record<11 | 14, Shopper>>
}

export interface Person {
  readonly email: string
  readonly projectId: 11 | 14
  /** null: somebody who only writes to the shop */
  readonly customerId: number | null
  /** in all that they type, and in nothing of anybody else */
  readonly name: string
  /** the rows that came while they acted */
  readonly own: Keys
}

/** What a name looks like, for searching. */
export const NAME = 'Kanarra\\d{4}'
export const nameOf = (index: number): string => `Kanarra${String(index).padStart(4, '0')}`

type Who = Omit<Person, 'own' | 'customerId'> & { readonly index: number }

/** A network address of their own, because letters to the shop and log-ins are limited by it. */
const visitor = ({ urls }: TwoStorefronts, { index }: Who, projectId: 11 | 14): Shopper =>
  new Shopper(urls[projectId], projectId, {
    'x-forwarded-for': `198.${18 + (index >> 8)}.${index & 255}.7`,
  })

/** Makes a customer who does everything that leaves rows, at the storefronts where nobody else has the address. */
export async function actAsCustomer(place: TwoStorefronts, who: Who, isAtOther: boolean): Promise<number> {
  const { db, urls } = place
  const { projectId, email, name } = who
  const shopper = await makeShopperWithCart(urls[projectId], db, {
    lines: 2,
    quantity: 2,
    like: projectId === 14 ? 'pro' : 'silver',
  })
  const { user } = await shopper.call(authCalls.me, {})
  const id = user?.customers_id ?? 0
  await sql`update customers set email = ${email}, firstname = ${name}, lastname = ${name}, company = ${name},
    telephone = ${`417-555 ${name}`}, mobile_phone = '+14175550171', text_notifications = true where id = ${id}`.execute(
    db,
  )
  await sql`update addresses set name = ${name}, street_address = ${`7 ${name} Lane`}
    where customer_id = ${id}`.execute(db)
  await keepThings(shopper, name)
  const orderId = await placeNamedOrder(shopper, name)
  await handleOrder(place.desks[projectId], orderId, name)
  await leaveTheRest(db, { id, orderId, projectId, name })
  for (const at of isAtOther ? ([11, 14] as const) : [projectId]) await writeToShop(place, who, at)
  const member = visitor(place, who, projectId)
  await member.logIn(typed(email))
  await writeAsMember(member, who)
  return id
}

/** Writes to the shop without an account. */
export const actAsGuest = (place: TwoStorefronts, who: Who): Promise<void> =>
  writeToShop(place, who, who.projectId)

async function keepThings(shopper: Shopper, name: string): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const [product] = items
  const [id, model] = [product?.products_id ?? 0, product?.products_model ?? '']
  const lines = [{ products_id: id, quantity: 1 }]
  await shopper.call(lineCalls.addLines, { body: { request_id: crypto.randomUUID(), lines } })
  await shopper.call(templateCalls.saveTemplate, { body: { name, lines } })
  await share(shopper)
  await shopper.call(cartCalls.updateCart, { body: { cart_name: name } })
  const click = { products_id: id, products_model: model, cartId: null }
  await shopper.send(cartCalls.recommendedClick, { body: click })
  await shopper.call(customerDocumentCalls.uploadDocument, {
    query: {
      kind: 'insurance',
      type: 'general_liability',
      name: `${name}.png`,
      upload_id: crypto.randomUUID(),
    },
    body: SMALL_PNG,
  })
}

/** What comes only now and then: a refused cart, sheets, a wait for stock, staff who act for the customer. */
async function leaveTheRest(
  db: TestDb,
  { id, orderId, projectId, name }: { id: number; orderId: number; projectId: number; name: string },
): Promise<void> {
  await sql`insert into refusals (cart_id, cart_version, reply, refused_at)
    select cart_id, 1, ${JSON.stringify({ name })}, now() from orders where id = ${orderId}`.execute(db)
  await sql`with s as (insert into sheet_jobs (customer_id, project_id, source, source_id, kind, label, state, created_at, finished_at)
      values (${id}, ${projectId}, 'order', ${orderId}, 'barcodes', ${name}, 'done', now(), now()) returning id)
    insert into sheet_files (sheet_id, name, bytes) select id, ${`${name}.pdf`}, '\\x00'::bytea from s`.execute(
    db,
  )
  await sql`insert into stock_alerts (product_id, customer_id, created_at)
    select product_id, ${id}, now() from stock where qty = 0 order by product_id limit 1`.execute(db)
  await sql`insert into audit (staff_id, customer_id, call) values (1, ${id}, 'updateCart')`.execute(db)
  await sql`insert into conversions (key, project_id, conversion_id, job_id, sent_at)
    values (${`registration:${id}`}, ${projectId}, 'AW-1', gen_random_uuid(), now()) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into coupon_uses (coupon_id, submission_id, customer_id)
    select (select min(id) from coupons), submission_id, ${id} from orders where id = ${orderId} on conflict do nothing`.execute(
    db,
  )
  await sql`insert into known_browsers (customer_id, browser_hash, seen_at) values (${id}, ${name}, now())`.execute(
    db,
  )
  // as earlier versions wrote reasons
  await sql`insert into staff_audit (action, subject)
    values ('documents refuse', ${`7, customer ${id}: ${name} of 8, customer ${id}0: see there.`})`.execute(
    db,
  )
}

async function writeToShop(place: TwoStorefronts, who: Who, projectId: 11 | 14): Promise<void> {
  const guest = visitor(place, who, projectId)
  const [email, { name }] = [typed(who.email), who]
  await guest.call(messageCalls.sendContactMessage, { body: { name, email, message: `It is ${name}.` } })
  await guest.call(messageCalls.subscribeToNewsletter, { body: { email } })
  await guest.call(chatCalls.sendChatMessage, { body: { name, email, message: name, path: '/' } })
  const request = { username: email, password: 'wrong', customers_id: null, otp: null, is_impersonate: false }
  await guest.send(authCalls.login, { body: request })
  await guest.send(authCalls.login, { body: { ...request, is_impersonate: true } })
  await guest.call(passwordCalls.sendResetCode, { body: { customers_email_address: email, method: 'email' } })
}

async function writeAsMember(member: Shopper, { email, name }: Who): Promise<void> {
  await member.call(messageCalls.sendContactMessage, { body: { name, email, message: `It is ${name}.` } })
  await member.call(chatCalls.sendChatMessage, { body: { name, email, message: name, path: '/' } })
  await member.call(volumeCalls.submitRequestForm, {
    body: { company: name, tax_id: '12-3456789', yearly_volume: '25000-100000', state: 'MO' },
  })
}
