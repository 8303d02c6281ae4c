import { expect, test } from 'vitest'
import { customerDocumentCalls as calls } from '#contract/documents/customer-documents.ts'
import { writeExpiryNotices } from '#server/documents/expiry-notices.ts'
import { messageKey } from '#server/site/mail/messages/message.ts'
import { documentCommand } from '#server/staff/admin-cli/documents.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop()
const shopper = new Shopper(shop.url)
await shopper.logIn(seededEmail('silver'))
const run = (...words: string[]) => documentCommand(shop.databaseUrl, words)

async function upload(): Promise<string> {
  const query = {
    kind: 'authorization' as const,
    type: 'federal_license',
    name: 'license.pdf',
    expires_on: '2098-06-30',
    upload_id: crypto.randomUUID(),
  }
  const { document } = await shopper.call(calls.uploadDocument, { query, body: SMALL_PDF })
  return String(document.id)
}
const messages = async () =>
  (await shop.db.selectFrom('emails').select(['recipient', 'message']).orderBy('created_at').execute()).map(
    ({ recipient, message }) => ({ recipient, message }),
  )
const audit = async () =>
  (
    await shop.db.selectFrom('staff_audit').select(['staff_id', 'action', 'subject']).orderBy('id').execute()
  ).at(-1)
const standing = async () => (await shopper.call(calls.selectDocuments, {})).authorization.standing

test('[ACC-14] a command lists, refuses and approves documents, with e-mail and audit, each once', async () => {
  const id = await upload()
  const [line] = await run('documents')
  expect(line).toContain(`${id}  review  ${seededEmail('silver')} (storefront 11)`)
  await run('refuse', id, 'It is not legible.')
  expect(await standing()).toEqual({ state: 'refused', reason: 'It is not legible.' })
  expect(await audit()).toEqual({
    staff_id: null,
    action: 'documents refuse',
    subject: `${id}, customer 20417`,
  })
  await expect(run('approve', id)).rejects.toThrow(`(${id}) is refused already, by a command.`)
  const other = await upload()
  expect((await run('approve', other, '2099-06-30'))[0]).toContain('is approved until 2099-06-30')
  expect(await standing()).toEqual({ state: 'approved', until: '2099-06-30' })
  expect(await messages()).toEqual([
    {
      recipient: seededEmail('silver'),
      message: {
        kind: 'documentRefused',
        document_id: Number(id),
        name: 'Federal explosives license',
        reason: 'It is not legible.',
      },
    },
    {
      recipient: seededEmail('silver'),
      message: {
        kind: 'documentApproved',
        document_id: Number(other),
        name: 'Federal explosives license',
        expires_on: '2099-06-30',
        orders: [],
      },
    },
  ])
})

test.each([
  [['approve'], 'npm run shop -- approve ID'],
  [['approve', 'x'], '"x" is not the number of a document'],
  [['approve', '41', 'tomorrow'], 'is not a day'],
  [['approve', '41', '2020-01-01'], 'is over'],
  [['refuse', '41'], 'comes the reason'],
  [['refuse', '41', 'not', 'legible'], 'needs quotes'],
  [['refuse', '999999', 'gone'], 'There is no document 999999'],
  [['documents', 'some'], 'documents [all]'],
])('%j says what is wrong', async (words, text) => {
  await expect(run(...words)).rejects.toThrow(text)
})

test('[T67] an expiry is told 30 and 7 days before, once each, unless a longer one is approved', async () => {
  await shop.db.deleteFrom('documents').execute()
  await shop.db.deleteFrom('emails').execute()
  const id = Number(await upload())
  await run('approve', String(id), '2098-07-30')
  await shop.db.deleteFrom('emails').execute()
  const told = async (today: string) => {
    for (const _ of [1, 2]) await writeExpiryNotices(shop.db, today, new Date())
    return (await shop.db.selectFrom('emails').select('key').orderBy('key').execute()).map(({ key }) => key)
  }
  const notice = { kind: 'documentExpires', document_id: id, name: '', expires_on: '2098-07-30' } as const
  const month = messageKey({ ...notice, days: 30 })
  const week = messageKey({ ...notice, days: 7 })
  expect(await told('2098-06-29')).toEqual([])
  expect(await told('2098-06-30')).toEqual([month])
  expect(await told('2098-07-22')).toEqual([month])
  expect(await told('2098-07-23')).toEqual([month, week])
  expect(await told('2098-07-31')).toEqual([month, week])
  await shop.db.deleteFrom('emails').execute()
  await run('approve', await upload(), '2099-07-30')
  await shop.db.deleteFrom('emails').execute()
  expect(await told('2098-07-23')).toEqual([])
})
