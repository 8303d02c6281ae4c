import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explorerContent } from '#statecharts/explorer-content/explorer-content.ts'
import { pictureStyle } from '#statecharts/explorer-content/picture-style.ts'
import {
  incomingOf,
  leavesTaking,
  machineOf,
  outgoingOf,
  stateOf,
} from '#statecharts/explorer/explorer-index.ts'
import { found, searchIndex } from '#statecharts/explorer/search.ts'
import { namesIn, runText } from '#statecharts/explorer/simulate/run-text.ts'
import { leavesNow, Simulation } from '#statecharts/explorer/simulate/simulation.ts'

const data = await explorerContent(registry, '1.0.0')
const checkout = machineOf(data, 'checkout')
const state = (path: string) => checkout && stateOf(checkout, path)

test('every state, transition and golden path of every machine is in the data', () => {
  for (const [index, { machine }] of registry.entries()) {
    const chart = chartOf(machine)
    const shown = data.machines[index]
    expect(shown?.states.map(({ path }) => path)).toEqual(chart.nodes.map(({ path }) => path.join('.')))
    expect(shown?.transitions.map(({ id }) => id)).toEqual(chart.transitions.map(({ id }) => id))
    expect(shown?.paths.length).toBeGreaterThan(0)
  }
  expect(pictureStyle()).not.toMatch(/#[0-9A-Fa-f]{6}/)
})

describe('a declined card, then Back (the first question of an analyst)', () => {
  test('the answer declined leads from submitting by its candidate to the step payment', () => {
    const service = checkout?.services.find(({ service: name }) => name === 'orderSubmission')
    expect(service?.outcomes.find(({ name }) => name === 'declined')?.leadsTo).toBe(
      '2. is declined: open.stepping (then open.stepping.choosingPayment)',
    )
  })
  test('Back requests a step, which the states around payment take', () => {
    const payment = state('open.stepping.choosingPayment')
    const groups = checkout && payment ? outgoingOf(checkout, payment) : []
    const inherited = groups.flatMap(({ from, transitions }) =>
      transitions.filter(({ event }) => event === 'step.requested').map(() => from.path),
    )
    expect(inherited).toEqual(['open.stepping', 'open.stepping'])
  })
})

test('what leads into a state comes from outside it, and a state that ignores an event does not take it', () => {
  const submitting = state('open.submitting')
  const sources = checkout && submitting ? incomingOf(checkout, submitting).map(({ source }) => source) : []
  expect([...new Set(sources)]).toEqual(['preparing', 'open.stepping.rechecking'])
  const taking = checkout ? leavesTaking(checkout, 'order.submit').map(({ path }) => path) : []
  expect(taking).toEqual(['open.stepping.reviewing'])
})

test('the way to a state ends in it after as many steps as it says', () => {
  const wrong = data.machines.flatMap((machine) =>
    machine.states.flatMap(({ path, way }) => {
      const golden = machine.paths.find(({ id }) => id === way?.path)
      const leaves = way?.steps === 0 ? golden?.start : golden?.steps[(way?.steps ?? 0) - 1]?.leaves
      const isThere = leaves?.some((leaf) => path === '' || leaf === path || leaf.startsWith(`${path}.`))
      return way === null || isThere ? [] : [`${machine.id} ${path}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('search finds machines, states, events, requirements, guards and actions by any of their words', () => {
  const index = searchIndex(data)
  const kinds = (text: string) => new Set(found(index, text).map(({ kind }) => kind))
  expect(found(index, 'ORD-07')[0]).toMatchObject({ kind: 'requirement', name: 'ORD-07' })
  expect(found(index, 'order.submit')[0]).toMatchObject({ kind: 'event', name: 'order.submit' })
  expect(found(index, 'is declined')[0]).toMatchObject({ kind: 'guard' })
  expect(kinds('declined').size).toBeGreaterThan(3)
  expect(found(index, 'no such words anywhere')).toEqual([])
  expect(found(index, '  ')).toEqual([])
})

test('search finds pages, and the views of a machine after the machine', () => {
  const index = searchIndex(data)
  expect(found(index, 'live')[0]).toMatchObject({ kind: 'page', address: { kind: 'live' } })
  expect(found(index, 'coupon flow')[0]).toMatchObject({
    kind: 'view',
    address: { machine: 'coupon', show: 'flow' },
  })
  expect(found(index, 'coupon')[0]).toMatchObject({ kind: 'machine' })
})

/** What of a machine the index does not list: states, events, guards and actions. */
function unfound(index: ReturnType<typeof searchIndex>): readonly string[] {
  const known = new Set(index.map(({ kind, name }) => `${kind} ${name}`))
  const wanted = data.machines.flatMap(({ states, transitions }) => [
    ...states.flatMap(({ path }) => (path === '' ? [] : [`state ${path}`])),
    ...transitions.flatMap(({ event, guard, actions }) => [
      ...(event === null ? [] : [`event ${event}`]),
      ...(guard === null ? [] : [`guard ${guard}`]),
      ...actions.map((name) => `action ${name}`),
    ]),
  ])
  return [...new Set(wanted)].filter((each) => !known.has(each))
}

test('search lists every state, event, guard and action, and one that is left out is noticed', () => {
  const index = searchIndex(data)
  expect(unfound(index)).toEqual([])
  const poorer = index.filter(({ name }) => name !== 'open.stepping.reviewing')
  expect(unfound(poorer)).toEqual(['state open.stepping.reviewing'])
})

test('search finds a guard, an event and an action by their words', () => {
  const index = searchIndex(data)
  expect(found(index, 'card was declined').map(({ kind }) => kind)).toContain('guard')
  expect(found(index, 'presses place order')[0]).toMatchObject({ kind: 'event', name: 'order.submit' })
  expect(found(index, 'unticks every step')[0]).toMatchObject({ kind: 'action', name: 'clearMarks' })
})

describe.each(registry.map((model) => [model.machine.id, model] as const))('%s simulated', (_, model) => {
  const machine = machineOf(data, model.machine.id)
  if (!machine) throw new Error('the page has every machine')
  const simulation = new Simulation(machine, model)
  const begun = simulation.begin(Object.keys(model.inputs)[0] ?? '')

  test('begins where its golden paths begin and takes every choice to a state', () => {
    const starts = machine.paths
      .filter(({ input }) => input === Object.keys(model.inputs)[0])
      .map(({ start }) => start)
    expect(starts).toContainEqual(leavesNow(begun.state))
    for (const choice of simulation.choices(begun.state))
      expect(simulation.take(begun.state, choice).state.snapshot.status).not.toBe('error')
  })

  test('does again what the names of its choices say, of which no two are the same', () => {
    const names = simulation.choices(begun.state).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names)
      expect(simulation.again(namesIn(runText([begun.name, name]))).map((each) => each.name)).toEqual([
        begun.name,
        name,
      ])
  })
})
