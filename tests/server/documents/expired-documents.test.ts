import { expect, test } from 'vitest'
import { customerDocumentCalls as calls } from '#contract/documents/customer-documents.ts'
import { useShop } from '#tests/support/shop.ts'
import { seededEmail } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'
import { documentBrowser } from './document-browser.ts'

const shop = await useShop()
const silver = await documentBrowser(shop.url, seededEmail('silver'))

test('[ACC-14] a document whose last day is over is told to be, beside a valid newer one of its kind', async () => {
  const days: Readonly<Record<string, string>> = { 'old.pdf': '2026-01-31', 'new.pdf': '2099-06-30' }
  for (const [name, expires_on] of Object.entries(days)) {
    const query = {
      kind: 'authorization' as const,
      type: 'federal_license',
      expires_on: '2099-06-30',
      name,
      upload_id: crypto.randomUUID(),
    }
    const { document } = await silver.shopper.call(calls.uploadDocument, {
      query,
      body: new Uint8Array(SMALL_PDF),
    })
    await shop.db
      .updateTable('documents')
      .set({ state: 'approved', expires_on })
      .where('id', '=', document.id)
      .execute()
  }
  const { standing, documents } = (await silver.shopper.call(calls.selectDocuments, {})).authorization
  expect(standing.state).toBe('approved')
  expect(documents.map(({ name, is_expired }) => [name, is_expired])).toEqual([
    ['new.pdf', false],
    ['old.pdf', true],
  ])
})
