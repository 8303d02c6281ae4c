import { type ChartModel, leafStates } from '#statecharts/engine/chart-model.ts'
import { pairSpace } from '#statecharts/engine/transition-pairs.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { type GoalsOf, reachedBy } from '#statecharts/engine/distance-index.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'

/**
 * `state`: every leaf state; `transition`: every transition, every event that a state must let pass, every sample class; `pair`: these,
 * and every two transitions of which one can be taken directly after the other.
 */
export const criteria = ['state', 'transition', 'pair'] as const
export type Criterion = (typeof criteria)[number]

export interface CoverageGoals {
  /** Where to look for ways: for pairs a larger space than the machine's own. */
  readonly space: StateSpace
  readonly goals: ReadonlySet<string>
  readonly goalsOf: GoalsOf
}

export function coverageGoalsOf(criterion: Criterion, chart: ChartModel, space: StateSpace): CoverageGoals {
  switch (criterion) {
    case 'state':
      return {
        space,
        goals: new Set(leafStates(chart).map((node) => node.id)),
        goalsOf: stateGoals(space),
      }
    case 'transition':
      return { space, goals: drawnAnd(chart, space, transitionGoals), goalsOf: transitionGoals }
    case 'pair': {
      const { space: wider, pairsOf } = pairSpace(chart, space)
      const goalsOf: GoalsOf = (step) => [...transitionGoals(step), ...pairsOf(step)]
      return { space: wider, goals: drawnAnd(chart, wider, goalsOf), goalsOf }
    }
    default:
      return criterion satisfies never
  }
}

/** All transitions that the chart draws, whether reachable or not, and what else can be reached. */
function drawnAnd(chart: ChartModel, space: StateSpace, goalsOf: GoalsOf): ReadonlySet<string> {
  const drawn = chart.transitions.map((transition) => transition.id)
  const begun = space.initialStates.flatMap((initialState) => reachedBy(goalsOf, initialState))
  return new Set([
    ...drawn,
    ...space.classes,
    ...begun,
    ...space.nodes.flatMap((node) => node.edges.flatMap(goalsOf)),
  ])
}

const stateGoals =
  (space: StateSpace): GoalsOf =>
  ({ to, transitions }) => {
    const snapshot = space.nodes[to]?.state.snapshot
    const passed = transitions.map((id) => id.slice(0, id.indexOf('|')))
    return [...passed, ...(snapshot ? activeNodes(snapshot).map((node) => node.id) : [])]
  }
