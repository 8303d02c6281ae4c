import type { PathData, StateData, TransitionData } from './explorer.types.ts'

const maxUses = 8

/** By transition the first golden paths that take it, with the number of the step. */
export function usesIn(paths: readonly PathData[]): ReadonlyMap<string, TransitionData['uses']> {
  const uses = new Map<string, TransitionData['uses'][number][]>()
  for (const { id: path, steps } of paths)
    for (const [at, { transitions }] of steps.entries())
      for (const id of new Set(transitions)) {
        const known = uses.get(id) ?? []
        if (known.length < maxUses) uses.set(id, [...known, { path, step: at + 1 }])
      }
  return uses
}

/** The golden path that reaches a state in the fewest steps; '' is the machine. */
export function shortestWay(paths: readonly PathData[], state: string): StateData['way'] {
  const ways = paths.flatMap(({ id, start, steps }) => {
    const at = [start, ...steps.map(({ leaves }) => leaves)].findIndex((leaves) =>
      leaves.some((leaf) => isAtOrBelow(leaf, state)),
    )
    return at < 0 ? [] : [{ path: id, steps: at }]
  })
  return ways.toSorted((a, b) => a.steps - b.steps)[0] ?? null
}

/** Whether a state is this one or lies in it; '' is the machine. */
const isAtOrBelow = (leaf: string, state: string): boolean =>
  state === '' || leaf === state || leaf.startsWith(`${state}.`)
