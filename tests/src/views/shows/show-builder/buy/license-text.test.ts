import { expect, test } from 'vitest'
import type { CustomerDocuments, Standing } from '#contract/documents/customer-documents.ts'
import { licenseText } from '#src/views/shows/show-builder/buy/license-text.ts'

const papersOf = (standing: Standing): CustomerDocuments => {
  const kind = { types: [], standing, documents: [] }
  return { authorization: kind, insurance: kind }
}

test.each<[Standing, string, boolean]>([
  [{ state: 'missing' }, 'not on file. Send your license or permit before you order.', true],
  [{ state: 'review' }, 'in review. An order waits until it is approved.', false],
  [{ state: 'approved', until: null }, 'on file.', false],
  [{ state: 'approved', until: '2027-06-30' }, 'on file until June 30, 2027.', false],
  [
    { state: 'expiresSoon', until: '2026-12-05' },
    'on file until December 5, 2026 only. An order that leaves later needs the new one.',
    true,
  ],
  [
    { state: 'expired', until: '2026-06-30' },
    'it ended on June 30, 2026. Send the new one before you order.',
    true,
  ],
  [
    { state: 'refused', reason: 'The name is not yours' },
    'refused. The name is not yours. Send another one before you order.',
    true,
  ],
])(
  '[SHOW-04] the purchase of a show tells the license on file, and what is to be sent: %o',
  (standing, text, isToSend) => {
    const told = licenseText('authorization', papersOf(standing))
    expect([told.text, told.isToSend]).toEqual([`Authorization for professional use: ${text}`, isToSend])
  },
)
