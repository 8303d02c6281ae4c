import { expect, test } from 'vitest'
import { documentJobModel } from '#machines/sheets/document-job/document-job.model.ts'
import { documentViewOf, sheetToConfirm } from '#machines/sheets/document-job/document-job.selectors.ts'
import { play } from '#tests/machines/play.ts'

const { 'document.wanted': samples } = documentJobModel.events
type Wanted = (typeof samples)[number]
const sampleAt = (index: number): Wanted => {
  const sample = samples[index]
  if (!sample) throw new Error(`the model has no sample ${index}`)
  return sample
}
const [priceList, barcodes] = [sampleAt(0), sampleAt(1)]

function wanting(sample: Wanted) {
  const job = play(documentJobModel, 'shop')
  job.send(sample)
  return job
}

test('[DOC-01] a document is opened after the server has made it, not before', async () => {
  const { answer, snapshot, emitted } = wanting(priceList)
  expect(snapshot().value).toBe('preparing')
  expect(emitted).toEqual([])
  await answer('prepareDocument', 'ready')
  expect(emitted).toEqual([{ type: 'document.ready', href: priceList.document.href }])
  expect(snapshot().context.wanted).toBe(null)
})

test('[DOC-01] the reasons of a refusal are at the document that was refused, and gone when it is asked for again', async () => {
  const { answer, send, snapshot, emitted } = wanting(priceList)
  await answer('prepareDocument', 'refused')
  expect(documentViewOf(snapshot(), priceList.document.href)).toBe('refused')
  expect(documentViewOf(snapshot(), barcodes.document.href)).toBe('idle')
  expect(snapshot().context.errors).toEqual(['Too many attempts. Please try again later.'])
  send(priceList)
  expect(documentViewOf(snapshot(), priceList.document.href)).toBe('pending')
  expect(snapshot().context.errors).toEqual([])
  expect(emitted).toEqual([])
})

test('[DOC-01] the newest of two documents is opened, the other is not', async () => {
  const other = { ...priceList, document: { ...priceList.document, href: '/shop-api/other' } }
  const { answer, send, emitted } = wanting(priceList)
  send(other)
  await answer('prepareDocument', 'ready')
  expect(emitted).toEqual([{ type: 'document.ready', href: '/shop-api/other' }])
})

test('[DOC-04][DOC-07][MSG-10] a sheet above both maxima is asked about before a job is created', async () => {
  const { answer, send, snapshot, emitted } = wanting(barcodes)
  expect(sheetToConfirm(snapshot())).toEqual(barcodes.document.sheet)
  send({ type: 'batch.declined' })
  expect([snapshot().value, sheetToConfirm(snapshot()), emitted.length]).toEqual(['idle', null, 0])
  send(barcodes)
  send({ type: 'batch.confirmed' })
  expect(sheetToConfirm(snapshot())).toBe(null)
  await answer('createBatch', 'created')
  expect(emitted).toEqual([{ type: 'notice.batchCreated' }])
})

test.each(['refused', 'lost'])(
  '[MSG-11] a job that was not created because the answer is %s is told',
  async (outcome) => {
    const { answer, send, snapshot, emitted } = wanting(barcodes)
    send({ type: 'batch.confirmed' })
    await answer('createBatch', outcome)
    expect([snapshot().value, emitted]).toEqual(['idle', [{ type: 'notice.batchFailed' }]])
  },
)

test('[API-107] a job is created with source, kind, customer and count, and its answer comes before another document', () => {
  const { send, snapshot } = wanting(barcodes)
  send({ type: 'batch.confirmed' }, priceList)
  expect(snapshot().value).toBe('creatingBatch')
  expect(snapshot().children.createBatch?.getSnapshot().input).toEqual({ sheet: barcodes.document.sheet })
})

test('[DOC-01][DOC-07] a document takes the place of the one that is prepared, asked about or without an answer', async () => {
  const { answer, send, snapshot } = wanting(priceList)
  send(barcodes)
  expect(sheetToConfirm(snapshot())).toEqual(barcodes.document.sheet)
  send(priceList)
  expect(sheetToConfirm(snapshot())).toBe(null)
  await answer('prepareDocument', 'lost')
  expect(documentViewOf(snapshot(), priceList.document.href)).toBe('unreachable')
  send(priceList)
  expect(documentViewOf(snapshot(), priceList.document.href)).toBe('pending')
})
