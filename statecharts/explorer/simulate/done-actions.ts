import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Macrostep } from '#statecharts/engine/machine-state.ts'
import { activeNodes, type Microstep } from '#statecharts/engine/xstate-adapter.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { isInside } from '#statecharts/explorer/explorer-index.ts'

/** Names of the actions of what was left, of what was taken, and of what was entered, in this order for each microstep. */
export function actionsIn(
  machine: MachineData,
  ids: ReadonlyMap<AnyTransitionDefinition, string>,
  macrosteps: readonly Macrostep[],
  end: AnyMachineSnapshot,
): readonly string[] {
  const entry = (path: string) => machine.states.find((state) => state.path === path)?.entry ?? []
  return macrosteps.flatMap(({ before, microsteps }) => {
    if (!before && microsteps.length === 0) return pathsIn(end).flatMap(entry)
    let last = pathsIn(before)
    return microsteps.flatMap((microstep) => {
      const now = pathsIn(microstep.after)
      const anew = enteredAnew(microstep, last)
      const [left, entered] = [without(last, now, anew).toReversed(), without(now, last, anew)]
      last = now
      const taken = microstep.taken.map((transition) => ids.get(transition))
      return [
        ...left.flatMap((path) => machine.states.find((state) => state.path === path)?.exit ?? []),
        ...machine.transitions.filter(({ id }) => taken.includes(id)).flatMap(({ actions }) => actions),
        ...entered.flatMap(entry),
      ]
    })
  })
}

/** In document order, the machine itself first. */
const pathsIn = (snapshot: AnyMachineSnapshot | undefined): readonly string[] =>
  snapshot
    ? activeNodes(snapshot)
        .toSorted((a, b) => a.order - b.order)
        .map(({ path }) => path.join('.'))
    : []

const without = (
  all: readonly string[],
  others: readonly string[],
  anew: readonly string[],
): readonly string[] => all.filter((path) => !others.includes(path) || anew.includes(path))

/** States that a transition leaves although it leads back to them. */
const enteredAnew = ({ taken }: Microstep, before: readonly string[]): readonly string[] =>
  taken
    .filter(({ reenter, target }) => reenter && target !== undefined)
    .flatMap(({ source }) => before.filter((path) => isInside(path, source.path.join('.'))))
