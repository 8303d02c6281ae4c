import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Auth, Endpoint } from '#contract/platform/endpoint.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { calls } from '#contract/registry.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { codeAt, stepAt } from '#server/account/auth/one-time-code.ts'
import { addStaff, changeRights, removeStaff, resetStaff } from '#server/staff/enroll.ts'
import { selectAmpleProducts } from '#tests/support/ample-products.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { actAs, codeOfStaff, makeStaff, type Staff } from '#tests/support/staff.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const shop = await useShop()
const idOf = async (email: string): Promise<number> =>
  (await shop.db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function acting(): Promise<{ staff: Staff; customerId: number; email: string; shopper: Shopper }> {
  const email = await makeCustomer(shop.db)
  const customerId = await idOf(email)
  const staff = await makeStaff(shop.db)
  return { staff, customerId, email, shopper: await actAs(shop.url, staff, customerId) }
}
const entries: readonly (readonly [string, Endpoint])[] = Object.entries(calls)
const SHEET = { a: 'order', b: '2up-price-tags', c: '1', d: '1', e: '1' }
const NOT_OF_CUSTOMERS: ReadonlySet<Auth> = new Set(['none', 'staff', 'feed'])
const isWrite = ({ method, writes }: Endpoint) => method === 'POST' || writes === true
const me = async (shopper: Shopper) => (await shopper.send(authCalls.me, {})).status

test('[ROLE-13] every write by staff acting as a customer is audited with both ids and the name of the call', async () => {
  const { staff, customerId, shopper } = await acting()
  const wanted: string[] = []
  for (const [name, entry] of entries) {
    // calls without authentication, of the staff pages and of the feed do nothing as the customer, and logout ends the session
    if (!isWrite(entry) || NOT_OF_CUSTOMERS.has(entry.auth) || name === 'logout') continue
    wanted.push(name)
    await shopper.send(entry, { params: { id: '1', ...SHEET }, body: entry.raw ? new Uint8Array(1) : {} })
  }
  await shopper.send(authCalls.logout, { body: {} })
  const rows = await shop.db
    .selectFrom('audit')
    .select(['staff_id', 'customer_id', 'call'])
    .where('staff_id', '=', staff.id)
    .orderBy('id')
    .execute()
  const row = (call: string) => ({ staff_id: staff.id, customer_id: customerId, call })
  expect(rows).toEqual(['login', ...wanted, 'logout'].map(row))
})

test('[ROLE-13] calls without an audit row change nothing', async () => {
  const { shopper, customerId } = await acting()
  // reading opens an empty cart for a customer without one
  await shopper.call(cartCalls.selectCart, {})
  const before = await everything()
  const asked = async () => {
    const latest = shop.db.selectFrom('carts').select(['id', 'version']).orderBy('id', 'desc').limit(1)
    const { id, version } = await latest.executeTakeFirstOrThrow()
    const sheet = { ...SHEET, a: 'cart', c: `${id}`, d: `${customerId}`, e: '1' }
    return { params: { id: `${id}`, url: 'x', ...sheet }, query: { cart_version: version } }
  }
  const asking = await asked()
  for (const [, entry] of entries) {
    if (isWrite(entry)) continue
    await shopper.send(entry, { params: asking.params })
    await shopper.send(entry, asking)
  }
  expect(await everything()).toEqual(before)
  const [products_id = 0] = await selectAmpleProducts(shop.db)
  // of an empty cart no sheets are made
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity: 1 } } })
  const writing = await asked()
  for (const [, entry] of entries) {
    if (entry.writes !== true) continue
    const last = await everything()
    await shopper.send(entry, { params: writing.params })
    await shopper.send(entry, writing)
    expect(await everything()).not.toEqual(last)
  }
})

test('staff who act as a customer cannot change the password', async () => {
  const { shopper, email } = await acting()
  const body = {
    current_password: seededPassword,
    password: 'Another!2026',
    password_confirmation: 'Another!2026',
  }
  const reply = await shopper.send(passwordCalls.changePassword, { body })
  expect(reply).toMatchObject({
    status: 403,
    body: { success: false, errors: ['Only the customer can change this password.'] },
  })
  await new Shopper(shop.url).logIn(email)
})

test('acting ends when the person logs out of the desk, and acting by others does not', async () => {
  const [{ staff, shopper }, other] = [await acting(), await acting()]
  const desk = new Shopper(shop.url)
  // the code of now has opened the session in which they act
  const code = codeOfStaff(new Date(Date.now() + 30_000))
  await desk.call(staffCalls.staffLogIn, { body: { email: staff.email, password: seededPassword, code } })
  expect(await me(shopper)).toBe(200)
  await desk.call(staffCalls.staffLogOut, { body: {} })
  expect(await me(shopper)).toBe(401)
  expect(await me(other.shopper)).toBe(200)
})

test('[P31] a log-out of a customer with the address of staff, which anybody can register, does not end acting', async () => {
  const { staff, shopper } = await acting()
  const stranger = new Shopper(shop.url)
  await stranger.logIn(staff.email)
  await stranger.call(authCalls.logout, { body: {} })
  expect(await me(shopper)).toBe(200)
})

test('a logout of the customer does not end the sessions of staff acting for them', async () => {
  const { email, shopper } = await acting()
  const own = new Shopper(shop.url)
  await own.logIn(email)
  await own.call(authCalls.logout, { body: {} })
  expect(await me(shopper)).toBe(200)
})

test.each([
  ['loses the right', (email: string) => changeRights(shop.db, email, ['orders'])],
  ['is removed', (email: string) => removeStaff(shop.db, email, new Date())],
  ['gets new credentials', (email: string) => resetStaff(shop.db, testSecret, email)],
])('acting ends when the person %s, and does not begin again with the former credentials', async (_, end) => {
  const { staff, shopper, customerId } = await acting()
  expect((await shopper.send(cartCalls.selectCart, {})).status).toBe(200)
  await end(staff.email)
  expect(await me(shopper)).toBe(401)
  expect((await shopper.send(cartCalls.selectCart, {})).status).toBe(401)
  await expect(actAs(shop.url, staff, customerId)).rejects.toThrow('401')
})

test('a person who is no customer acts with the credentials that enrollment has shown', async () => {
  const email = 'desk@lund.example'
  const made =
    (await addStaff(shop.db, testSecret, { email, name: 'Desk', rights: ['customers'] })) ?? expect.fail()
  const customers_id = await idOf(await makeCustomer(shop.db))
  const otp = codeAt(made.otpSecret, stepAt(new Date()))
  const body = { username: email, password: made.password, customers_id, otp, is_impersonate: true }
  const { user } = await new Shopper(shop.url).call(authCalls.login, { body })
  expect(user?.customers_id).toBe(customers_id)
})

/** A digest of all tables except rate limits, audit and session expiry. */
async function everything(): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('rate_limits', 'audit', 'sessions') order by 1`.execute(shop.db)
  const digests: Record<string, string | null> = {}
  for (const { name } of rows) {
    const table = sql.table(name)
    const found = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, '' order by t::text)) as digest from ${table} t`.execute(shop.db)
    digests[name] = found.rows[0]?.digest ?? null
  }
  return digests
}
