import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/constants.ts'
import { customerDocumentCalls, LARGEST_UPLOAD } from '#contract/customer-documents.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const { uploadDocument } = customerDocumentCalls
const shop = await useShop()

async function customer(name: string) {
  const shopper = new Shopper(shop.url)
  await shopper.logIn(seededEmail(name))
  const queryOf = (type: string) => ({
    kind: 'insurance',
    type,
    name: 'policy.pdf',
    upload_id: crypto.randomUUID(),
  })
  return {
    upload: (body: Uint8Array, type = 'general_liability') =>
      shopper.send(uploadDocument, { query: queryOf(type), body }),
    sendJson: () => {
      const query = new URLSearchParams({ ...queryOf('general_liability'), project_id: '11' })
      return shopper.json('POST', `/${API_PREFIX}/${uploadDocument.path}?${query}`)
    },
  }
}

test('[P31] a customer sends 60 files an hour, refused ones too; other customers go on', async () => {
  const [silver, gold] = [await customer('silver'), await customer('gold')]
  const refused = [
    { status: 415, attempt: () => silver.upload(Buffer.from('<!doctype html>')) },
    { status: 415, attempt: silver.sendJson },
    { status: 422, attempt: () => silver.upload(SMALL_PDF, 'constructor') },
  ]
  for (let n = 0; n < 19; n++)
    for (const { status, attempt } of refused) expect((await attempt()).status).toBe(status)
  expect((await silver.upload(Buffer.alloc(LARGEST_UPLOAD + 1))).status).toBe(413)
  expect((await silver.upload(SMALL_PDF)).status).toBe(200)
  const last = await Promise.all([1, 2, 3].map(() => silver.upload(SMALL_PDF)))
  expect(last.filter(({ status }) => status === 429)).toHaveLength(2)
  const stopped = await silver.upload(SMALL_PDF)
  expect([stopped.status, Number(stopped.headers.get('retry-after'))]).toEqual([
    429,
    expect.closeTo(3_600, -2),
  ])
  expect((await gold.upload(SMALL_PDF)).status).toBe(200)
  const documents = shop.db.selectFrom('documents').select('id').where('name', '=', 'policy.pdf')
  expect(await documents.execute()).toHaveLength(3)
})
