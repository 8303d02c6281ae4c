import type { MachineModel } from '#machines/model.ts'
import { type Criterion, coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { type Coverage, coverageOf } from '#statecharts/engine/coverage.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { type Path, pathOf, withEffects } from '#statecharts/engine/path.ts'
import { type Replay, replay } from '#statecharts/engine/run.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { type TourOptions, tourOf } from '#statecharts/engine/tour.ts'

export interface SuiteOptions extends Pick<TourOptions, 'maxSteps' | 'seed' | 'resetCost'> {
  readonly criterion?: Criterion
}

/** Paths that together reach every goal of a criterion. */
export interface Suite {
  readonly machine: string
  readonly criterion: Criterion
  readonly seed: number
  readonly maxSteps: number
  readonly resetCost: number
  readonly goals: readonly string[]
  readonly missed: readonly string[]
  readonly paths: readonly Path[]
}

export interface Cover {
  readonly model: MachineModel
  readonly chart: ChartModel
  readonly space: StateSpace
  readonly suite: Suite
  readonly replays: readonly Replay[]
  readonly coverage: Coverage
  /** Steps at which the real actor did otherwise than explored. */
  readonly differences: readonly string[]
  readonly milliseconds: { readonly explore: number; readonly tour: number; readonly replay: number }
}

/** Explores a machine, plans a tour over all of it, walks it on the real actor and measures what was covered. */
export async function coverMachine(model: MachineModel, options: SuiteOptions = {}): Promise<Cover> {
  const began = performance.now()
  const chart = chartOf(model.machine)
  const space = explore(model)
  const explored = performance.now()
  const plan = suiteOf(chart, space, options)
  const toured = performance.now()
  const replays: Replay[] = []
  for (const path of plan.paths) replays.push(await replay(model, path))
  const paths = plan.paths.map((path, index) => withEffects(path, replays[index]?.effects ?? []))
  const suite = { ...plan, paths }
  return {
    model,
    chart,
    space,
    suite,
    replays,
    coverage: coverageOf(model, chart, space, replays),
    differences: replays.flatMap((each) => each.differences),
    milliseconds: {
      explore: explored - began,
      tour: toured - explored,
      replay: performance.now() - toured,
    },
  }
}

export function suiteOf(chart: ChartModel, space: StateSpace, options: SuiteOptions = {}): Suite {
  const { criterion = 'transition', seed = 1, maxSteps = 20, resetCost = 1 } = options
  const coverageGoals = coverageGoalsOf(criterion, chart, space)
  const { paths, missed } = tourOf(coverageGoals.space, coverageGoals.goals, coverageGoals.goalsOf, {
    maxSteps,
    resetCost,
    seed,
  })
  return {
    machine: chart.id,
    criterion,
    seed,
    maxSteps,
    resetCost,
    goals: [...coverageGoals.goals],
    missed,
    paths: paths.map((path, index) => pathOf(chart, coverageGoals.space, path, `${chart.id}-${index + 1}`)),
  }
}
