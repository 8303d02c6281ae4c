import { shortestPaths } from '#statecharts/engine/shortest-paths.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { type GoalsOf, reachedBy } from '#statecharts/engine/distance-index.ts'

export interface Size {
  readonly paths: number
  readonly steps: number
}

interface Case {
  readonly steps: number
  readonly goals: ReadonlySet<string>
}

/** The suite that tours are measured against: per goal one shortest case, then without those that others contain. */
export function caseSuite(space: StateSpace, goals: ReadonlySet<string>, goalsOf: GoalsOf): Size {
  const ways = [...shortestPaths(space, goalsOf)].filter(([goal]) => goals.has(goal))
  const cases = ways.map(([, { initialState, edges }]) => {
    const reached = [...reachedBy(goalsOf, initialState), ...edges.flatMap(goalsOf)]
    return { steps: edges.length, goals: new Set(reached.filter((goal) => goals.has(goal))) }
  })
  const kept = withoutRedundant(cases)
  return { paths: kept.length, steps: kept.reduce((sum, each) => sum + each.steps, 0) }
}

/** The shortest are given up first: what a long case shows anyway needs no short one. */
function withoutRedundant(cases: readonly Case[]): readonly Case[] {
  const counts = new Map<string, number>()
  for (const { goals } of cases) for (const goal of goals) counts.set(goal, (counts.get(goal) ?? 0) + 1)
  return cases
    .toSorted((a, b) => a.steps - b.steps)
    .filter(({ goals }) => {
      const isNeeded = [...goals].some((goal) => counts.get(goal) === 1)
      if (!isNeeded) for (const goal of goals) counts.set(goal, (counts.get(goal) ?? 0) - 1)
      return isNeeded
    })
}
