import type { AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate'
import { microstepOf } from '#statecharts/engine/xstate-adapter.ts'

/** What counting reads of a microstep. */
export interface FlowStep {
  readonly machine: string
  readonly isActive: boolean
  /** ids of the active states without children */
  readonly leaves: readonly string[]
  readonly taken: readonly TakenTransition[]
}

export interface TakenTransition {
  /** `source|descriptor|index`, as in the charts of the build */
  readonly id: string
  readonly source: string
  readonly ends: readonly string[]
}

/** Null for what is not a microstep. */
export function flowStep(inspected: InspectionEvent): FlowStep | null {
  const step = microstepOf(inspected)
  if (!step) return null
  const { machine, status, value } = step.after
  return {
    machine: machine.id,
    isActive: status === 'active',
    leaves: leavesOf(machine.id, value),
    taken: step.taken.map(takenOf),
  }
}

function leavesOf(id: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [`${id}.${value}`]
  const inside = Object.entries(value)
  if (inside.length === 0) return [id]
  return inside.flatMap(([key, child]) => (child === undefined ? [] : leavesOf(`${id}.${key}`, child)))
}

const known = new WeakMap<AnyTransitionDefinition, TakenTransition>()

/** Machines that were fetched late are proxies; the source of a transition is not. */
function takenOf(transition: AnyTransitionDefinition): TakenTransition {
  const found = known.get(transition)
  if (found) return found
  const { source, eventType, target = [] } = transition
  const candidates = (eventType ? source.transitions.get(eventType) : source.always) ?? []
  const targets = target.map(({ id }) => id)
  const taken = {
    id: `${source.id}|${eventType || 'always'}|${candidates.indexOf(transition)}`,
    source: source.id,
    ends: targets.length > 0 ? targets : [source.id],
  }
  known.set(transition, taken)
  return taken
}
