import type { MachineModel } from '#machines/model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Path } from '#statecharts/engine/path.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { reasonFor } from '#statecharts/mutants/equivalents.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { Probes } from '#statecharts/mutants/probe.ts'
import { behavesDifferently, tryMutants } from '#statecharts/mutants/trial.ts'

export interface ProbeSuite {
  readonly probes: readonly Path[]
  /** Mutants that nothing tells from the machine, and no argument excuses. */
  readonly survivors: readonly Mutant[]
}

const tries = 1_500
const deepNodes = 600

/** Short paths, as few as possible, that kill the mutants which golden paths let survive. */
export async function probeSuiteOf(model: MachineModel, golden: readonly Path[]): Promise<ProbeSuite> {
  const { survivors: all } = await tryMutants(model, golden)
  const survivors = all.filter((mutant) => reasonFor(model, mutant) === undefined)
  if (survivors.length === 0) return { probes: [], survivors }
  const near = await probesIn(model, explore(model), survivors)
  const left = survivors.filter((mutant) => !near.some((probe) => probe.covers.includes(mutant.id)))
  const far = left.length === 0 ? [] : await probesIn(model, wholeSpace(model), left)
  const probes = [...near, ...far].map((probe, index) => ({
    ...probe,
    id: `${model.machine.id}-probe-${index + 1}`,
  }))
  const noticed = new Set(probes.flatMap((probe) => probe.covers))
  return { probes, survivors: survivors.filter((mutant) => !noticed.has(mutant.id)) }
}

/** The space with the whole context as key, up to a limit: a key may merge what a mutant tells apart. */
const wholeSpace = (model: MachineModel): StateSpace =>
  explore({ ...model, key: (context) => context }, { maxExact: deepNodes, maxNodes: deepNodes })

async function probesIn(
  model: MachineModel,
  space: StateSpace,
  mutants: readonly Mutant[],
): Promise<readonly Path[]> {
  const source = new Probes(model, space, tries)
  const probes: Path[] = []
  let left = mutants
  for (;;) {
    const [mutant, ...others] = left
    if (!mutant) return probes
    const path = await source.against(mutant)
    left = others
    if (!path) continue
    const noticed: string[] = [mutant.id]
    for (const other of others) if (await behavesDifferently(other.model(), path)) noticed.push(other.id)
    left = others.filter((other) => !noticed.includes(other.id))
    probes.push({ ...path, covers: noticed })
  }
}
