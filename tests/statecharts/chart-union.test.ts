import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { formerId } from '#statecharts/engine/chart-difference.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { chartDelta, unionChart } from '#statecharts/engine/chart-union.ts'
import { changesContent } from '#statecharts/explorer-content/changes-content.ts'
import { explorerContent } from '#statecharts/explorer-content/explorer-content.ts'
import { unionMarkup } from '#statecharts/explorer/changes/union-markup.ts'
import { machineOf } from '#statecharts/explorer/explorer-index.ts'
import { EARLIER, earlierRelease, withState, withTransition } from '#tests/statecharts/earlier-release.ts'
import { tagsOf } from '#tests/statecharts/tags-of.ts'

const marksOf = (before: ChartModel, after: ChartModel) => chartDelta(before, after)?.marks

describe.each(registry.map((model) => [model.machine.id, chartOf(model.machine)] as const))(
  'both versions of %s as one chart',
  (_, chart) => {
    test('have every transition that was dropped, added, retargeted or reguarded with its mark, and no other', () => {
      for (const { id, targets } of chart.transitions) {
        const without = withTransition(chart, id, null)
        expect(marksOf(chart, without)).toEqual({ [formerId(id)]: 'removed' })
        expect(marksOf(without, chart)).toEqual({ [id]: 'added' })
        expect(marksOf(withTransition(chart, id, { guard: 'wasSo', condition: 'wasSo' }), chart)).toEqual({
          [id]: 'changed',
        })
        const other = chart.nodes.find((node) => node.parent !== null && !targets.includes(node.id))
        if (!other) continue
        const elsewhere = withTransition(chart, id, { targets: [other.id], internal: false })
        expect(marksOf(elsewhere, chart)).toEqual({ [id]: 'now', [formerId(id)]: 'before' })
      }
    })
    test('have no mark where only words differ', () => {
      const reworded = {
        ...chart,
        description: 'Other words.',
        nodes: chart.nodes.map((node) => ({ ...node, description: 'Other words.', meta: { spec: ['T0'] } })),
        transitions: chart.transitions.map((each) => ({ ...each, description: 'Other words.' })),
      }
      expect(chartDelta(chart, reworded)).toBeNull()
    })
    test('have a removed and an added state in the one around it, and the chart of now in its order', () => {
      const wider = withState(chart, 'restingThere')
      const [id, leading] = [`${chart.id}.restingThere`, `${chart.id}|rest|0`]
      expect(marksOf(chart, wider)).toEqual({ [id]: 'added', [leading]: 'added' })
      const delta = chartDelta(wider, chart) ?? expect.fail()
      expect(delta.marks).toEqual({ [id]: 'removed', [formerId(leading)]: 'removed' })
      const union = unionChart(chart, delta)
      expect(union.nodes.slice(0, chart.nodes.length).map((node) => node.id)).toEqual(
        chart.nodes.map((node) => node.id),
      )
      expect(union.nodes[0]?.children).toContain(id)
    })
  },
)

test('a former first state is a line of its own beside the line of now', () => {
  const [first] = registry
  const chart = chartOf(first?.machine ?? expect.fail())
  const [root, ...rest] = chart.nodes
  const other = root?.children.find((id) => id !== root.initial) ?? expect.fail()
  const before = { ...chart, nodes: root ? [{ ...root, initial: other }, ...rest] : [] }
  expect(chartDelta(before, chart)).toMatchObject({
    initials: { [chart.id]: other },
    marks: { [chart.id]: 'changed' },
  })
})

describe('the picture of both versions', async () => {
  const release = earlierRelease()
  const changes = await changesContent(release, registry, {
    ...release.requirements,
    [EARLIER.requirement]: 'A later text.',
  })
  const data = await explorerContent(registry, '1.0.0', changes)
  const changed = (id: string) => changes.machines.find(({ machine }) => machine === id) ?? expect.fail()
  const markup = unionMarkup(machineOf(data, 'checkout') ?? expect.fail(), changed('checkout').picture)
  const tags = tagsOf(markup)
  /** Classes of the lines, labels and states with an id. */
  const classesOf = (id: string) =>
    tags.flatMap(({ attributes: { class: name = '', 'data-id': own, 'data-ids': ids = '' } }) =>
      own === id || ids.split(' ').includes(id) ? [name.split(' ').at(-1)] : [],
    )

  test('draws each difference with its mark and its sign', () => {
    for (const [id, mark] of [
      [EARLIER.added, 'added'],
      [EARLIER.reguarded, 'changed'],
      [EARLIER.retargeted, 'now'],
      [formerId(EARLIER.retargeted), 'before'],
      [formerId(EARLIER.removed), 'removed'],
      [EARLIER.removedState, 'removed'],
    ] as const)
      expect([id, new Set(classesOf(id))]).toEqual([id, new Set([mark])])
    for (const sign of ['+ new: ', '± changed: ', '+ now: ', '− before: ', '− removed: '])
      expect(markup).toContain(`>${sign}`)
  })
  test('draws every state and transition of now, and what has not changed without a mark', () => {
    const chart = chartOf(registry.find(({ machine }) => machine.id === 'checkout')?.machine ?? expect.fail())
    const unmarked = [...chart.nodes, ...chart.transitions].filter(
      ({ id }) => changed('checkout').picture?.marks[id] === undefined,
    )
    const marks = new Set<string | undefined>(['added', 'removed', 'changed', 'now', 'before'])
    for (const { id } of unmarked) {
      expect([id, classesOf(id).length > 0]).toEqual([id, true])
      expect([id, classesOf(id).filter((name) => marks.has(name))]).toEqual([id, []])
    }
  })
  test('is told part by part, and there is none of a machine that is only reworded', () => {
    const told = changed('checkout').differences.flatMap(({ parts }) => parts)
    expect(new Set(told)).toEqual(new Set(Object.keys(changed('checkout').picture?.marks ?? {})))
    expect(changed('coupon')).toMatchObject({
      differences: [],
      picture: null,
      reworded: [{ parts: [EARLIER.rewordedState], words: { was: 'Earlier words.' } }],
    })
    expect(changes.requirements).toEqual([
      { id: EARLIER.requirement, was: 'An earlier text.', is: 'A later text.' },
    ])
  })
})
