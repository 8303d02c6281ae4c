import { expect, test } from 'vitest'
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { play } from '#tests/machines/play.ts'

const items = { type: 'items.known', items: [{ products_id: 31, quantity: 4 }] } as const
const texas = { type: 'destination.known', state: 'TX', is_pickup: false } as const

/** Sent to stepCompletion, after checkout has the verdict. */
const settled = { type: 'texas.settled' }

test('[CHK-14] [VAL-22] [MSG-51] items are checked once their state is known, and the response true restricts', async () => {
  const { answer, send, snapshot, sent } = play(texasCheckModel, 'start')
  send(items)
  expect(snapshot().value).toBe('unknown')
  send(texas)
  expect(snapshot().children.checkTexas?.getSnapshot().input).toEqual({ items: items.items, state: 'TX' })
  await answer('checkTexas', 'restricted')
  expect(snapshot().hasTag('restricted')).toBe(true)
  expect(sent.slice(-2)).toEqual([{ type: 'texas.restricted' }, settled])
})

test('[CHK-13] a failed check restricts, marked as unverified', async () => {
  const { answer, send, snapshot, sent } = play(texasCheckModel, 'start')
  send(items, texas)
  await answer('checkTexas', 'failed')
  expect([...snapshot().tags]).toEqual(['restricted', 'unverified'])
  expect(sent.slice(-2)).toEqual([{ type: 'texas.restricted' }, settled])
  send({ type: 'texas.retry' })
  await answer('checkTexas', 'allowed')
  expect(sent.slice(-2)).toEqual([{ type: 'texas.allowed' }, settled])
})

test('[CHK-14] pickup or an empty cart lifts the restriction without a check', async () => {
  for (const way of [
    { type: 'destination.known', state: 'TX', is_pickup: true },
    { type: 'items.known', items: [] },
  ] as const) {
    const { answer, send, snapshot, sent } = play(texasCheckModel, 'start')
    send(items, texas)
    await answer('checkTexas', 'restricted')
    send(way)
    expect(snapshot().value).toBe('allowed')
    expect(sent.slice(-2)).toEqual([{ type: 'texas.allowed' }, settled])
  }
})

test('[CHK-14] other items or another state are checked again, and the earlier response is dropped', async () => {
  const { answer, send, snapshot } = play(texasCheckModel, 'start')
  send(items, texas)
  const first = snapshot().children.checkTexas
  send({ type: 'destination.known', state: 'OK', is_pickup: false })
  expect(snapshot().children.checkTexas).not.toBe(first)
  await answer('checkTexas', 'allowed')
  expect(snapshot().value).toBe('allowed')
})

test('a logout clears the context', () => {
  const { send, snapshot } = play(texasCheckModel, 'start')
  const first = snapshot().context
  send(items, texas, { type: 'texas.forget' })
  expect(snapshot().context).toEqual(first)
  expect(snapshot().value).toBe('unknown')
})

test('[CHK-14] Continue is answered at once while nothing is checked, otherwise at the end of the check', async () => {
  const { answer, send, sent } = play(texasCheckModel, 'start')
  sent.length = 0
  send({ type: 'texas.settle' })
  expect(sent).toEqual([settled])
  send(items, texas)
  sent.length = 0
  send({ type: 'texas.settle' })
  expect(sent).toEqual([])
  await answer('checkTexas', 'allowed')
  expect(sent).toEqual([{ type: 'texas.allowed' }, settled])
})
