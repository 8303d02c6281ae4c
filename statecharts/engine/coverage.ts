import type { MachineModel } from '#machines/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { reachedStates, whyNever } from '#statecharts/engine/reasons.ts'
import type { Replay } from '#statecharts/engine/run.ts'
import type { Space } from '#statecharts/engine/space.ts'

export interface Tally {
  readonly total: number
  readonly covered: number
  /** Sentences that name what is missing, and why. */
  readonly missing: readonly string[]
}

export interface Coverage {
  /** All transition objects of the chart, each guarded candidate on its own. */
  readonly transitions: Tally
  readonly states: Tally
  /** Each named guard, once true and once false. */
  readonly guards: Tally
}

/** What the real actor did on all these replays, against all that the chart draws. */
export function coverageOf(
  model: MachineModel,
  chart: ChartModel,
  space: Space,
  replays: readonly Replay[],
): Coverage {
  return {
    transitions: transitionTally(model, chart, space, replays),
    states: stateTally(chart, space, replays),
    guards: guardTally(model, replays),
  }
}

function transitionTally(
  model: MachineModel,
  chart: ChartModel,
  space: Space,
  replays: readonly Replay[],
): Tally {
  const taken = union(replays.map((replay) => replay.transitions))
  const known = new Set(space.places.flatMap((place) => place.edges.flatMap((edge) => edge.transitions)))
  const missing = chart.transitions
    .filter(({ id }) => !taken.has(id))
    .map((transition) => {
      const why = known.has(transition.id)
        ? 'the paths lead there, but the real actor did not take it'
        : whyNever(model, chart, space, transition)
      return `transition ${transition.id} was not taken: ${why}`
    })
  return tally(chart.transitions.length, missing)
}

function stateTally(chart: ChartModel, space: Space, replays: readonly Replay[]): Tally {
  const visited = union(replays.map((replay) => replay.states))
  const reachable = reachedStates(chart, space)
  const states = chart.nodes.filter((node) => node.type !== 'history')
  const missing = states
    .filter(({ id }) => !visited.has(id))
    .map(
      ({ id }) => `state ${id} was not entered${reachable.has(id) ? ' on any path' : ': nothing reaches it'}`,
    )
  return tally(states.length, missing)
}

function guardTally(model: MachineModel, replays: readonly Replay[]): Tally {
  const names = Object.entries(model.machine.implementations.guards ?? {})
    .filter(([, guard]) => typeof guard === 'function' && !('check' in guard))
    .map(([name]) => name)
  const missing = names.flatMap((name) => {
    const answers = new Set(replays.flatMap((replay) => [...(replay.guards.get(name) ?? [])]))
    return [true, false]
      .filter((answer) => !answers.has(answer))
      .map((answer) => `guard ${name} was never ${answer}`)
  })
  return tally(names.length * 2, missing)
}

const tally = (total: number, missing: readonly string[]): Tally => ({
  total,
  covered: total - missing.length,
  missing,
})

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))
