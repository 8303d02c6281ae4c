import { describe, expect, test } from 'vitest'
import { assign, createActor, createMachine, emit, fromPromise, type InspectionEvent, sendTo } from 'xstate'
import { MOST_ENTRIES, type TabEntry } from '#contract/site/tab-messages.ts'
import { toastMachine } from '#machines/platform/toast/toast.machine.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'

const input = { id: 'a', duration: 2_000, at: 0 }

function logged() {
  const entries: TabEntry[] = []
  const log = new TabLog(
    () => 0,
    (entry) => void entries.push(entry),
  )
  return { entries, log, inspect: (inspected: InspectionEvent) => log.read(inspected) }
}

const child = createMachine({
  id: 'child',
  on: { ask: { actions: sendTo(({ system }) => system.get('asker'), { type: 'told' }) } },
})
const parent = createMachine({
  id: 'parent',
  invoke: { id: 'inner', src: child },
  initial: 'asking',
  states: {
    asking: {
      always: { target: 'waiting' },
    },
    waiting: {
      entry: sendTo('inner', { type: 'ask' }),
      on: { told: { target: 'answered' } },
    },
    answered: {},
  },
})

/** Entries in short: who did what. */
const short = (entries: readonly TabEntry[]) =>
  entries.map((entry) => {
    if (entry.kind === 'actor') return `${entry.name} begins in ${JSON.stringify(entry.value)}`
    if (entry.kind === 'event') return `${entry.from} → ${entry.to} ${entry.type}`
    return entry.kind === 'step' ? `${entry.actor} ${entry.taken.join()}` : `${entry.actor} gone`
  })

describe('what machines do is told in the order in which it happens', () => {
  test('with who sent what to whom, and the transitions taken before the first event', () => {
    const { entries, inspect } = logged()
    createActor(parent, { systemId: 'asker', inspect }).start()
    expect(short(entries)).toEqual([
      'parent begins in "waiting"',
      'child begins in {}',
      '1 → 2 ask',
      '2 child|ask|0',
      '2 → 1 told',
      '1 parent.waiting|told|0',
    ])
    expect(entries[0]).toMatchObject({ taken: ['parent.asking|always|0'], parent: null })
    expect(entries[1]).toMatchObject({ parent: 1 })
  })

  test('also by a log that comes later and reads what was kept', () => {
    const kept: (readonly [InspectionEvent, number])[] = []
    const actor = createActor(parent, {
      systemId: 'asker',
      inspect: (inspected) => kept.push([inspected, 7]),
    })
    actor.start()
    const { entries, log } = logged()
    log.readEarlier(kept)
    expect(short(entries).at(0)).toBe('parent begins in "waiting"')
    expect(short(entries).at(-1)).toBe('1 parent.waiting|told|0')
    expect(new Set(entries.map(({ ms }) => ms))).toEqual(new Set([7]))
  })

  test('when an effect of one machine makes another take a transition in between', () => {
    const { entries, inspect } = logged()
    const other = createActor(createMachine({ id: 'other', on: { shown: { actions: [] } } }), { inspect })
    const machine = createMachine({
      id: 'teller',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b' } } },
        b: { entry: emit({ type: 'notice' }), always: { target: 'c' } },
        c: { entry: emit({ type: 'notice' }) },
      },
    })
    const teller = createActor(machine, { inspect })
    teller.on('*', () => other.send({ type: 'shown' }))
    other.start()
    teller.start()
    teller.send({ type: 'go' })
    expect(short(entries).filter((text) => text.includes('teller.'))).toEqual([
      '2 teller.a|go|0,teller.b|always|0',
    ])
    expect(short(entries).filter((text) => text.includes('other|'))).toHaveLength(2)
  })
})

test('an actor that is never started is not told', () => {
  const { entries, log, inspect } = logged()
  createActor(parent, { systemId: 'asker', inspect })
  expect([entries, log.actors]).toEqual([[], []])
})

test('the last entries are kept, and actors stay known', () => {
  const { log, inspect } = logged()
  const actor = createActor(
    createMachine({ id: 'counter', context: { count: 0 }, on: { add: { actions: assign({ count: 1 }) } } }),
    { inspect },
  ).start()
  for (let count = 0; count < MOST_ENTRIES; count++) actor.send({ type: 'add' })
  const { first, entries } = log.entries
  expect([first, entries.length, log.seq]).toEqual([MOST_ENTRIES + 1, MOST_ENTRIES, 2 * MOST_ENTRIES + 1])
  expect(log.actors.map(({ machine }) => machine)).toEqual(['counter'])
})

test('a log of which something is missing goes on from where its actors are now', () => {
  const kept: (readonly [InspectionEvent, number])[] = []
  const actor = createActor(toastMachine, {
    input,
    inspect: (inspected) => void (kept.length < 4 && kept.push([inspected, 1])),
  }).start()
  actor.send({ type: 'pointer.entered', at: 500 })
  const { log } = logged()
  log.readEarlier(kept)
  expect(log.actors.map(({ value }) => value)).toEqual(['visible'])
  log.cut()
  expect(log.entries.entries).toEqual([])
  expect(log.actors.map(({ value }) => value)).toEqual(['held'])
  actor.stop()
})

test('a machine that stopped, and a service that answered, are gone', async () => {
  const { entries, log, inspect } = logged()
  const machine = createMachine({
    id: 'asker',
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'answer', src: 'giveAnswer', onDone: { target: 'answered' } },
      },
      answered: {},
    },
  }).provide({ actors: { giveAnswer: fromPromise(() => Promise.resolve('secret')) } })
  const actor = createActor(machine, { inspect }).start()
  await Promise.resolve()
  await Promise.resolve()
  actor.stop()
  expect(short(entries)).toEqual([
    'asker begins in "asking"',
    'giveAnswer begins in {}',
    '2 → 1 xstate.done.actor.answer',
    '1 asker.asking|xstate.done.actor.answer|0',
    '2 gone',
    '1 gone',
  ])
  expect(JSON.stringify(entries)).not.toContain('secret')
  expect(log.actors).toEqual([])
})
