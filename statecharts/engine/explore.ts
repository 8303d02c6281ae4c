import type { MachineModel } from '#machines/model.ts'
import { Exploration } from '#statecharts/engine/exploration.ts'
import type { Space } from '#statecharts/engine/space.ts'

export interface ExploreOptions {
  /** More situations than this, and timers are told apart by their order only. */
  readonly maxExact?: number
  /** More than this even so is a fault. */
  readonly maxPlaces?: number
}

/** Walks everything that a model says can happen to its machine, from each of its inputs. */
export function explore(model: MachineModel, options: ExploreOptions = {}): Space {
  const { maxExact = 4_000, maxPlaces = 10_000 } = options
  const exact = new Exploration(model, 'exact')
  const isDone = exact.walk(Math.min(maxExact, maxPlaces)) || (!exact.hasTimers && exact.walk(maxPlaces))
  if (isDone) return exact.space()
  const ordered = new Exploration(model, 'order')
  if (!ordered.walk(maxPlaces)) ordered.giveUp(maxPlaces)
  return ordered.space()
}
