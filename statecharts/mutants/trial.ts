import type { MachineModel } from '#machines/platform/model.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'
import { type Mutant, mutantsOf } from '#statecharts/mutants/mutants.ts'

export interface Trial {
  readonly machine: string
  readonly mutants: number
  /** Mutants without a difference on any path. */
  readonly survivors: readonly Mutant[]
}

/** Replays the paths with every mutant of a machine; those without a difference survive. */
export async function tryMutants(
  model: MachineModel,
  paths: readonly Path[],
  mutants: readonly Mutant[] = mutantsOf(model),
): Promise<Trial> {
  const survivors: Mutant[] = []
  for (const mutant of mutants) if (!(await isKilled(mutant, paths))) survivors.push(mutant)
  return { machine: model.machine.id, mutants: mutants.length, survivors }
}

async function isKilled(mutant: Mutant, paths: readonly Path[]): Promise<boolean> {
  const model = mutant.model()
  for (const path of nearestFirst(mutant, paths)) if (await behavesDifferently(model, path)) return true
  return false
}

/** Whether the golden path tells this machine from the one that it was recorded with. */
async function behavesDifferently(model: MachineModel, path: Path): Promise<boolean> {
  try {
    const { differences } = await replay(model, path, 'conduct')
    return differences.length > 0
  } catch {
    return true // a guard or an action that cannot cope with what it is given
  }
}

/** Paths that reach the mutated part early come first. */
function nearestFirst({ source, descriptor }: Mutant, paths: readonly Path[]): readonly Path[] {
  const stepTo = ({ begins, steps }: Path, mutated: string): number => {
    const at = [begins, ...steps].findIndex((each) => each.transitions.some((id) => id.startsWith(mutated)))
    return at < 0 ? steps.length + 1 : at
  }
  const rank = (path: Path) =>
    [`${source}|${descriptor ?? ''}`, `${source}|`, source].map((mutated) => stepTo(path, mutated))
  const ranked = paths.map((path) => ({ path, rank: rank(path) }))
  return ranked.toSorted((a, b) => firstDifference(a.rank, b.rank)).map(({ path }) => path)
}

const firstDifference = (some: readonly number[], others: readonly number[]): number =>
  some.map((each, at) => each - (others[at] ?? 0)).find((difference) => difference !== 0) ?? 0
