import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { chartDifferences } from '#statecharts/engine/chart-difference.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { chartDelta } from '#statecharts/engine/chart-union.ts'
import { guessedRenames, withRenames } from '#statecharts/engine/renamed-states.ts'
import { withState } from '#tests/statecharts/earlier-release.ts'

const behavior = (before: ChartModel, after: ChartModel) =>
  chartDifferences(before, after).filter(({ kind }) => kind !== 'reworded')

describe.each(registry.map((model) => [model.machine.id, chartOf(model.machine)] as const))(
  'a state of %s that only has another name',
  (_, chart) => {
    test('is one difference, in words and in the picture, whichever it is', () => {
      for (const { id, parent, path } of chart.nodes) {
        if (parent === null) continue
        const before = withRenames(chart, new Map([[id, `${parent}.formerly`]]))
        const former = [...path.slice(0, -1), 'formerly'].join('.')
        expect(behavior(before, chart)).toEqual([
          {
            kind: 'changed',
            state: path.join('.'),
            text: `State ${former} is probably the one that is now called ${path.join('.')}.`,
            parts: [id],
          },
        ])
        expect(chartDelta(before, chart)?.marks).toEqual({ [id]: 'changed' })
      }
    })

    test('is told apart from a state that is gone beside another one that has come', () => {
      const [, first] = chart.nodes.filter(({ parent }) => parent === chart.nodes[0]?.id)
      if (!first) return
      const without = (all: ChartModel): ChartModel => ({
        ...all,
        nodes: all.nodes.filter(({ id }) => id !== first.id && !id.startsWith(`${first.id}.`)),
        transitions: all.transitions.filter(
          ({ source, targets }) => !source.startsWith(first.id) && !targets.includes(first.id),
        ),
      })
      expect(guessedRenames(chart, without(withState(chart, 'restingThere')))).toEqual(new Map())
    })
  },
)
