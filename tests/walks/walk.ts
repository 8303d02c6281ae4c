import { describe, expect, test } from 'vitest'
import type { MachineModel } from '#machines/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { stepText } from '#statecharts/engine/run.ts'
import { isSampleClass } from '#statecharts/engine/sample-classes.ts'
import { suiteOf } from '#statecharts/engine/suite.ts'
import { environmentSpace } from './environment-space.ts'
import { ServiceRun } from './service-run.ts'
import type { Fixture, Walk } from './fixture.ts'
import { excludedTransitions, walkProblems } from './walk-problems.ts'

/** Declares tests that a machine takes every transition of its chart with its real services before the real server. */
export function walk<S extends Fixture>(plan: Walk<S>): void {
  const { model } = plan
  const chart = chartOf(model.machine)
  const walked = new Set<string>()
  describe(plan.title ?? chart.id, () => {
    for (const path of pathsOf(plan, chart))
      test(`[${path.spec.join('][')}] takes the transitions of its chart before the real server: ${path.id}`, async () => {
        expect(await differences(plan, path, walked)).toEqual([])
      })
    test('takes every transition, or the model says why it cannot be provoked', () => {
      const drawn = chart.transitions.map(({ id }) => id)
      expect(walkProblems(drawn, walked, excludedTransitions(model, 'services'))).toEqual([])
    })
  })
}

/** The tour over all that can be provoked, planned from the chart at every run. */
function pathsOf<S extends Fixture>(plan: Walk<S>, chart: ChartModel): readonly Path[] {
  const space = explore(provokable(plan))
  const isGoal = (goal: string) => !isSampleClass(goal)
  return suiteOf(chart, plan.environment ? environmentSpace(space, plan.environment) : space, { isGoal })
    .paths
}

/** The model without what cannot be provoked. */
function provokable<S extends Fixture>({ model, inputs, answers, events }: Walk<S>): MachineModel {
  const kept = <T>(all: Readonly<Record<string, T>>, isKept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isKept(name)))
  const outcomes = Object.entries(model.outcomes).map(([src, ends]) => [
    src,
    kept(ends, (outcome) => answers[src]?.[outcome] !== undefined),
  ])
  return {
    ...model,
    inputs: kept(model.inputs, (input) => inputs?.includes(input) ?? true),
    events: kept(model.events, (type) => events?.[type] !== 'never'),
    outcomes: Object.fromEntries(outcomes),
  }
}

/** The first difference between chart and run on one path, if any. */
async function differences<S extends Fixture>(
  plan: Walk<S>,
  path: Path,
  walked: Set<string>,
): Promise<readonly string[]> {
  const run = new ServiceRun(plan, await plan.open(path))
  const compare = (what: string, expected: Path['begins']) => {
    const taken = run.taken()
    for (const id of taken) walked.add(id)
    const difference = run.differenceFrom(expected, taken)
    return difference === undefined ? [] : [`${path.id} ${what}: ${difference}`]
  }
  try {
    const begun = compare('at the start', path.begins)
    if (begun.length > 0) return begun
    for (const [index, step] of path.steps.entries()) {
      await run.take(step, path.steps.slice(index + 1))
      const found = compare(`step ${index + 1} (${stepText(step)})`, step)
      if (found.length > 0) return found
    }
    return []
  } finally {
    run.stop()
  }
}
