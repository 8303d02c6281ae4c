import { describe, expect, test } from 'vitest'
import { and, createMachine, not, or, stateIn } from 'xstate'
import { chartOf, transitionIds } from '#statecharts/engine/chart-model.ts'
import { sampleOrderMachine } from '#tests/statecharts/sample-order.machine.ts'

const chart = chartOf(sampleOrderMachine)
const node = (id: string) => chart.nodes.find((each) => each.id === id)
const transition = (id: string) => chart.transitions.find((each) => each.id === id)

describe('a machine as plain data', () => {
  test('states are in document order, the root first', () => {
    expect(chart.nodes.map((each) => each.path.join('.'))).toEqual([
      '',
      'flow',
      'flow.entering',
      'flow.reviewing',
      'flow.submitting',
      'flow.following',
      'flow.blocked',
      'flow.complete',
      'flow.left',
      'chat',
      'chat.closed',
      'chat.open',
    ])
  })

  test('a state is described completely', () => {
    expect(node('sampleOrder.flow.submitting')).toEqual({
      id: 'sampleOrder.flow.submitting',
      key: 'submitting',
      path: ['flow', 'submitting'],
      type: 'atomic',
      parent: 'sampleOrder.flow',
      initial: null,
      children: [],
      entry: [],
      exit: [],
      invoke: [
        {
          id: 'submitOrder',
          src: 'submitOrder',
          named: true,
          systemId: null,
          input: { kind: 'computed', expression: 'address: context.address' },
          onDone: true,
          onError: true,
        },
      ],
      after: ['answerTimeout'],
      output: null,
      tags: ['pending'],
      meta: { spec: ['ORD-02'] },
      description: 'Asks the shop.',
    })
    expect(node('sampleOrder.flow')).toMatchObject({ type: 'compound', initial: 'sampleOrder.flow.entering' })
    expect(node('sampleOrder')).toMatchObject({ type: 'parallel', initial: null, parent: null })
  })

  test('a guarded candidate has its index among the candidates', () => {
    expect(transition('sampleOrder.flow.submitting|xstate.done.actor.submitOrder|2')).toEqual({
      id: 'sampleOrder.flow.submitting|xstate.done.actor.submitOrder|2',
      source: 'sampleOrder.flow.submitting',
      targets: ['sampleOrder.flow.reviewing'],
      kind: 'done',
      descriptor: 'xstate.done.actor.submitOrder',
      about: 'submitOrder',
      guard: 'is declined',
      condition: 'is declined',
      candidate: 2,
      candidates: 4,
      guarded: 3,
      actions: [
        { name: 'countDecline', params: null },
        { name: 'announceDecline', params: null },
      ],
      internal: false,
      reenter: false,
      meta: null,
      description: null,
    })
  })

  test('always, after, error and composite guards are all there', () => {
    const kinds = chart.transitions.map(({ kind, about, guard }) => [kind, about, guard])
    expect(kinds).toContainEqual(['always', 'always', 'and(hasAddress, not(hasBeenDeclinedTwice))'])
    expect(kinds).toContainEqual(['after', 'answerTimeout', null])
    expect(kinds).toContainEqual(['error', 'submitOrder', null])
    expect(chart.transitions).toHaveLength(18)
  })

  test('final states, numeric delays, histories and inline functions are included', () => {
    const odd = chartOf(
      createMachine({
        id: 'odd',
        initial: 'open',
        states: {
          open: {
            initial: 'only',
            states: { only: { type: 'final' }, before: { type: 'history' } },
            onDone: { guard: or([and(['a', not('b')]), stateIn('#odd.open'), () => true]), target: 'shut' },
          },
          shut: { after: { 500: { target: 'open' } }, on: { 'x.*': {} } },
        },
      }),
    )
    expect(odd.transitions.map(({ kind, about, guard }) => [kind, about, guard])).toEqual([
      ['doneState', 'odd.open', 'or(and(a, not(b)), in("#odd.open"), (inline))'],
      ['event', 'x.*', null],
      ['after', '500', null],
    ])
  })

  test('ids are the same for every instance of a machine', () => {
    const ids = [sampleOrderMachine, sampleOrderMachine.provide({})].map((machine) =>
      Array.from(transitionIds(machine).values()),
    )
    expect(ids[0]).toEqual(chart.transitions.map((each) => each.id))
    expect(ids[1]).toEqual(ids[0])
  })
})
