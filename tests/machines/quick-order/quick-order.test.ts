import { expect, test } from 'vitest'
import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { play } from '#tests/machines/play.ts'

const written = [{ code: 'EW-500-031', quantity: 4 }]
const skipped = [{ row: 2, code: 'EW-7', text: 'EW-7 many', problem: 'notWhole' }] as const
const check = { type: 'lines.check', lines: written, skipped } as const
const add = { type: 'lines.add', request_id: 'r-1' } as const
const write = { type: 'lines.write' } as const
const choose = { type: 'file.chosen', file: { id: 1, name: 'stand.xlsx', size: 61_204 } } as const
const changed = { type: 'cart.changed' }

function begin(input: keyof typeof quickOrderModel.inputs = 'typed') {
  const game = play(quickOrderModel, input)
  const callOf = (id: string): unknown => game.snapshot().children[id]?.getSnapshot()
  return { ...game, callOf }
}
async function reviewing() {
  const game = begin()
  game.send(check)
  await game.answer('checkLines', 'checked')
  return game
}
async function answered(outcome: string) {
  const game = await reviewing()
  game.send(add)
  await game.answer('addLines', outcome)
  return game
}

test('[T57] the lines of an order are checked at once, typed ones on request; those that can be added are chosen', async () => {
  expect(begin('order').callOf('checkLines')).toMatchObject({
    input: { source: { kind: 'order', id: 1234 }, lines: [] },
  })
  const { answer, send, snapshot, callOf } = begin()
  expect(snapshot().value).toBe('writing')
  send(check)
  expect(callOf('checkLines')).toMatchObject({ input: { source: { kind: 'typed' }, lines: written } })
  await answer('checkLines', 'checked')
  expect(snapshot().context.name).toBe('Order 1234')
  expect(snapshot().context.reviewed).toMatchObject([
    { code: 'EW-500-031', isChosen: true, cases: 4 },
    { code: 'EW-999', isChosen: false, cases: 0 },
  ])
})

test('[T61] the lines of a chosen file are checked; its origin and the rows left out are kept', async () => {
  const { answer, send, snapshot, callOf } = begin()
  send(choose)
  expect(callOf('readFile')).toMatchObject({ input: { file: choose.file } })
  await answer('readFile', 'read')
  expect(callOf('checkLines')).toMatchObject({ input: { source: { kind: 'typed' }, lines: written } })
  expect(snapshot().context).toMatchObject({
    file: null,
    origin: { level: 'silver' },
    skipped: [{ row: 7, code: 'EW-500-032' }],
  })
  await answer('checkLines', 'checked')
  // the order paid another price, which is told rather than that of the form
  expect(snapshot().context.reviewed[0]).toMatchObject({
    price_before: 41_000,
    stockBefore: 40,
    available: 12,
  })
  expect(snapshot().context.reviewed[1]).toMatchObject({ price_before: null, stockBefore: null })
})

test.each([
  ['tooLarge', 'tooLarge'],
  ['otherType', 'otherType'],
  ['notATable', 'notATable'],
  ['tooManyLines', 'tooManyLines'],
  ['noLines', 'noLines'],
  ['tookTooLong', 'tookTooLong'],
  ['unreadable', 'unreadable'],
  ['crashed', 'unreadable'],
])('[T68] a file whose reading ends %s is not taken and says why', async (outcome, why) => {
  const { answer, send, snapshot } = begin()
  send(choose)
  await answer('readFile', outcome)
  expect([snapshot().value, snapshot().context.fileProblem]).toEqual(['unreadable', why])
  send(check)
  expect([snapshot().value, snapshot().context.fileProblem]).toEqual(['checking', null])
})

test('[T58] lines without an answer are kept with the reason, and can be checked again or written', async () => {
  const { answer, send, snapshot, callOf } = begin()
  send(check)
  await answer('checkLines', 'lost')
  expect([snapshot().value, snapshot().context.failure]).toEqual(['uncheckable', { kind: 'offline' }])
  send({ type: 'lines.checkAgain' })
  expect(callOf('checkLines')).toMatchObject({ input: { lines: written } })
  send(write)
  expect(snapshot().context).toMatchObject({ written, failure: null })
})

test('[T57] [T60] the chosen cases are added under one request number; without a chosen line nothing is', async () => {
  const { send, snapshot, callOf } = await reviewing()
  send({ type: 'line.choose', index: 0, isChosen: false }, add)
  expect(snapshot().value).toBe('reviewing')
  send({ type: 'line.choose', index: 0, isChosen: true }, { type: 'line.setCases', index: 0, cases: 2 }, add)
  expect(callOf('addLines')).toMatchObject({
    input: { request_id: 'r-1', lines: [{ products_id: 31, quantity: 2 }] },
  })
})

test.each([
  ['added', 'added'],
  ['soldOut', 'partlyAdded'],
])('[T58] [T60] an add answered %s is told line by line, and the cart is read', async (outcome, value) => {
  const { send, snapshot, emitted } = await answered(outcome)
  expect([snapshot().value, emitted]).toEqual([value, [changed]])
  expect(snapshot().context.results).toMatchObject([{ products_id: 31 }])
  send(write)
  expect(snapshot().value).toBe('writing')
})

test('[T58] a refused add leads back to the lines with the reason, and a new one is tried without it', async () => {
  const { send, snapshot, emitted } = await answered('tooMany')
  expect([snapshot().value, snapshot().context.failure?.kind, emitted]).toEqual(['reviewing', 'status', []])
  send(add)
  expect([snapshot().value, snapshot().context.failure]).toEqual(['adding', null])
})

test('[T60] an add without an answer is repeated under its number, and even refused then it may have been added', async () => {
  const { answer, send, snapshot, emitted, callOf } = await answered('lost')
  expect([snapshot().value, emitted]).toEqual(['unconfirmed', [changed]])
  for (const outcome of ['tooMany', 'added']) {
    send({ type: 'lines.addAgain' })
    expect(callOf('addLines')).toMatchObject({ input: { request_id: 'r-1' } })
    expect(snapshot().value).toBe('adding')
    await answer('addLines', outcome)
    expect(snapshot().value).toBe(outcome === 'added' ? 'added' : 'unconfirmed')
  }
  expect(snapshot().context.isRepeated).toBe(false)
})
