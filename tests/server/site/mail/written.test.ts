import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { passwordCalls } from '#contract/account/password.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import type { Message } from '#server/site/mail/messages/message.ts'
import { writeMessage, writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { recoverOnce } from '#server/checkout/submission/recovery.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { CARDS, goToReview, submit } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopperWithCart } from '#tests/support/customers.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { parseMime } from '#tests/support/parse-mime.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

const shop = await useShop()
const writtenTo = (email: string) =>
  shop.db.selectFrom('emails').select(['key', 'message']).where('recipient', '=', email).execute()
const kindsTo = async (email: string) =>
  (await writtenTo(email)).map(({ message }) => (message as Message).kind)
const emailOf = async (cartId: number) => {
  const { rows } = await sql<{ email: string }>`select email from customers
    where id = (select customer_id from carts where id = ${cartId})`.execute(shop.db)
  return rows[0]?.email ?? ''
}
/** As typed at the step of payment. */
const orderAs = (cartId: number, number: string) =>
  sql`update carts set billing = coalesce(billing, '{}') || jsonb_build_object('purchase_order_number', ${number}::text)
    where id = ${cartId}`.execute(shop.db)
const shopperWith = async () => {
  const email = await makeCustomer(shop.db)
  const shopper = new Shopper(shop.url)
  await shopper.logIn(email)
  return { email, shopper }
}

test('[DOC-06] a placed order is confirmed once, as multipart/alternative whose parts name number, lines and total', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
  const request = await goToReview(shopper)
  await orderAs(request.cart_id, 'LUND-118')
  await sql`update addresses set suburb = 'Gate 4', telephone = '(573) 555-0142'
    where id = (select address_id from carts where id = ${request.cart_id})`.execute(shop.db)
  const answer = await submit(shopper, request)
  await submit(shopper, request)
  const email = await emailOf(request.cart_id)
  expect((await writtenTo(email)).map(({ key }) => key)).toEqual([`orderConfirmed:${answer.data?.orders_id}`])
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
  const { headers, parts } = parseMime(sentTo(shop.outbox, email)[0]?.content ?? '')
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
  expect(headers.get('from')).toBe('Emberwright <no-reply@emberwright.example>')
  expect(headers.get('subject')).toBe(`Order ${answer.data?.orders_id} confirmed`)
  expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
  const total = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const { rows } = await sql<{
    name: string
  }>`select p.name from order_lines l join products p on p.id = l.product_id
    where order_id = ${answer.data?.orders_id ?? 0}`.execute(shop.db)
  expect(rows).toHaveLength(2)
  expect(parts[0]?.content).toContain(`Total: ${total.format((answer.data?.total ?? 0) / 100)}`)
  for (const { name } of rows) expect(parts[0]?.content).toContain(`- ${name} (`)
  for (const { content } of parts)
    for (const asked of ['LUND-118', 'Gate 4', '(573) 555-0142', 'Visa ending in 1111'])
      expect(content).toContain(asked)
})

test('the e-mail of an order shows a picture of each product where the shop has an address', async () => {
  await setAppSetting(shop.db, 'public_url', 'https://shop.example')
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2 })
  const request = await goToReview(shopper)
  const answer = await submit(shopper, request)
  const email = await emailOf(request.cart_id)
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
  await setAppSetting(shop.db, 'public_url', '')
  const { parts } = parseMime(sentTo(shop.outbox, email)[0]?.content ?? '')
  const { rows } = await sql<{
    url: string
  }>`select p.url from order_lines l join products p on p.id = l.product_id
    where order_id = ${answer.data?.orders_id ?? 0}`.execute(shop.db)
  const shown = [...(parts[1]?.content ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)
  expect(new Set(shown)).toEqual(
    new Set(rows.map(({ url }) => `https://shop.example/images/mail/${url}.jpg`)),
  )
  expect(shown).toHaveLength(2)
})

test('a declined order that was answered gets no e-mail; one that recovery ends does, once', async () => {
  const declined = await makeShopperWithCart(shop.url, shop.db)
  const refused = await goToReview(declined, CARDS.declinedAtCharge)
  await submit(declined, refused)
  expect(await kindsTo(await emailOf(refused.cart_id))).toEqual([])

  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const request = await goToReview(shopper, CARDS.processingError)
  expect(await submit(shopper, request)).toMatchObject({ data: { kind: 'pending' } })
  const email = await emailOf(request.cart_id)
  expect(await kindsTo(email)).toEqual([])
  const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
  const later = () => new Date(Date.now() + 61_000)
  await recoverOnce({ db: shop.db, gateway, now: later, log: () => undefined })
  await recoverOnce({ db: shop.db, gateway, now: later, log: () => undefined })
  await gateway.close()
  expect(await kindsTo(email)).toEqual(['orderDeclined'])
})

test('a changed password is told by e-mail, and a repeated call tells nothing more', async () => {
  const { email, shopper } = await shopperWith()
  const password = 'Willow~Gate7'
  const body = { current_password: seededPassword, password, password_confirmation: password }
  await shopper.call(passwordCalls.changePassword, { body })
  await shopper.call(passwordCalls.changePassword, { body })
  expect(await kindsTo(email)).toEqual(['passwordChanged'])
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
  expect(sentTo(shop.outbox, email)[0]?.content).not.toContain(password)
})

test('[PRC-06] an application for volume pricing is confirmed to the customer', async () => {
  const { email, shopper } = await shopperWith()
  const body = {
    company: 'Quill & Sons',
    tax_id: '12-3456789',
    license_number: null,
    yearly_volume: '25000-100000',
    state: 'MO',
    products: null,
    trade_references: null,
  } as const
  await shopper.call(volumeCalls.submitRequestForm, { body })
  expect(await kindsTo(email)).toEqual(['volumeReceived'])
})

test('a new e-mail address is told to the old one, once', async () => {
  const recipient = 'old-address@lund.example'
  const message = {
    kind: 'emailChanged',
    customer_id: 1,
    changed_at: '2026-05-04T15:00:00.000Z',
    email: 'new-address@lund.example',
  } as const
  for (let n = 0; n < 2; n++)
    await writeMessage(shop.db, { recipient, customerId: null, projectId: 14, message, now: new Date() })
  await eventually(() => expect(sentTo(shop.outbox, recipient)).toHaveLength(1))
  const [sent] = sentTo(shop.outbox, recipient)
  expect(parseMime(sent?.content ?? '').headers.get('from')).toMatch(/^Emberwright Pro </)
  expect(sentTo(shop.outbox, 'new-address@lund.example')).toEqual([])
})

test('links lead to the setting public_url, whatever host the request named', async () => {
  await sql`update settings set value = '"https://shop.lund.example"' where project_id = 11 and key = 'public_url'`.execute(
    shop.db,
  )
  const { email } = await shopperWith()
  const { rows } = await sql<{ id: number }>`select id from customers where email = ${email}`.execute(shop.db)
  const id = rows[0]?.id ?? 0
  const message = { kind: 'passwordChanged', customer_id: id, password_version: 99 } as const
  await writeMessageTo(shop.db, id, message, new Date())
  await writeMessageTo(shop.db, id, message, new Date())
  await eventually(() => expect(sentTo(shop.outbox, email)).toHaveLength(1))
  const { parts } = parseMime(sentTo(shop.outbox, email)[0]?.content ?? '')
  expect(parts[1]?.content).toContain('href="https://shop.lund.example/login/reset-password"')
  expect(parts[0]?.content).toContain('Set a new password: https://shop.lund.example/login/reset-password')
})
