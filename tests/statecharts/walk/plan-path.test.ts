import { describe, expect, test } from 'vitest'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { recordPath } from '#tests/statecharts/live/record-path.ts'
import { savedPath } from '#statecharts/live/saved-path.ts'
import { planPath } from '#statecharts/walk/plan-path.ts'
import type { Walk } from '#statecharts/walk/walk.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

const model = doorModel({
  states: {
    opened: {
      description: 'Not shut.',
      on: { 'door.pull': { target: 'closed' } },
      after: { 5_000: { target: 'closed' } },
    },
  },
  model: { events: { 'door.push': [{ type: 'door.push' }], 'door.pull': [{ type: 'door.pull' }] } },
})
const done: string[] = []
const perform = (name: string) => ({ perform: () => done.push(name) })
const walk: Walk<null> = {
  model,
  starts: [{ input: Object.keys(model.inputs)[0] ?? '', environment: {} }],
  events: { 'door.push': perform('push'), 'door.pull': perform('pull') },
  answers: {},
}
const options = { defaults: { timer: () => perform('wait') } }

const paths = async () => {
  const { suite } = await coverMachine(model)
  return suite.paths
}

describe('a saved path is taken in the running shop by the steps of a walk', () => {
  test('each of its stimuli by its own step, with the transitions that it expects', async () => {
    const [path] = await paths()
    if (!path) throw new Error('the door has a path')
    const saved = await savedPath(model, (await recordPath(model, path)).recorded)
    if (saved.kind === 'refused') throw new Error(saved.reason)
    const plan = planPath(walk, options, saved.path)
    if (plan.kind === 'missing') throw new Error(plan.missing.join())
    expect(plan.path.steps.map(({ expected }) => expected.transitions)).toEqual(
      path.steps.map(({ transitions }) => transitions),
    )
    for (const { test: step, environment, event } of plan.path.steps) step.perform?.(null, environment, event)
    expect(done).toEqual(path.steps.map((step) => (step.do === 'event' ? step.event.type.slice(5) : 'wait')))
  })

  test('a start of another input is taken when only its steps are like those recorded', async () => {
    const [path] = await paths()
    if (!path) throw new Error('the door has a path')
    const twin = { ...model, inputs: { ...model.inputs, other: undefined } }
    const plain = Object.keys(model.inputs)[0] ?? ''
    // only the other start knows how to push the door
    const able = { isAble: true }
    const both: Walk<null> = {
      ...walk,
      model: twin,
      starts: [
        { input: plain, environment: { isAble: false } },
        { input: 'other', environment: able },
      ],
      events: { ...walk.events, 'door.push': { when: able, ...perform('push') } },
    }
    const plan = planPath(both, options, { ...path, input: plain })
    expect(plan.kind === 'planned' ? plan.path.start.input : plan.missing).toBe('other')
  })

  test('what no step provokes is named', async () => {
    const [path] = await paths()
    if (!path) throw new Error('the door has a path')
    const poor = { ...walk, events: { 'door.push': perform('push') }, answers: {} }
    const step = { do: 'answer', actor: 'bell', outcome: 'rung', ...path.begins } as const
    const pull = { do: 'event', event: { type: 'door.pull' }, ...path.begins } as const
    expect(planPath(poor, options, { ...path, steps: [pull, step] })).toEqual({
      kind: 'missing',
      missing: ['door.pull', 'bell answers rung'],
    })
  })

  test('a step that leads elsewhere in the shop is named with its number', async () => {
    const [path] = await paths()
    const [first] = path?.steps ?? []
    if (!path || !first) throw new Error('the door has a path')
    expect(planPath(walk, options, { ...path, steps: [first, { ...first, transitions: [] }] })).toEqual({
      kind: 'missing',
      missing: ['step 2, door.push, there'],
    })
    expect(planPath(walk, options, { ...path, input: 'other' })).toEqual({
      kind: 'missing',
      missing: ['a start with input other'],
    })
  })
})
