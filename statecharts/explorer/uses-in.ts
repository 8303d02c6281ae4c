import type { PathData, TransitionData } from './explorer.types.ts'

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
