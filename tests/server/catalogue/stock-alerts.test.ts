import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { unsubscribeCalls } from '#contract/account/unsubscribe.ts'
import { MAX_STOCK_ALERTS, stockAlertCalls } from '#contract/catalogue/stock-alerts.ts'
import { writeStockAlerts } from '#server/catalogue/stock-alerts/write-stock-alerts.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const { db } = shop
const silver = () => makeShopper(shop.url, db)
const products = await db
  .selectFrom('products')
  .select(['id', 'name', 'model', 'url'])
  .where('project_id', '=', 11)
  .where('active', '=', true)
  .orderBy('id')
  .limit(8)
  .execute()
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const ask = (shopper: Shopper, products_id: number, is_wanted = true) =>
  shopper.call(stockAlertCalls.setStockAlert, { body: { products_id, is_wanted } })
const waitingOf = async (shopper: Shopper) =>
  (await shopper.call(stockAlertCalls.selectStockAlerts, {})).alerts.map(({ products_id }) => products_id)
const told = async (customerId: number) => {
  const rows = await db
    .selectFrom('emails')
    .select(['recipient', 'message'])
    .where('customer_id', '=', customerId)
    .where('key', 'like', 'backInStock:%')
    .orderBy('created_at')
    .execute()
  return rows.map(({ message }) => message)
}
async function customerOf(shopper: Shopper) {
  const { profile } = await shopper.call(profileCalls.selectProfile, {})
  return db
    .selectFrom('customers')
    .select(['id', 'mail_token'])
    .where('id', '=', profile?.customers_id ?? 0)
    .executeTakeFirstOrThrow()
}

test('who waits for a sold-out product is told once when it has cases again, also by two processes at once', async () => {
  const [one, other] = [await silver(), await silver()]
  const { id, name, model, url } = product(0)
  await setStock(db, id, 0)
  expect(await ask(one, id)).toMatchObject({ success: true })
  expect(await ask(one, id)).toMatchObject({ success: true })
  await ask(other, id)
  expect(await waitingOf(one)).toEqual([id])
  expect(await writeStockAlerts(db, new Date())).toBe(false)

  await setStock(db, id, 3)
  await Promise.all([writeStockAlerts(db, new Date()), writeStockAlerts(db, new Date())])
  const customer = await customerOf(one)
  const message = { kind: 'backInStock', name, model, url, mail_token: customer.mail_token }
  expect(await told(customer.id)).toMatchObject([message])
  expect(await told((await customerOf(other)).id)).toHaveLength(1)

  await setStock(db, id, 0)
  await setStock(db, id, 5)
  expect(await writeStockAlerts(db, new Date())).toBe(false)
  expect([await waitingOf(one), (await told(customer.id)).length]).toEqual([[], 1])
})

test('a product that is hidden is not told until it is sold again', async () => {
  const shopper = await silver()
  const { id } = product(1)
  await setStock(db, id, 0)
  await ask(shopper, id)
  await sql`update products set active = false where id = ${id}`.execute(db)
  await setStock(db, id, 5)
  expect(await writeStockAlerts(db, new Date())).toBe(false)
  expect(await waitingOf(shopper)).toEqual([])
  await sql`update products set active = true where id = ${id}`.execute(db)
  expect(await writeStockAlerts(db, new Date())).toBe(true)
})

test('what is taken back, by the customer or by the link of an e-mail, is not told, and nobody else loses anything', async () => {
  const [one, other] = [await silver(), await silver()]
  const [first, second] = [product(2), product(3)]
  for (const { id } of [first, second]) {
    await setStock(db, id, 0)
    await ask(one, id)
    await ask(other, id)
  }
  await ask(one, first.id, false)
  expect(await waitingOf(one)).toEqual([second.id])
  const { mail_token: token } = await customerOf(one)
  const unsubscribe = (of: string) =>
    new Shopper(shop.url).call(unsubscribeCalls.unsubscribe, { body: { from: 'stock', token: of } })
  expect(await unsubscribe(crypto.randomUUID())).toMatchObject({ success: false })
  expect([await unsubscribe(token), await unsubscribe(token)]).toMatchObject([
    { success: true },
    { success: true },
  ])
  expect([await waitingOf(one), await waitingOf(other)]).toEqual([[], [second.id, first.id]])
})

test('a product in stock and one too many are refused in words, one of the other storefront is unknown', async () => {
  const shopper = await silver()
  const { id, name } = product(4)
  await setStock(db, id, 1)
  expect(await ask(shopper, id)).toMatchObject({ success: false, errors: [`${name} is back in stock.`] })
  const pro = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 14)
    .limit(1)
    .executeTakeFirstOrThrow()
  const reply = await shopper.send(stockAlertCalls.setStockAlert, {
    body: { products_id: pro.id, is_wanted: true },
  })
  expect(reply.status).toBe(404)
  await setStock(db, id, 0)
  const customer = await customerOf(shopper)
  await sql`insert into stock_alerts (product_id, customer_id, created_at)
    select id, ${customer.id}, now() from products where id <> ${id} order by id limit ${MAX_STOCK_ALERTS}`.execute(
    db,
  )
  expect(await ask(shopper, id)).toMatchObject({
    success: false,
    errors: [expect.stringContaining('200 products')],
  })
})
