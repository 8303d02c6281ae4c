import { describe, expect, test } from 'vitest'
import { cancel, createMachine, fromPromise, raise } from 'xstate'
import { done, type MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { replay } from '#statecharts/engine/run.ts'
import { coverMachine, suiteOf } from '#statecharts/engine/suite.ts'
import { stimulusText } from '#statecharts/engine/state-space.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'
import { randomWalks } from '#tests/statecharts/random-walks.ts'

/** A request of 30 s beside a banner of 5 s: the request cannot time out before the banner is gone. */
const racing: MachineModel = doorModel({
  model: {
    machine: createMachine(
      {
        id: 'racing',
        type: 'parallel',
        states: {
          request: {
            initial: 'waiting',
            states: { waiting: { after: { requestTime: 'late' } }, late: {} },
          },
          banner: { initial: 'shown', states: { shown: { after: { bannerTime: 'gone' } }, gone: {} } },
        },
      },
      { delays: { requestTime: 30_000, bannerTime: 5_000 } },
    ),
    events: {},
  },
})

const movesOf = (model: MachineModel) =>
  explore(model).nodes.map((node) => [
    node.state.snapshot.value,
    node.edges.map((edge) => stimulusText(edge.stimulus)),
  ])

describe('exploring', () => {
  test('only the earliest timer may fire, and the others have less time left', () => {
    expect(movesOf(racing)).toEqual([
      [{ request: 'waiting', banner: 'shown' }, ['5000 ms pass']],
      [{ request: 'waiting', banner: 'gone' }, ['25000 ms pass']],
      [{ request: 'late', banner: 'gone' }, []],
    ])
  })

  test('timers due at the same time fire together, in the order of their start', async () => {
    const together = { ...racing, machine: racing.machine.provide({ delays: { requestTime: 5_000 } }) }
    expect(movesOf(together)).toEqual([
      [{ request: 'waiting', banner: 'shown' }, ['5000 ms pass']],
      [{ request: 'late', banner: 'gone' }, []],
    ])
    expect((await coverMachine(together)).differences).toEqual([])
  })

  test('a canceled delayed event does not fire', async () => {
    const machine = createMachine(
      {
        id: 'bell',
        initial: 'armed',
        states: {
          armed: { entry: 'ringSoon', exit: 'hush', on: { 'bell.ring': 'ringing', 'bell.hide': 'hidden' } },
          hidden: {},
          ringing: {},
        },
      },
      {
        actions: {
          ringSoon: raise({ type: 'bell.ring' }, { delay: 100, id: 'ring' }),
          hush: cancel('ring'),
        },
      },
    )
    const model = doorModel({
      model: { machine, events: { 'bell.ring': [], 'bell.hide': [{ type: 'bell.hide' }] } },
    })
    expect(movesOf(model)).toEqual([
      ['armed', ['bell.hide', '100 ms pass']],
      ['hidden', []],
      ['ringing', []],
    ])
    expect((await coverMachine(model)).differences).toEqual([])
  })

  test('an actor that has ended does not end again while its state is active', async () => {
    const model = doorModel({
      states: {
        opened: {
          description: 'Not shut.',
          invoke: { id: 'ringBell', src: 'ringBell', onDone: { actions: 'recordOpening' } },
        },
      },
      actors: { ringBell: fromPromise(() => Promise.resolve()) },
      model: {
        events: { 'door.push': [{ type: 'door.push' }] },
        outcomes: { ringBell: { rung: done(null, 'none') } },
      },
    })
    expect(movesOf(model)).toEqual([
      ['closed', ['door.push']],
      ['opened', ['ringBell answers rung']],
      ['opened', []],
    ])
    expect((await coverMachine(model)).differences).toEqual([])
  })

  test('every input has an initial state', () => {
    const space = explore(doorModel({ model: { inputs: { one: undefined, two: undefined }, key: () => 0 } }))
    expect(space.initialStates).toEqual([
      { input: 'one', node: 0, transitions: [], classes: ['input|one'] },
      { input: 'two', node: 0, transitions: [], classes: ['input|two'] },
    ])
  })

  test('concurrent timers with too many time combinations are distinguished by order only', async () => {
    const machine = createMachine(
      {
        id: 'timers',
        type: 'parallel',
        states: {
          retry: {
            initial: 'trying',
            states: {
              trying: {
                after: { retryTime: { target: 'trying', reenter: true } },
                on: { 'retry.stop': 'over' },
              },
              over: {},
            },
          },
          settings: { initial: 'fresh', states: { fresh: { after: { freshTime: 'stale' } }, stale: {} } },
          site: { initial: 'up', states: { up: { after: { freshTime: 'down' } }, down: {} } },
        },
      },
      { delays: { retryTime: 700, freshTime: 300_000 } },
    )
    const model = doorModel({ model: { machine, events: { 'retry.stop': [{ type: 'retry.stop' }] } } })
    expect(explore(model).timing).toBe('exact')
    const space = explore(model, { maxExact: 50 })
    expect([space.timing, space.faults]).toEqual(['order', []])
    expect(space.nodes.length).toBeLessThan(20)
    const chart = chartOf(machine)
    const { missed, paths } = suiteOf(chart, space)
    const walks = [...paths, ...randomWalks(chart, space, 10, 30)]
    const replays = await Promise.all(walks.map((path) => replay(model, path)))
    expect([missed, replays.flatMap((each) => each.differences)]).toEqual([[], []])
  })

  test('an infinite state space is reported instead of explored forever', () => {
    const endless = doorModel({ model: { key: (context) => context.openings } })
    expect(explore(endless, { maxNodes: 50 }).faults).toEqual([
      "has more than 50 states: its model's key is too fine, or it does too much",
    ])
  })
})
