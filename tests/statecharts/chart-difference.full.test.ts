import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartDifferences } from '#statecharts/engine/chart-difference.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { mutantsOf } from '#statecharts/mutants/mutants.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const sample = chartOf(sampleOrderModel.machine)
const texts = (after: ChartModel) =>
  chartDifferences(sample, after).map(({ kind, text }) => `${kind}: ${text}`)
const submit = 'sampleOrder.flow.reviewing|order.submit|0'
const withTransition = (
  id: string,
  change: Partial<ChartModel['transitions'][number]> | null,
): ChartModel => ({
  ...sample,
  transitions: sample.transitions.flatMap((each) => {
    if (each.id !== id) return [each]
    return change === null ? [] : [{ ...each, ...change }]
  }),
})

describe('a difference of two charts is a sentence', () => {
  test('for a transition that is removed, added, retargeted, guarded or does something else', () => {
    const without = withTransition(submit, null)
    expect(texts(without)).toEqual(['removed: In flow.reviewing, order.submit is removed.'])
    expect(chartDifferences(without, sample).map(({ text }) => text)).toEqual([
      'In flow.reviewing, order.submit is new and leads to flow.submitting.',
    ])
    expect(texts(withTransition(submit, { targets: ['sampleOrder.flow.entering'] }))).toEqual([
      'changed: In flow.reviewing, order.submit leads to flow.entering instead of flow.submitting.',
    ])
    expect(texts(withTransition(submit, { condition: 'hasAddress' }))).toEqual([
      'changed: In flow.reviewing, order.submit [hasAddress] holds when hasAddress instead of always.',
    ])
    expect(texts(withTransition(submit, { actions: [{ name: 'notifyCart', params: null }] }))).toEqual([
      'changed: In flow.reviewing, order.submit does notifyCart instead of nothing.',
    ])
  })
  test('for candidates in another order, and none for a place that another candidate moved', () => {
    const done = 'xstate.done.actor.submitOrder'
    const order = (id: number) => `sampleOrder.flow.submitting|${done}|${id}`
    const swapped = sample.transitions.map((each) => {
      if (each.id === order(0)) return { ...each, candidate: 1 }
      return each.id === order(1) ? { ...each, candidate: 0 } : each
    })
    expect(texts({ ...sample, transitions: swapped })).toEqual([
      `changed: In flow.submitting, the candidates of submitOrder done are tried in another order.`,
    ])
    const shifted = sample.transitions
      .filter(({ id }) => id !== order(0))
      .map((each) => (each.descriptor === done ? { ...each, candidate: each.candidate - 1 } : each))
    expect(texts({ ...sample, transitions: shifted })).toHaveLength(1)
  })
  test('other words alone are no change of behavior, and are told with those before', () => {
    const reworded = {
      ...sample,
      nodes: sample.nodes.map((node) => ({ ...node, description: 'Other words.' })),
      transitions: sample.transitions.map((each) =>
        each.id === submit ? { ...each, meta: { spec: ['ORD-9'] } } : each,
      ),
    }
    const told = chartDifferences(sample, reworded)
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['reworded']))
    expect(told).toContainEqual({
      kind: 'reworded',
      state: 'flow.reviewing',
      text: 'State flow.reviewing is described in other words.',
      parts: ['sampleOrder.flow.reviewing'],
      words: { was: 'Shows the order.', is: 'Other words.' },
    })
    expect(told.at(-1)).toMatchObject({ parts: [submit], words: { was: '', is: 'ORD-9' } })
  })
})

describe.each(registry.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  const chart = chartOf(model.machine)
  test('has no difference to itself, and one for each mutant, about its state', () => {
    expect(chartDifferences(chart, chart)).toEqual([])
    const unnoticed = mutantsOf(model).filter(
      (mutant) => chartDifferences(chart, chartOf(mutant.model().machine)).length === 0,
    )
    expect(unnoticed.map(({ id }) => id)).toEqual([])
  })
})
