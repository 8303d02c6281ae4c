import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { customerDocumentCalls as calls } from '#contract/documents/customer-documents.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'
import { SMALL_JPEG, SMALL_PDF, SMALL_PNG } from '#tests/support/upload-files.ts'
import { documentBrowser } from './document-browser.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const silver = await documentBrowser(shop.url, seededEmail('silver'))
const gold = await documentBrowser(shop.url, seededEmail('gold'))
const pro = await documentBrowser(shop.proUrl, seededEmail('pro'), 14)
type Browser = typeof silver

const facts = (more: object = {}) => ({
  kind: 'authorization' as const,
  type: 'federal_license',
  expires_on: '2099-06-30',
  name: 'license.pdf',
  upload_id: crypto.randomUUID(),
  ...more,
})
const send = ({ shopper }: Browser, body: Uint8Array, more: object = {}) =>
  shopper.send(calls.uploadDocument, { query: facts(more), body })
const upload = ({ shopper }: Browser, more: object = {}, body: Uint8Array = SMALL_PDF) =>
  shopper.call(calls.uploadDocument, { query: facts(more), body: new Uint8Array(body) })
const uploaded = async (browser: Browser, more: object = {}, body: Uint8Array = SMALL_PDF) =>
  (await upload(browser, more, body)).document
const rowsOf = () => shop.db.selectFrom('documents').selectAll().where('customer_id', '=', 20417).execute()

beforeEach(async () => {
  await shop.db.deleteFrom('documents').where('customer_id', '!=', 20502).execute()
  await shop.db.deleteFrom('rate_limits').execute()
})

test('[ACC-14][ENT-40] types come from the content, and what there is from the documents', async () => {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const insured = shop.db.updateTable('documents').set({ expires_on: day }).where('kind', '=', 'insurance')
  await insured.where('customer_id', '=', 20502).execute()
  const { authorization, insurance } = await pro.shopper.call(calls.selectDocuments, {})
  expect(authorization.types.map(({ value }) => value)).toContain('federal_license')
  expect(insurance.types.map(({ value }) => value)).toContain('general_liability')
  expect([authorization.standing.state, insurance.standing.state]).toEqual(['approved', 'expiresSoon'])
  const { insurance: none } = await silver.shopper.call(calls.selectDocuments, {})
  expect([none.standing.state, none.documents]).toEqual(['missing', []])
})

test('[T65] PDF, JPEG and PNG are stored by their bytes, and their owner gets them back as an attachment', async () => {
  for (const [name, body, type, saved] of [
    ['license.pdf', SMALL_PDF, 'application/pdf', 'license.pdf'],
    ['photo.html', SMALL_JPEG, 'image/jpeg', 'photo.jpg'],
    ['../../etc/passwd', SMALL_PNG, 'image/png', '../../etc/passwd.png'],
  ] as const) {
    const { href, state, bytes } = await uploaded(silver, { name }, body)
    expect([state, bytes]).toEqual(['review', body.length])
    const response = await silver.open(href ?? '')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(saved))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(body))
  }
})

test('[T65] anything else is 415, as is a body that says to be JSON; 10 MB are taken and a byte more is 413', async () => {
  const html = Buffer.from('<script>alert(1)</script>')
  expect((await send(silver, html)).status).toBe(415)
  expect((await send(silver, SMALL_PNG.subarray(0, -12))).status).toBe(415)
  const path = `/${API_PREFIX}/${calls.uploadDocument.path}?${new URLSearchParams({ ...facts(), project_id: '11' })}`
  expect((await silver.shopper.json('POST', path)).status).toBe(415)
  const large = Buffer.alloc(10_485_760, ' ')
  large.set(SMALL_PDF.subarray(0, 9))
  large.set(SMALL_PDF.subarray(-7), large.length - 7)
  expect((await send(silver, large)).status).toBe(200)
  expect(await send(silver, Buffer.concat([large, html]))).toMatchObject({
    status: 413,
    body: { success: false, errors: ['The file is larger than 10 MB.'] },
  })
})

test('an unknown type, a day that is over and a missing name are refused', async () => {
  for (const more of [
    { type: 'general_liability' },
    { type: 'constructor' },
    { kind: 'other' },
    { expires_on: '2020-01-01' },
    { expires_on: '2099-13-01' },
    { name: ' ' },
    { upload_id: '41' },
  ])
    expect({ more, status: (await send(silver, SMALL_PDF, more)).status }).toEqual({ more, status: 422 })
  expect(await rowsOf()).toEqual([])
})

test.each(['2027-02-30', '2100-02-29', '0000-01-01'])(
  'a document that expires on %s, which is no day, is 422 and names the field',
  async (expires_on) => {
    const { status, body } = await send(silver, SMALL_PDF, { expires_on })
    expect([status, body]).toEqual([
      422,
      { success: false, errors: ['expires_on: is not a day of the calendar'] },
    ])
    expect(await rowsOf()).toEqual([])
  },
)

test('[T60] the same upload_id gets the same answer, also at once, and is one document; another file is refused', async () => {
  const upload_id = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => upload(silver, { upload_id })))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await rowsOf()).toHaveLength(1)
  expect((await send(silver, SMALL_PNG, { upload_id })).status).toBe(422)
  expect((await upload(gold, { upload_id })).document.id).not.toBe(answers[0]?.document.id)
})

test('20 documents a day, also when they come at once, and 50 MB at a time', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 6; round++)
    statuses.push(
      ...(await Promise.all([1, 2, 3, 4].map(() => send(silver, SMALL_PDF)))).map(({ status }) => status),
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  await shop.db.deleteFrom('documents').where('customer_id', '=', 20417).execute()
  const { id } = await uploaded(silver)
  const fill = (bytes: number) =>
    sql`update document_files set bytes = decode(repeat('00', ${bytes}), 'hex') where document_id = ${id}`.execute(
      shop.db,
    )
  await fill(52_428_800 - SMALL_PDF.length + 1)
  expect((await send(silver, SMALL_PDF)).status).toBe(409)
  await fill(52_428_800 - SMALL_PDF.length)
  expect((await send(silver, SMALL_PDF)).status).toBe(200)
})

test('[T66] a document of another customer, of the other storefront and an absent one are the same 404', async () => {
  const { id, href } = await uploaded(silver)
  const answers = await Promise.all([
    gold.get(`upload/authorization/${id}`),
    pro.get(`upload/authorization/${id}`, {}, 14),
    silver.get('upload/authorization/999999'),
    silver.get(`upload/insurance/${id}`),
    silver.get(`upload/authorization/${id}x`),
    silver.get('upload/authorization/41%00'),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('{"success":false,"errors":["Not found."]}')
  }
  expect((await silver.open(href ?? '', { cookie: '' })).status).toBe(401)
  expect((await silver.open(href ?? '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await gold.shopper.send(calls.withdrawDocument, { body: { id } })).status).toBe(404)
})

test('a document is withdrawn only in review, with its file', async () => {
  const { id, href } = await uploaded(silver)
  const withdraw = () => silver.shopper.call(calls.withdrawDocument, { body: { id } })
  expect(await withdraw()).toEqual({ success: true, errors: [] })
  expect((await silver.open(href ?? '')).status).toBe(404)
  expect((await silver.shopper.send(calls.withdrawDocument, { body: { id } })).status).toBe(404)
  const other = await uploaded(silver)
  await shop.db.updateTable('documents').set({ state: 'approved' }).where('id', '=', other.id).execute()
  expect(await silver.shopper.call(calls.withdrawDocument, { body: { id: other.id } })).toEqual({
    success: false,
    errors: ['This document has been reviewed already.'],
  })
  expect((await silver.open(other.href ?? '')).status).toBe(200)
})

test('without a login nothing of a file is received', async () => {
  const path = `/${API_PREFIX}/${calls.uploadDocument.path}?${new URLSearchParams({ ...facts(), project_id: '11' })}`
  const csrf = silver.shopper.cookies.get('XSRF-TOKEN') ?? ''
  const headers = {
    'content-type': 'application/octet-stream',
    cookie: `XSRF-TOKEN=${csrf}; document_token=${silver.documentToken}`,
    'x-xsrf-token': csrf,
  }
  const response = await fetch(shop.url + path, { method: 'POST', headers, body: SMALL_PDF })
  expect(response.status).toBe(401)
})
