import { expect, test } from 'vitest'
import { documentUploadModel } from '#machines/documents/document-upload/document-upload.model.ts'
import { play } from '#tests/machines/play.ts'

const certificate = { id: 1, name: 'certificate.pdf', size: 84_213 }
const scan = { id: 2, name: 'scan.png', size: 912_004 }
const details = { type: 'general_liability', expires_on: '2027-06-30', upload_id: 'a-1' }
const start = { type: 'upload.start', details } as const
const choose = (file: typeof certificate) => ({ type: 'file.chosen', file }) as const

async function checked(outcome: string) {
  const upload = play(documentUploadModel, 'insurance')
  upload.send(choose(certificate))
  await upload.answer('checkFile', outcome)
  const callOf = (id: string): unknown => upload.snapshot().children[id]?.getSnapshot()
  return { ...upload, callOf }
}
async function answered(outcome: string) {
  const upload = await checked('sound')
  upload.send(start)
  await upload.answer('uploadFile', outcome)
  return upload
}

test('[ACC-14] a sound file is sent with its type, its last day and its upload number, and shown as the shop stored it', async () => {
  const upload = await checked('sound')
  upload.send(start)
  expect(upload.callOf('uploadFile')).toMatchObject({
    input: { kind: 'insurance', file: certificate, details },
  })
  await upload.answer('uploadFile', 'stored')
  expect(upload.snapshot().value).toBe('stored')
  expect(upload.snapshot().context.stored).toMatchObject({ id: 41, state: 'review' })
  upload.send(choose(scan))
  expect(upload.snapshot().context).toMatchObject({ file: scan, details: null, stored: null })
})

test.each(['tooLarge', 'wrongType', 'unreadable'])(
  '[ACC-14] a file that is %s is not sent and says why',
  async (outcome) => {
    const { send, snapshot, callOf } = await checked(outcome)
    expect([snapshot().value, snapshot().context.declined]).toEqual(['declined', outcome])
    expect(snapshot().can(start)).toBe(false)
    send(choose(scan))
    expect([snapshot().value, snapshot().context.declined]).toEqual(['checking', null])
    expect(callOf('checkFile')).toMatchObject({ input: { file: scan } })
  },
)

test.each([
  ['incomplete', 'The file is no PDF, JPEG or PNG, or it is not complete.'],
  ['full', 'The shop is busy. Please try again in a moment.'],
])('[ACC-14] a file refused as %s has its reason until the next step', async (outcome, reason) => {
  for (const next of [start, choose(scan), { type: 'file.remove' }] as const) {
    const { send, snapshot } = await answered(outcome)
    expect([snapshot().value, snapshot().context.errors]).toEqual(['refused', [reason]])
    send(next)
    expect(snapshot().context.errors).toEqual([])
  }
})

test('[T60] an upload without an answer may be stored: it is sent again under its number, or given up', async () => {
  const { answer, send, snapshot, callOf } = await answered('lost')
  expect([snapshot().value, snapshot().context.stored]).toEqual(['unconfirmed', null])
  send({ type: 'upload.resend' })
  expect(callOf('uploadFile')).toMatchObject({ input: { file: certificate, details } })
  await answer('uploadFile', 'lost')
  send({ type: 'file.remove' })
  expect(snapshot().value).toBe('choosing')
  expect(snapshot().context).toMatchObject({ file: null, details: null })
})
