import { sql } from 'kysely'
import { normalEmail } from '#contract/platform/email.ts'
import { chatCalls } from '#contract/site/chat.ts'
import { messageCalls } from '#contract/site/messages-to-shop.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { writeNotice } from '#server/site/mail/messages/write-message.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { authCalls } from '#contract/account/auth.ts'

/** The tables whose rows are found by more than a foreign key, and what tells their rows apart. */
const IDS = {
  emails: 't.key',
  texts: 't.key',
  rate_limits: 't.key',
  reset_codes: `concat_ws(' ', t.project_id, t.email, t.browser)`,
  staff_audit: 't.id::text',
  volume_requests: 't.id::text',
} as const
export type MatchedTable = keyof typeof IDS
export const MATCHED = Object.keys(IDS) as MatchedTable[]

export type Rows = Readonly<Record<MatchedTable, ReadonlyMap<string, string>>>

/** The rows of the tables as text, by id. */
export async function matchedRows({ db }: TestShop): Promise<Rows> {
  const entries = await Promise.all(
    MATCHED.map(async (table) => {
      const { rows } = await sql<{
        id: string
        row: string
      }>`select ${sql.raw(IDS[table])} as id, t::text as row
        from ${sql.table(table)} t`.execute(db)
      return [table, new Map(rows.map(({ id, row }) => [id, row]))]
    }),
  )
  return Object.fromEntries(entries) as Rows
}

export interface Person {
  readonly email: string
  readonly projectId: 11 | 14
  readonly mobile: string
  readonly id: number
  readonly shopper: Shopper
  /** a network address of their own, because letters to the shop are limited by it */
  readonly address: string
}

let made = 0

/** A customer with this address and mobile phone, who wants text messages. */
export async function makePerson(
  shop: TestShop,
  { email, projectId, mobile }: Pick<Person, 'email' | 'projectId' | 'mobile'>,
): Promise<Person> {
  const url = projectId === 14 ? shop.proUrl : shop.url
  const shopper = await makeShopperWithCart(url, shop.db, { like: projectId === 14 ? 'pro' : 'silver' })
  const { user } = await shopper.call(authCalls.me, {})
  const id = user?.customers_id ?? 0
  await shop.db
    .updateTable('customers')
    .set({ email: normalEmail(email), mobile_phone: mobile, text_notifications: true })
    .where('id', '=', id)
    .execute()
  return { email, projectId, mobile, id, shopper, address: `192.0.2.${++made}` }
}

/**
 * The person orders, is told of a shipment, writes to the shop, mistypes the password and asks for a code, and staff refuse
 * a document because of one of somebody else. Resolves with the ids of the rows that this has added.
 */
export async function leaveTraces(shop: TestShop, person: Person, other: Person) {
  const before = await matchedRows(shop)
  await order(shop, person)
  await writeToShop(shop, person)
  await failToLogIn(shop, person)
  await earlierVersion(shop, person, other)
  const after = await matchedRows(shop)
  const email = person.email.toLowerCase()
  // counted for the address at both storefronts, of which one had it before
  const asStaff = `staff-log-in:${email}`
  const isNew = (table: MatchedTable) => (id: string) =>
    id === asStaff || (!before[table].has(id) && (table !== 'rate_limits' || id.includes(email)))
  return Object.fromEntries(
    MATCHED.map((table) => [table, [...after[table].keys()].filter(isNew(table)).toSorted()]),
  ) as Record<MatchedTable, string[]>
}

async function order({ db }: TestShop, { id, shopper }: Person) {
  const { data } = await submit(shopper, await goToReview(shopper))
  const shipment = { shipment: 1, carrier: null, tracking_number: null, tracking_url: null } as const
  const shipped = {
    kind: 'orderShipped',
    order_id: data?.orders_id ?? 0,
    shipped: [],
    remaining: [],
  } as const
  await writeNotice(db, id, { ...shipped, ...shipment }, new Date())
}

const visitor = ({ url, proUrl }: TestShop, { projectId, address }: Person) =>
  new Shopper(projectId === 14 ? proUrl : url, projectId, { 'x-forwarded-for': address })

async function writeToShop(shop: TestShop, person: Person) {
  const { email, mobile: phone } = person
  const member = visitor(shop, person)
  await member.logIn(email)
  for (const each of [visitor(shop, person), member]) {
    const message = { name: 'Robin', email, message: 'Do you ship to Guam?' }
    await each.call(messageCalls.sendContactMessage, { body: { ...message, phone } })
    await each.call(messageCalls.subscribeToNewsletter, { body: { email } })
    await each.call(chatCalls.sendChatMessage, { body: { ...message, path: '/' } })
  }
  await member.call(volumeCalls.submitRequestForm, {
    body: { company: 'Robin Display', tax_id: '12-3456789', yearly_volume: '25000-100000', state: 'MO' },
  })
}

async function failToLogIn(shop: TestShop, person: Person) {
  const browser = visitor(shop, person)
  const { email } = person
  const request = { username: email, password: 'wrong', customers_id: null, otp: null, is_impersonate: false }
  await browser.send(authCalls.login, { body: request })
  await browser.send(authCalls.login, { body: { ...request, is_impersonate: true } })
  await browser.call(passwordCalls.sendResetCode, {
    body: { customers_email_address: email, method: 'email' },
  })
}

/** Rows that do not know their customer, and a reason that names another one. */
async function earlierVersion({ db }: TestShop, { id, email, projectId }: Person, other: Person) {
  const message = JSON.stringify({ kind: 'jobFailed', job_id: 'A', label: 'Price tags' })
  await sql`insert into emails (key, recipient, project_id, message)
    values (${`job:${id}`}, ${email.toLowerCase()}, ${projectId}, ${message})`.execute(db)
  const reason = `A copy of 8, customer ${other.id}: see there.`
  await sql`insert into staff_audit (action, subject) values ('documents refuse', ${`7, customer ${id}: ${reason}`})`.execute(
    db,
  )
}
