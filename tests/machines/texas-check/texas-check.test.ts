import { expect, test } from 'vitest'
import { texasCheckModel } from '#machines/texas-check/texas-check.model.ts'
import { play } from '#tests/machines/play.ts'

const items = { type: 'items.known', items: [{ products_id: 31, quantity: 4 }] } as const
const texas = { type: 'destination.known', state: 'TX', is_pickup: false } as const

test('[VAL-22] [MSG-51] the response true restricts', async () => {
  const { answer, send, snapshot, sent } = play(texasCheckModel, 'start')
  send(items, texas)
  await answer('checkTexas', 'restricted')
  expect(snapshot().hasTag('restricted')).toBe(true)
  expect(sent.at(-1)).toEqual({ type: 'texas.restricted' })
})

test('[CHK-13] a failed check restricts, marked as unverified', async () => {
  const { answer, send, snapshot, sent } = play(texasCheckModel, 'start')
  send(items, texas)
  await answer('checkTexas', 'failed')
  expect([...snapshot().tags]).toEqual(['restricted', 'unverified'])
  expect(sent.at(-1)).toEqual({ type: 'texas.restricted' })
  send({ type: 'texas.retry' })
  await answer('checkTexas', 'allowed')
  expect(sent.at(-1)).toEqual({ type: 'texas.allowed' })
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
    expect(sent.at(-1)).toEqual({ type: 'texas.allowed' })
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
