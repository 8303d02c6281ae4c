import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { counted } from '#contract/platform/format-count.ts'
import { documentCalls, MOST_PRODUCTS_AT_ONCE } from '#contract/sheets/documents.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { copyProducts } from '#tests/support/copy-products.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const big = await documentBrowser(shop.url, seededEmail('big'))
const customerId = 20469
const listed = () => big.shopper.call(documentCalls.selectDownloads, {})

test('[DOC-02][DOC-03] the files of a price level with very many products are made by a job, which reads what the catalogue has', async () => {
  const { downloads: small } = await listed()
  expect(small.map(({ batch }) => batch)).toEqual([null, null, null, null])
  await copyProducts(shop.db, { projectId: 11, count: MOST_PRODUCTS_AT_ONCE })
  const form = await eventually(async () => {
    const { downloads } = await listed()
    const found = downloads.find(({ batch }) => batch?.kind === 'order-form-upcs')
    if (!found?.batch) throw new Error('the catalogue is not read again yet')
    return { ...found, ...found.batch }
  })
  const { href, level_id: levelId, products_count: count } = form
  const refused = await big.open(href)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { success: false, errors: [`This file has ${counted(count, 'product')}. It is made by e-mail.`] },
  ])
  const wanted = { a: 'level', b: 'order-form-upcs', d: String(customerId), e: String(count) }
  const create = (c: number) =>
    big.shopper.send(documentCalls.createBatchDocument, { params: { ...wanted, c: String(c) } })
  expect((await create(levelId + 1)).status).toBe(404)
  expect((await create(levelId)).body).toEqual({ success: true, errors: [] })
  const job = await eventually(async () => {
    const [found] = (await listed()).jobs
    expect(found?.state).toBe('done')
    return found
  })
  expect(job).toMatchObject({ label: 'Order form with UPCs', source: 'level', source_id: levelId })
  const file = await big.open(job?.href ?? '')
  expect(file.headers.get('content-type')).toContain('spreadsheetml')
  const models = (await readSheet(Buffer.from(await file.arrayBuffer())))
    .slice(4)
    .map(([model]) => String(model))
  const sold = await shop.db
    .selectFrom('products as p')
    .innerJoin('prices as r', 'r.product_id', 'p.id')
    .select('p.model')
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .where('r.level_id', '=', levelId)
    .execute()
  expect(models).toHaveLength(count)
  expect(new Set(models)).toEqual(new Set(sold.map(({ model }) => model)))
})
