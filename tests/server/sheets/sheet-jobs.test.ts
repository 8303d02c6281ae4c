import { expect, test } from 'vitest'
import { documentCalls } from '#contract/sheets/documents.ts'
import { cleanUp } from '#server/platform/database/clean-up.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { eventually } from '#tests/support/eventually.ts'

const DAY = 86_400_000
const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const big = await documentBrowser(shop.url, seededEmail('big'))
const silver = await documentBrowser(shop.url, seededEmail('silver'))
const bigId = 20469
const { order_id: orderId } = await shop.db
  .selectFrom('order_lines as l')
  .innerJoin('orders as o', 'o.id', 'l.order_id')
  .select('l.order_id')
  .where('o.customer_id', '=', bigId)
  .groupBy('l.order_id')
  .having(({ fn }) => fn.countAll(), '=', 164)
  .executeTakeFirstOrThrow()

type Params = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', string>>
const sheet = (params: Partial<Params> = {}): { params: Params } => ({
  params: { a: 'order', b: 'barcodes', c: String(orderId), d: String(bigId), e: '164', ...params },
})
const create = (params: Partial<Params> = {}) =>
  big.shopper.call(documentCalls.createBatchDocument, sheet(params))
const jobs = async () => (await big.shopper.call(documentCalls.selectDownloads, {})).jobs
const forget = async () => {
  await shop.db.deleteFrom('sheet_jobs').execute()
  await shop.db.deleteFrom('rate_limits').execute()
}
const finished = (state: string) =>
  eventually(async () => {
    const [job] = await jobs()
    expect(job?.state).toBe(state)
    if (!job) throw new Error('there is no job')
    return job
  })
const mails = (subject: string) =>
  sentTo(shop.outbox, seededEmail('big')).filter(({ content }) => content.includes(`Subject: ${subject}`))

test('[DOC-04][DOC-07] the direct call refuses a sheet above both maxima with its count', async () => {
  const refused = await big.get(`order/barcodes/${orderId}`)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { success: false, errors: ['This sheet has 164 products. It is made by e-mail.'] },
  ])
})

test('[API-107][DOC-05][DOC-06] a sheet is made by one job however often it is asked for, with one e-mail and one file', async () => {
  expect(await Promise.all([create(), create(), create()])).toEqual(
    Array.from({ length: 3 }, () => ({ success: true, errors: [] })),
  )
  const job = await finished('done')
  expect(await jobs()).toHaveLength(1)
  expect(job).toMatchObject({ label: `Barcodes, order ${orderId}`, kind: 'barcodes', source: 'order' })
  expect(Date.parse(job.expires_at ?? '') - Date.now()).toBeGreaterThan(13.9 * DAY)
  const file = await big.open(job.href ?? '')
  expect(file.headers.get('content-disposition')).toContain(`order-${orderId}-barcodes.pdf`)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
  await eventually(() => expect(mails('Ready: Barcodes')).toHaveLength(1))
  await forget()
})

test('[T66] the file of another customer, kind or storefront, an absent and an expired one are the same 404', async () => {
  await create()
  const { href, id } = await finished('done')
  const pro = await documentBrowser(shop.proUrl, seededEmail('pro'), 14)
  const paths = [`job/2up-price-tags/${id}`, 'job/barcodes/1', `job/barcodes/${id.replace(/^./, 'g')}`]
  const absent = `job/barcodes/${crypto.randomUUID()}`
  const replies = [
    await silver.open(href ?? ''),
    await pro.get(`job/barcodes/${id}`, {}, 14),
    ...(await Promise.all([...paths, absent].map((path) => big.get(path)))),
  ]
  await shop.db
    .updateTable('sheet_jobs')
    .set({ finished_at: new Date(Date.now() - 15 * DAY) })
    .execute()
  replies.push(await big.open(href ?? ''))
  const seen = await Promise.all(replies.map(async (reply) => [reply.status, await reply.text()]))
  expect(new Set(seen.map(String))).toEqual(new Set(['404,{"success":false,"errors":["Not found."]}']))
  expect(await jobs()).toEqual([])
  await cleanUp(shop.db, new Date())
  expect(await shop.db.selectFrom('sheet_files').select('name').execute()).toEqual([])
  await forget()
})

test('[API-107] customer and count are compared, foreign and absent sheets are not found', async () => {
  expect(await create({ e: '163' })).toEqual({
    success: false,
    errors: ['This sheet has 164 products now.'],
  })
  const wrong = [{ d: '20417' }, { c: '2000000123' }, { a: 's3' }, { b: 'invoice' }, { b: 'toString' }]
  for (const params of wrong)
    expect((await big.shopper.send(documentCalls.createBatchDocument, sheet(params))).status).toBe(404)
  const foreign = await silver.shopper.send(documentCalls.createBatchDocument, sheet({ d: '20417' }))
  expect(foreign.status).toBe(404)
  expect(await jobs()).toEqual([])
  await forget()
})

test('[API-107] an hour has 20 of these calls', async () => {
  const replies = await Promise.all(
    Array.from({ length: 22 }, () => big.shopper.send(documentCalls.createBatchDocument, sheet({ e: '1' }))),
  )
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
  await forget()
})

test('a sheet whose order is gone fails with one e-mail, and gives way to the next attempt', async () => {
  const gone = {
    source: 'order',
    source_id: 2_000_000_123,
    kind: 'barcodes',
    label: 'Barcodes, order 7',
  } as const
  await shop.db
    .insertInto('sheet_jobs')
    .values({ ...gone, customer_id: bigId, project_id: 11, created_at: new Date() })
    .execute()
  const failed = await finished('failed')
  expect([failed.href, failed.expires_at]).toEqual([null, null])
  await eventually(() => expect(mails('Could not be made: Barcodes, order 7')).toHaveLength(1))
  await shop.db.updateTable('sheet_jobs').set({ source_id: orderId }).execute()
  await create()
  expect(await finished('done')).toMatchObject({ label: `Barcodes, order ${orderId}` })
  expect(await jobs()).toHaveLength(1)
})
