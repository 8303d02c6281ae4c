import { describe, expect, test } from 'vitest'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { suiteOf } from '#statecharts/engine/suite.ts'
import { sampleOrderModel } from '#tests/statecharts/sample-order.model.ts'

const chart = chartOf(sampleOrderModel.machine)
const space = explore(sampleOrderModel)
const lengths = (options: Parameters<typeof suiteOf>[2]) =>
  suiteOf(chart, space, options).paths.map((path) => path.steps.length)

describe('a tour', () => {
  test('takes every transition in few paths', () => {
    const suite = suiteOf(chart, space, { maxSteps: 0 })
    expect(suite.missed).toEqual([])
    const taken = suite.paths.flatMap((path) =>
      [path.begins, ...path.steps].flatMap((step) => step.transitions),
    )
    expect([...new Set(taken)].toSorted()).toEqual(chart.transitions.map((each) => each.id).toSorted())
    // two ends of the flow and a start behind the first `always`: three paths are the least
    expect(suite.paths).toHaveLength(3)
  })

  test('has no path over the requested length, unless a goal needs it', () => {
    expect(Math.max(...lengths({ maxSteps: 6 }))).toBeLessThanOrEqual(6)
    expect(suiteOf(chart, space, { maxSteps: 6 }).missed).toEqual([])
    expect(suiteOf(chart, space, { maxSteps: 1 }).missed).toEqual([])
  })

  test('is the same for the same seed', () => {
    expect(suiteOf(chart, space, { seed: 7 })).toEqual(suiteOf(chart, space, { seed: 7 }))
  })

  test('over states only is shorter', () => {
    const suite = suiteOf(chart, space, { criterion: 'state' })
    expect(suite.missed).toEqual([])
    const steps = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
    expect(steps(lengths({ criterion: 'state' }))).toBeLessThan(steps(lengths({})))
  })

  test('names its goals, expectations and requirements', () => {
    const [path] = suiteOf(chart, space).paths
    expect(path?.id).toBe('sampleOrder-1')
    expect(path?.spec).toEqual(['CHK-01', 'ORD-01', 'ORD-02'])
    expect(path?.steps.every((step) => step.status === 'active' || step === path.steps.at(-1))).toBe(true)
  })
})
