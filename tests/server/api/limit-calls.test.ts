import { expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { customerDocumentCalls, LARGEST_UPLOAD } from '#contract/documents/customer-documents.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const { uploadDocument } = customerDocumentCalls
const shop = await useShop()

async function customer() {
  const shopper = await makeShopper(shop.url, shop.db)
  const queryOf = (type: string) => ({
    kind: 'insurance',
    type,
    name: 'policy.pdf',
    upload_id: crypto.randomUUID(),
  })
  const addressOf = (type: string) =>
    `/${API_PREFIX}/${uploadDocument.path}?${new URLSearchParams({ ...queryOf(type), project_id: '11' })}`
  return {
    upload: (body: Uint8Array, type = 'general_liability') =>
      shopper.send(uploadDocument, { query: queryOf(type), body }),
    sendJson: () => shopper.json('POST', addressOf('general_liability')),
    /** Sends one byte and waits; answers how that ended. */
    sendSlowly: (signal: AbortSignal) =>
      shopper
        .fetch(addressOf('general_liability'), {
          method: 'POST',
          headers: { 'content-type': 'application/octet-stream' },
          body: new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('%')) }),
          duplex: 'half',
          signal,
        } as RequestInit)
        .then(
          ({ status }) => String(status),
          (problem: Error) => problem.name,
        ),
  }
}

test('[P31] a customer sends 60 files an hour, refused ones too; other customers go on', async () => {
  const [silver, gold] = [await customer(), await customer()]
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

test('[P31] a customer who sends twelve files slowly holds two places, and others send theirs meanwhile', async () => {
  const slow = await customer()
  const never = new AbortController()
  const sending = Array.from({ length: 12 }, () => slow.sendSlowly(never.signal))
  const quick = [await customer(), await customer()]
  const answers = await Promise.all(quick.map(({ upload }) => upload(SMALL_PDF)))
  never.abort()
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(await Promise.all(sending))).toEqual(new Set(['AbortError']))
  expect((await slow.upload(SMALL_PDF)).status).toBe(200)
})
