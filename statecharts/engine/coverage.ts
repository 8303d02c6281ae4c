import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, leafStates } from '#statecharts/engine/chart-model.ts'
import { byKind } from '#statecharts/engine/guard-outcomes.ts'
import { reachedStates, whyNever, whyNeverEntered } from '#statecharts/engine/reasons.ts'
import type { Replay } from '#statecharts/engine/run.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

export interface Tally {
  readonly total: number
  readonly covered: number
  /** Sentences that name what is missing, and why. */
  readonly missing: readonly string[]
  readonly gaps: readonly Gap[]
}

/** What is not covered: a state or transition by its id, or a guard by its name; and why. */
export interface Gap {
  readonly id: string
  readonly reason: string
}

export interface Coverage {
  /** All transition objects of the chart, each guarded candidate on its own. */
  readonly transitions: Tally
  /** Leaf states: a state around others is entered with them. */
  readonly states: Tally
  /** Each named guard, `is` for each kind, once true and once false. */
  readonly guards: Tally
}

/** What the real actor did on all these replays, against all that the chart draws. */
export function coverageOf(
  model: MachineModel,
  chart: ChartModel,
  space: StateSpace,
  replays: readonly Replay[],
): Coverage {
  return {
    transitions: transitionTally(model, chart, space, replays),
    states: stateTally(chart, space, replays),
    guards: guardTally(model, chart, replays),
  }
}

function transitionTally(
  model: MachineModel,
  chart: ChartModel,
  space: StateSpace,
  replays: readonly Replay[],
): Tally {
  const taken = union(replays.map((replay) => replay.transitions))
  const known = new Set(space.nodes.flatMap((node) => node.edges.flatMap((edge) => edge.transitions)))
  const gaps = chart.transitions
    .filter(({ id }) => !taken.has(id))
    .map((transition) => ({
      id: transition.id,
      reason: known.has(transition.id)
        ? 'no path of this suite takes it'
        : whyNever(model, chart, space, transition),
    }))
  return tally(
    chart.transitions.length,
    gaps,
    ({ id, reason }) => `transition ${id} was not taken: ${reason}`,
  )
}

function stateTally(chart: ChartModel, space: StateSpace, replays: readonly Replay[]): Tally {
  const visited = union(replays.map((replay) => replay.states))
  const reachable = reachedStates(chart, space)
  const states = leafStates(chart)
  const gaps = states
    .filter(({ id }) => !visited.has(id))
    .map(({ id }) => ({
      id,
      reason: reachable.has(id) ? 'no path of this suite enters it' : whyNeverEntered(chart, id),
    }))
  return tally(states.length, gaps, ({ id, reason }) => `state ${id} was not entered: ${reason}`)
}

function guardTally(model: MachineModel, chart: ChartModel, replays: readonly Replay[]): Tally {
  const own = Object.entries(model.machine.implementations.guards ?? {})
    .filter(([, guard]) => typeof guard === 'function' && !('check' in guard))
    .map(([name]) => name)
  const names = byKind(chart, own)
  const gaps = names.flatMap((name) => {
    const answers = new Set(replays.flatMap((replay) => [...(replay.guards.get(name) ?? [])]))
    return [true, false]
      .filter((answer) => !answers.has(answer))
      .map((answer) => ({ id: name, reason: `never ${answer}` }))
  })
  return tally(names.length * 2, gaps, ({ id, reason }) => `guard ${id} was ${reason}`)
}

function tally(total: number, gaps: readonly Gap[], sentence: (gap: Gap) => string): Tally {
  return { total, covered: total - gaps.length, missing: gaps.map(sentence), gaps }
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))
