import { expect, test } from 'vitest'
import type { TabEntry } from '#contract/site/tab-messages.ts'
import { actorNames, eventText, sequenceOf } from '#statecharts/explorer/live/sequence.ts'
import { recordedActors, standAt } from '#statecharts/live/recorded-actor.ts'

const began = (actor: number, name: string, machine: string | null): TabEntry => ({
  kind: 'actor',
  ms: 1,
  actor,
  parent: actor === 1 ? null : 1,
  name,
  machine,
  taken: [],
  value: machine === null ? {} : 'a',
  status: 'active',
})
const step = {
  kind: 'step',
  ms: 3,
  actor: 2,
  type: 'go',
  taken: ['x|go|0'],
  value: 'b',
  status: 'active',
} as const
const entries: readonly TabEntry[] = [
  began(1, 'shop', 'shop'),
  began(2, 'cart', 'cart'),
  began(3, 'cart', 'cart'),
  began(4, 'loadCart', null),
  { kind: 'event', ms: 2, from: 1, to: 2, type: 'go' },
  { kind: 'event', ms: 2, from: null, to: 3, type: 'go' },
  { ...step, taken: [...step.taken] },
  { kind: 'gone', ms: 4, actor: 2 },
]
const recording = { actors: [], entries: [...entries] }

test('an event and the step that it causes are one row, with the state after it', () => {
  const rows = sequenceOf(entries).map(({ at, from, to, type, leaves, taken, change }) => [
    at,
    from,
    to,
    type ?? change,
    leaves.join(),
    taken?.join(),
  ])
  expect(rows.slice(4)).toEqual([
    [6, 1, 2, 'go', 'b', 'x|go|0'],
    [5, null, 3, 'go', '', undefined],
    [7, null, 2, 'ended', '', undefined],
  ])
})

test('the end of a service is told by its answer alone', () => {
  const gone = { kind: 'gone', ms: 4, actor: 4 } as const
  expect(sequenceOf([...entries, gone])).toEqual(sequenceOf(entries))
})

test('answers and timers are told in words', () => {
  expect(
    [
      'xstate.done.actor.loadCart',
      'xstate.error.actor.loadCart',
      'xstate.after.lostDelay.a.b',
      'cart.load',
    ].map(eventText),
  ).toEqual(['loadCart done', 'loadCart failed', 'after lostDelay', 'cart.load'])
})

test('machines have their titles, several of one kind numbers, and services their names', () => {
  const names = actorNames(recording, (machine) => machine.toUpperCase())
  expect([...names.values()]).toEqual(['SHOP', 'CART', 'CART 2', 'loadCart'])
})

test('at each moment a machine is where it was then', () => {
  const cart = recordedActors(recording).find(({ actor }) => actor === 2)
  if (!cart) throw new Error('the cart was recorded')
  expect([0, 1, 5, 6, 7].map((at) => standAt(cart, at)?.value ?? null)).toEqual([null, 'a', 'a', 'b', null])
})

test('a machine that began before the recording is where it was, as far as that is known', () => {
  const known = { ...began(9, 'cart', 'cart'), kind: 'actor' } as Extract<TabEntry, { kind: 'actor' }>
  const [first, second] = recordedActors({ actors: [known, { ...known, actor: 10, value: {} }], entries: [] })
  if (!first || !second) throw new Error('both were recorded')
  expect([standAt(first, 0)?.value, standAt(second, 0)]).toEqual(['a', null])
})
