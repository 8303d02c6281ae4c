import type { MachineModel } from '#machines/model.ts'
import { Exploration } from '#statecharts/engine/exploration.ts'
import type { Space } from '#statecharts/engine/space.ts'

export interface ExploreOptions {
  /** Stop, and report it, when a machine can be in more situations than this. */
  readonly maxPlaces?: number
}

/** Walks everything that a model says can happen to its machine, from each of its inputs. */
export function explore(model: MachineModel, { maxPlaces = 20_000 }: ExploreOptions = {}): Space {
  const exploration = new Exploration(model)
  for (const input of Object.keys(model.inputs)) exploration.begin(input)
  exploration.expandAll(maxPlaces)
  exploration.checkKeys()
  return exploration.space()
}
