import type { MachineModel } from '#machines/platform/model.ts'
import { Exploration, type IsFollowed } from '#statecharts/engine/exploration.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

export interface ExploreOptions {
  /** More states than this, and timers are told apart by their order only. */
  readonly maxExact?: number
  /** More than this even so is a fault. */
  readonly maxNodes?: number
  /** all are by default */
  readonly isFollowed?: IsFollowed | undefined
}

/** Walks everything that a model says can happen to its machine, from each of its inputs. */
export function explore(model: MachineModel, options: ExploreOptions = {}): StateSpace {
  const { maxExact = 4_000, maxNodes = 10_000, isFollowed } = options
  const exact = new Exploration(model, 'exact', isFollowed)
  const isDone = exact.walk(Math.min(maxExact, maxNodes)) || (!exact.hasTimers && exact.walk(maxNodes))
  if (isDone) return exact.space()
  const ordered = new Exploration(model, 'order', isFollowed)
  if (!ordered.walk(maxNodes)) ordered.giveUp(maxNodes)
  return ordered.space()
}
