import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { documentCalls } from '#contract/sheets/documents.ts'
import { tagPrices } from '#server/sheets/tag-prices.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'

const shop = await useShop({
  refreshPeriod: 50,
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const silver = await documentBrowser(shop.url, seededEmail('silver'))
const pro = await documentBrowser(shop.proUrl, seededEmail('pro'), 14)
const [order] = await shop.db
  .selectFrom('orders')
  .select('id')
  .where('customer_id', '=', 20417)
  .where('status_id', '=', 3)
  .limit(1)
  .execute()
const orderId = order?.id ?? 0
const EMPTY_ORDER = {
  project_id: 11,
  payment_method: 'net_terms',
  subtotal_cents: 0,
  total_cents: 0,
}
const start = async (response: Response) =>
  Buffer.from(await response.arrayBuffer())
    .subarray(0, 4)
    .toString('latin1')

test('[DOC-01][DOC-02][DOC-03][DOC-09][DOC-10][DOC-11][DOC-12][ROLE-10] a customer downloads the price lists and order forms of the own level, each drawn when it is opened', async () => {
  const { downloads } = await silver.shopper.call(documentCalls.selectDownloads, {})
  expect(downloads.map(({ size }) => size)).toEqual([null, null, null, null])
  expect(downloads.map(({ label, href }) => [label, href])).toEqual([
    ['Price list by name', '/shop-api/api/documents/s3/pricelist/silver-name.pdf/isNotProd?project_id=11'],
    ['Price list by model', '/shop-api/api/documents/s3/pricelist/silver-model.pdf/isNotProd?project_id=11'],
    ['Order form without UPCs', expect.stringMatching(/get-excel-order-form\/silver\/\d+\?project_id=11$/)],
    [
      'Order form with UPCs',
      expect.stringMatching(/get-excel-order-form-with-upcs\/silver\/\d+\?project_id=11$/),
    ],
  ])
  for (const { href, type } of downloads) {
    const response = await silver.open(href)
    expect(response.status).toBe(200)
    expect(await start(response)).toBe(type === 'pdf' ? '%PDF' : 'PK\u0003\u0004')
  }
  const { downloads: drawn } = await silver.shopper.call(documentCalls.selectDownloads, {})
  expect(drawn.map(({ size }) => size !== null && size > 10_000)).toEqual([true, true, true, true])
  const { downloads: ofPro } = await pro.shopper.call(documentCalls.selectDownloads, {})
  expect(ofPro[0]?.href).toMatch(/pricelist\/\w+-name-proline\.pdf/)
  expect((await pro.open(ofPro[0]?.href ?? '')).status).toBe(200)
})

test('tags and barcodes of an empty cart or order are refused with a sentence, at once and by e-mail', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const { user } = await shopper.call(authCalls.me, {})
  const customerId = user?.customers_id ?? 0
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const cart = await browser.cartId()
  const { id } = await shop.db
    .insertInto('orders')
    .values({ ...EMPTY_ORDER, cart_id: cart, customer_id: customerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [source, of, text] of [
    ['cart', cart, 'This cart is empty.'],
    ['order', id, 'This order has no products'],
  ] as const)
    for (const kind of ['2up-price-tags', '4up-price-tags', 'barcodes'] as const) {
      const refused = await browser.get(`${source}/${kind}/${of}`)
      const errors = [expect.stringContaining(text)]
      expect([refused.status, await refused.json()]).toEqual([409, { success: false, errors }])
      const params = { a: source, b: kind, c: String(of), d: String(customerId), e: '0' }
      expect(await browser.shopper.call(documentCalls.createBatchDocument, { params })).toEqual({
        success: false,
        errors,
      })
    }
})

test('[API-110] a download is an attachment that nothing stores and that runs nothing', async () => {
  const { headers } = await silver.get('s3/pricelist/silver-model.pdf')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="silver-model.pdf"; filename*=UTF-8''silver-model.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('[API-109] price tags, barcodes, invoice and lines of an order, tags, barcodes and lines of a cart', async () => {
  const { user } = await (await makeShopperWithCart(shop.url, shop.db)).call(authCalls.me, {})
  const filled = await documentBrowser(shop.url, user?.email ?? '')
  const cart = await filled.cartId()
  for (const kind of ['2up-price-tags', '4up-price-tags', 'barcodes', 'invoice'])
    expect(await start(await silver.get(`order/${kind}/${orderId}`)), kind).toBe('%PDF')
  for (const kind of ['2up-price-tags', '4up-price-tags', 'barcodes'])
    expect(await start(await filled.get(`cart/${kind}/${cart}`)), kind).toBe('%PDF')
  expect((await filled.get(`cart/invoice/${cart}`)).status).toBe(404)
  const csv = await (await silver.get(`order/lines/${orderId}`)).text()
  expect(csv.split('\r\n')[0]).toBe('Model,Product,Packing,UPC,Cases,Case price,Amount,PO number')
  const ofCart = await (await filled.get(`cart/lines/${cart}`)).text()
  expect(ofCart.split('\r\n')[0]).toBe('Model,Product,Packing,UPC,Cases,Case price,Amount')
})

test('a price tag shows the picture of its product', async () => {
  const lines = await shop.db
    .selectFrom('order_lines')
    .select('product_id')
    .where('order_id', '=', orderId)
    .execute()
  const products = new Set(lines.map(({ product_id }) => product_id)).size
  const pictures = async (kind: string) => {
    const sheet = Buffer.from(await (await silver.get(`order/${kind}/${orderId}`)).arrayBuffer())
    return sheet.toString('latin1').split('/Subtype /Image').length - 1
  }
  expect(await pictures('2up-price-tags')).toBe(products)
  expect(await pictures('4up-price-tags')).toBe(products)
})

test('[T64] price tags print a price only with the markup of the customer, barcodes none', async () => {
  const printed = async (kind: string) => {
    const file = await (await silver.get(`order/${kind}/${orderId}`)).arrayBuffer()
    return (await pdfTexts(new Uint8Array(file))).join(' ').match(/\$\d[\d.,]*/g) ?? []
  }
  expect(await printed('4up-price-tags')).toEqual([])
  await silver.shopper.call(profileCalls.updateProfile, { body: { tag_markup_percent: 35 } })
  const lines = await shop.db
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .where('l.order_id', '=', orderId)
    .select(['p.id', 'p.pieces_per_case as pieces', 'l.cents'])
    .execute()
  const prices = [...tagPrices(lines, 35).values()].map(formatMoney)
  expect((await printed('4up-price-tags')).toSorted()).toEqual(prices.toSorted())
  expect((await printed('2up-price-tags')).toSorted()).toEqual(prices.toSorted())
  expect(await printed('barcodes')).toEqual([])
  await silver.shopper.call(profileCalls.updateProfile, { body: { tag_markup_percent: null } })
})

test('[API-111][API-112] an order form reads back as its products, priced at the level', async () => {
  const prices = await shop.db
    .selectFrom('prices as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('customers as u', 'u.level_id', 'r.level_id')
    .select(['p.model', 'p.upc', 'r.cents'])
    .where('u.id', '=', 20417)
    .where('p.project_id', '=', 11)
    .where('p.active', '=', true)
    .execute()
  const { downloads } = await silver.shopper.call(documentCalls.selectDownloads, {})
  const response = await silver.open(downloads[3]?.href ?? '')
  const rows = (await readSheet(Buffer.from(await response.arrayBuffer()))).slice(4)
  const byModel = (a: readonly unknown[], b: readonly unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1)
  expect(rows.map((row) => [row[0], row[4], row[5]]).sort(byModel)).toEqual(
    prices.map(({ model, upc, cents }) => [model, upc, cents / 100]).sort(byModel),
  )
})

test('[API-108] only the cookie opens a document: no bearer token, no other site, no other storefront', async () => {
  const address = `order/lines/${orderId}`
  expect((await silver.get(address)).status).toBe(200)
  const statuses = await Promise.all([
    silver.get(address, { cookie: '' }),
    silver.get(address, { authorization: `Bearer ${silver.shopper.token}` }),
    silver.get(address, { cookie: `document_token=${silver.shopper.token}` }),
    silver.get(address, { 'sec-fetch-site': 'cross-site' }),
    silver.get(address, {}, 14),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 403, 401])
  const bearer = new Shopper(shop.url)
  bearer.token = silver.documentToken
  expect((await bearer.send(documentCalls.selectDownloads, {})).status).toBe(401)
})

test('[API-108] HEAD answers as GET without the file; other methods are refused', async () => {
  const head = await silver.get('s3/pricelist/silver-model.pdf', {}, 11, 'HEAD')
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10_000)
  const missing = await silver.get('s3/pricelist/gold-model.pdf', {}, 11, 'HEAD')
  expect(missing.status).toBe(404)
  expect((await silver.get('s3/pricelist/silver-model.pdf', {}, 11, 'DELETE')).status).toBe(405)
})

test('[DOC-08][DATA-18][DATA-19][DATA-20][CONST-14] a count above both maxima is refused, a count above one is not', async () => {
  const products = await shop.db
    .selectFrom('order_lines')
    .select('product_id')
    .distinct()
    .where('order_id', '=', orderId)
    .execute()
  const count = products.length
  expect(count).toBeGreaterThan(1)
  const statusWith = async (own: number, batch: number) => {
    await switchAppSetting(shop, 'max_products_for_download_barcodes_wholesale', own)
    await switchAppSetting(shop, 'max_products_for_batch_barcodes_wholesale', batch)
    return (await silver.get(`order/barcodes/${orderId}`)).status
  }
  expect(await statusWith(count - 1, count - 1)).toBe(409)
  expect(await statusWith(count, count - 1)).toBe(200)
  expect(await statusWith(count - 1, count)).toBe(200)
})

test('more than 60 documents in a minute are refused', async () => {
  await shop.db.deleteFrom('rate_limits').execute()
  const replies = await Promise.all(Array.from({ length: 62 }, () => silver.get('order/lines/1')))
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    ...Array<number>(60).fill(404),
    429,
    429,
  ])
})

test('a price list has the name that the owner gave the shop, also where it was drawn before', async () => {
  const gold = await documentBrowser(shop.url, seededEmail('gold'))
  const firstPage = async () => {
    const file = await (await gold.get('s3/pricelist/gold-model.pdf')).arrayBuffer()
    return (await pdfTexts(new Uint8Array(file)))[0] ?? ''
  }
  expect(await firstPage()).toContain('Emberwright')
  await setAppSetting(shop.db, 'store_name', 'Ozark Fireworks')
  await expect.poll(firstPage, { interval: 200, timeout: 10_000 }).toContain('Ozark Fireworks')
})
