import type { MachineModel } from '#machines/model.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'
import { isSwapOfExclusive, reasonFor } from '#statecharts/mutants/equivalents.ts'
import { mutantsOf } from '#statecharts/mutants/mutants.ts'
import { readProbes } from '#statecharts/mutants/probe-file.ts'
import { type Trial, tryMutants } from '#statecharts/mutants/trial.ts'

export interface Score extends Trial {
  /** Survivors without a reason. */
  readonly unargued: readonly string[]
  readonly milliseconds: number
}

/** How many mutants of a machine its committed paths and probes notice; those proved to be its equals are not tried. */
export async function scoreOf(model: MachineModel): Promise<Score> {
  const began = performance.now()
  const { id } = model.machine
  const mutants = mutantsOf(model)
  const equals = mutants.filter((mutant) => isSwapOfExclusive(model, mutant))
  const others = mutants.filter((mutant) => !equals.includes(mutant))
  const trial = await tryMutants(model, [...readGoldenPaths(id), ...readProbes(id)], others)
  const survivors = [...equals, ...trial.survivors]
  const unargued = survivors
    .filter((mutant) => reasonFor(model, mutant) === undefined)
    .map((mutant) => mutant.id)
  return { ...trial, mutants: mutants.length, survivors, unargued, milliseconds: performance.now() - began }
}

/** The least share of mutants that is to be noticed, per hundred, over all machines. */
export const killedFloor = 97

/** Per hundred, to a tenth, rounded down: 100 means all. */
export function killedShare(scores: readonly Trial[]): number {
  const mutants = scores.reduce((sum, score) => sum + score.mutants, 0)
  const survivors = scores.reduce((sum, score) => sum + score.survivors.length, 0)
  return mutants === 0 ? 100 : Math.floor((1_000 * (mutants - survivors)) / mutants) / 10
}
