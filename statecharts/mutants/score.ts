import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { type Mutant, mutantsOf } from '#statecharts/mutants/mutants.ts'
import { type Trial, tryMutants } from '#statecharts/mutants/trial.ts'
import { isDeclared } from '#statecharts/rules/candidates.ts'

export interface Score extends Trial {
  readonly paths: number
  readonly milliseconds: number
}

/** How many mutants of a machine its golden paths notice; those proved to be its equals do not count. */
export async function scoreOf(model: MachineModel): Promise<Score> {
  const began = performance.now()
  const paths = await goldenPathsOf(model)
  const mutants = mutantsOf(model).filter((mutant) => !isSwapOfExclusive(model, mutant))
  const trial = await tryMutants(model, paths, mutants)
  return { ...trial, paths: paths.length, milliseconds: performance.now() - began }
}

/** Per hundred, to a tenth, rounded down: 100 means all. */
export function killedShare(scores: readonly Trial[]): number {
  const mutants = scores.reduce((sum, score) => sum + score.mutants, 0)
  const survivors = scores.reduce((sum, score) => sum + score.survivors.length, 0)
  return mutants === 0 ? 100 : Math.floor((1_000 * (mutants - survivors)) / mutants) / 10
}

/** The two guards never hold at once, as the rule on overlapping guards proves. */
function isSwapOfExclusive(model: MachineModel, { operator, source, descriptor }: Mutant): boolean {
  if (operator !== 'swap candidates') return false
  const chart = chartOf(model.machine)
  const list = chart.transitions.find((each) => each.source === source && each.descriptor === descriptor)
  return list !== undefined && !isDeclared(chart, list, model.overlaps)
}
