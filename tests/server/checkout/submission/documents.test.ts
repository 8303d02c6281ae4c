import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { customerDocumentCalls as calls, type DocumentKind } from '#contract/documents/customer-documents.ts'
import { documentCommand } from '#server/staff/admin-cli/documents.ts'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop()
await sql`update products set pro_use = true where project_id = 11`.execute(shop.db)

const run = (...words: string[]) => documentCommand(shop.databaseUrl, words)
const standing = async (shopper: Shopper) => (await shopper.call(cartCalls.selectCart, {})).documents
const TYPES = { authorization: 'federal_license', insurance: 'general_liability' } as const

async function upload(shopper: Shopper, kind: DocumentKind = 'authorization'): Promise<string> {
  const query = { kind, type: TYPES[kind], name: 'paper.pdf', upload_id: crypto.randomUUID() }
  const { document } = await shopper.call(calls.uploadDocument, { query, body: SMALL_PDF })
  return String(document.id)
}

const charges = async () => (await sql`select id from submissions`.execute(shop.db)).rows.length
const orderOf = async (id: number | null | undefined) => {
  const { rows } = await sql<{ status_id: number; events: number[] }>`select o.status_id,
    (select array_agg(e.status_id order by e.at, e.status_id desc) from order_events e where e.order_id = o.id) as events
    from orders o where o.id = ${id}`.execute(shop.db)
  return rows[0]
}
const lastMail = async (kind: string) =>
  (
    await shop.db
      .selectFrom('emails')
      .select('message')
      .where(sql<boolean>`message->>'kind' = ${kind}`)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
  )?.message

test('[ACC-14] without an authorization, with a refused one, or with one that ends before the shipment, nothing is submitted', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const request = await goToReview(shopper)
  const before = await charges()
  const refused = { success: false, data: { kind: 'documents', orders_id: null } }
  expect(await standing(shopper)).toBe('missing')
  expect(await submit(shopper, request)).toMatchObject(refused)
  const first = await upload(shopper)
  await run('refuse', first, 'It is not legible.')
  expect(await standing(shopper)).toBe('missing')
  expect(await submit(shopper, request)).toMatchObject(refused)
  const second = await upload(shopper)
  await run('approve', second)
  await sql`update documents set expires_on = current_date - 2 where id = ${Number(second)}`.execute(shop.db)
  expect(await standing(shopper)).toBe('expired')
  expect(await submit(shopper, request)).toMatchObject(refused)
  expect(await charges()).toBe(before)
})

test('[ACC-14] an approved authorization lets an order go on at once', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  await run('approve', await upload(shopper))
  expect(await standing(shopper)).toBe('approved')
  const { data } = await submit(shopper, await goToReview(shopper))
  expect(await orderOf(data?.orders_id)).toEqual({ status_id: 1, events: [1] })
  expect(await lastMail('orderConfirmed')).toMatchObject({ content: { waits: false } })
})

test('[ACC-14] an order with an authorization in review waits, and the approval releases it, once it covers the shipment', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const first = await upload(shopper)
  expect(await standing(shopper)).toBe('review')
  const { data } = await submit(shopper, await goToReview(shopper))
  expect(await orderOf(data?.orders_id)).toEqual({ status_id: 11, events: [11] })
  expect(await lastMail('orderConfirmed')).toMatchObject({ content: { waits: true } })
  await run('approve', first, new Date().toISOString().slice(0, 10))
  expect((await orderOf(data?.orders_id))?.status_id).toBe(11)
  await run('approve', await upload(shopper), '2099-06-30')
  expect(await orderOf(data?.orders_id)).toEqual({ status_id: 1, events: [11, 1] })
  expect(await lastMail('documentApproved')).toMatchObject({ orders: [data?.orders_id] })
})

test('[ACC-14] insurance is needed only where the setting says so', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  await run('approve', await upload(shopper))
  const request = await goToReview(shopper)
  await setAppSetting(shop.db, 'insurance_document_required', true)
  try {
    expect(await submit(shopper, request)).toMatchObject({ data: { kind: 'documents' } })
    const insurance = await upload(shopper, 'insurance')
    const { data } = await submit(shopper, request)
    expect((await orderOf(data?.orders_id))?.status_id).toBe(11)
    await run('approve', insurance)
    expect((await orderOf(data?.orders_id))?.status_id).toBe(1)
  } finally {
    await setAppSetting(shop.db, 'insurance_document_required', false)
  }
})

test('[ACC-14] a cart without lines for professional use needs no documents', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { like: 'gold' })
  await sql`update products set pro_use = false where project_id = 11`.execute(shop.db)
  expect(await standing(shopper)).toBe('none')
  expect(await submit(shopper, await goToReview(shopper))).toMatchObject({ success: true })
})
