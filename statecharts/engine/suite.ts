import type { MachineModel } from '#machines/platform/model.ts'
import { type Criterion, coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { type Coverage, coverageOf } from '#statecharts/engine/coverage.ts'
import { type FormerPath, keptPaths } from '#statecharts/engine/kept-paths.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { type Path, pathOf, withEffects } from '#statecharts/engine/path.ts'
import { type Replay, replay } from '#statecharts/engine/run.ts'
import { type Use, usedGoals } from '#statecharts/engine/weights.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { type TourOptions, tourOf } from '#statecharts/engine/tour.ts'

export interface SuiteOptions extends Pick<TourOptions, 'maxSteps' | 'seed' | 'resetCost'> {
  readonly criterion?: Criterion
  /** only goals of real use */
  readonly use?: Use
  /** the options of `npm run paths` that say the same; none: the committed paths */
  readonly asked?: readonly string[]
  /** Paths of an earlier suite, kept as far as they can still be gone. */
  readonly golden?: readonly FormerPath[]
}

/** Paths that together reach every goal of a criterion. */
export interface Suite {
  readonly machine: string
  readonly criterion: Criterion
  readonly seed: number
  readonly maxSteps: number
  readonly resetCost: number
  /** see SuiteOptions */
  readonly asked?: readonly string[]
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
  const { criterion = 'transition', seed = 1, maxSteps, resetCost = 1, golden = [], use, asked } = options
  const { space: ground, goals: all, goalsOf } = coverageGoalsOf(criterion, chart, space)
  const goals = use ? usedGoals(use, chart.id, { criterion, goals: all }) : all
  const limit = maxSteps === undefined ? {} : { maxSteps }
  const tour = tourOf(ground, goals, goalsOf, { ...limit, resetCost, seed, kept: keptPaths(ground, golden) })
  const numbers = newNumbers(golden)
  return {
    machine: chart.id,
    criterion,
    seed,
    maxSteps: tour.maxSteps,
    resetCost,
    ...(asked && { asked }),
    goals: [...goals],
    missed: tour.missed,
    paths: tour.paths.map((path) =>
      pathOf(chart, ground, path, path.id ?? `${chart.id}-${numbers.next().value}`),
    ),
  }
}

/** The numbers after those of the paths that there were. */
function* newNumbers(golden: readonly FormerPath[]): Generator<number, number> {
  let number = Math.max(0, ...golden.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0)))
  for (;;) yield ++number
}
