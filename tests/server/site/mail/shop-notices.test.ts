import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { writeFailureNotices } from '#server/site/mail/failure-notices.ts'
import { compose } from '#server/site/mail/messages/compose.ts'
import { senderOf } from '#server/site/mail/messages/sender.ts'
import type { ShopMessage } from '#server/site/mail/messages/shop-message.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop()
const set = (key: string, value: string) =>
  sql`update settings set value = ${JSON.stringify(value)}::jsonb where project_id = 11 and key = ${key}`.execute(
    shop.db,
  )
const sender = senderOf(11, { store: {}, app: {}, server: {} })
const noticesTo = async (recipient: string) => {
  const rows = await shop.db
    .selectFrom('emails')
    .select(['customer_id', 'message'])
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute()
  return rows.map(({ customer_id, message }) => ({
    customerId: customer_id,
    text: compose(message as ShopMessage, sender).text,
  }))
}

test('each address of notify_orders is told of an order once, with all that packing needs', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 3 })
  const request = await goToReview(shopper)
  await set('notify_orders', 'pack@lund.example, ΝΊΚΟΣ@lund.example,Pack@lund.example')
  const placed = await submit(shopper, { ...request, comments: 'Call an hour before.' })
  const orderId = placed.data?.orders_id ?? 0
  const [told, ...more] = await noticesTo('pack@lund.example')
  expect(more).toEqual([])
  expect(await noticesTo('νίκος@lund.example')).toHaveLength(1)
  const { rows: lines } = await sql<{ model: string; upc: string; packaging: string }>`
    select p.model, p.upc, p.packaging from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orderId}`.execute(shop.db)
  expect(lines).toHaveLength(2)
  for (const { model, upc, packaging } of lines)
    expect(told?.text).toMatch(new RegExp(`- 3 cases of ${model} \\(.*, ${packaging}, UPC ${upc}\\): \\$`))
  const { rows: orders } = await sql<{ customer_id: number; street: string; phone: string }>`
    select customer_id, snapshot#>>'{address,street_address}' as street, snapshot#>>'{contact,phone}' as phone
    from orders where id = ${orderId}`.execute(shop.db)
  const [order] = orders
  expect(told?.customerId).toBe(order?.customer_id)
  expect(told?.text).toContain(`, ${order?.street}, `)
  expect(told?.text).toContain(`Contact: ${order?.phone}\n`)
  expect(told?.text).toContain('Payment: Visa ending in 1111\n')
  expect(told?.text).toContain('Comments: Call an hour before.\n')
})

test('[T65] a document that is uploaded is told to notify_documents once, however often the call is repeated', async () => {
  await set('notify_documents', 'papers@lund.example')
  const shopper = await makeShopper(shop.url, shop.db)
  const { authorization } = await shopper.call(customerDocumentCalls.selectDocuments, {})
  const type = authorization.types[0]
  const query = {
    kind: 'authorization',
    type: type?.value ?? '',
    name: 'atf.pdf',
    upload_id: crypto.randomUUID(),
    expires_on: '2099-06-30',
  } as const
  for (let n = 0; n < 2; n++)
    await shopper.call(customerDocumentCalls.uploadDocument, { query, body: SMALL_PDF })
  const [told, ...more] = await noticesTo('papers@lund.example')
  expect(more).toEqual([])
  expect(told?.text).toContain(`Document: ${type?.label}\nFor: Professional use\nValid until: June 30, 2099`)
})

test('[PRC-06] an application goes to notify_volume, or else to the address of the shop', async () => {
  const apply = async (company: string) => {
    const shopper = await makeShopper(shop.url, shop.db)
    const body = { company, tax_id: '12-3456789', yearly_volume: '25000-100000', state: 'MO' } as const
    await shopper.call(volumeCalls.submitRequestForm, { body })
  }
  await set('email', 'orders@lund.example')
  await apply('Quill & Sons')
  await set('notify_volume', 'sales@lund.example')
  await apply('Second Quill')
  const [first] = await noticesTo('orders@lund.example')
  expect(first?.text).toContain(
    'Company: Quill & Sons\nTax ID: 12-3456789\nYearly volume: $25,000 to $100,000\n',
  )
  expect(await noticesTo('orders@lund.example')).toHaveLength(1)
  expect((await noticesTo('sales@lund.example')).map(({ text }) => text)).toEqual([
    expect.stringContaining('Company: Second Quill'),
  ])
})

test('what was given up within an hour is told once after it, and nothing while all went well', async () => {
  await set('notify_failures', 'ops@lund.example')
  const later = new Date('2031-03-04T16:20:00Z')
  await writeFailureNotices(shop.db, later)
  expect(await noticesTo('ops@lund.example')).toEqual([])
  await sql`insert into emails (key, recipient, project_id, subject, body, failed_at) values
    ('failed-1', 'x@lund.example', 11, 'a', 'b', '2031-03-04T15:00:00Z'),
    ('failed-2', 'x@lund.example', 11, 'a', 'b', '2031-03-04T15:59:59Z'),
    ('failed-before', 'x@lund.example', 11, 'a', 'b', '2031-03-04T14:59:59Z'),
    ('failed-later', 'x@lund.example', 11, 'a', 'b', '2031-03-04T16:00:00Z'),
    ('failed-pro', 'x@lund.example', 14, 'a', 'b', '2031-03-04T15:30:00Z')`.execute(shop.db)
  const webhook = crypto.randomUUID()
  await sql`insert into webhooks (id, project_id, url, kinds, state, made_at)
    values (${webhook}::uuid, 11, 'https://office.example/', '{order}', 'active', now())`.execute(shop.db)
  // of a test the person who pressed it is told at the desk, and it pauses nothing
  await sql`insert into webhook_deliveries (key, webhook_id, project_id, seq, kind, failed_at) values
    ('event', ${webhook}::uuid, 11, 1, 'order.placed', '2031-03-04T15:30:00Z'),
    ('test', ${webhook}::uuid, 11, null, 'webhook.test', '2031-03-04T15:30:00Z')`.execute(shop.db)
  await Promise.all([writeFailureNotices(shop.db, later), writeFailureNotices(shop.db, later)])
  const told = await noticesTo('ops@lund.example')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain(
    'Since: March 4, 2031 at 9:00 AM, Central time\nFailed: 2 e-mails were not sent\nFailed: 1 webhook was not delivered\n',
  )
})
