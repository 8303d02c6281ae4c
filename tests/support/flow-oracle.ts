import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { FlowBatch } from '#contract/site/flow.ts'
import { canFollow, type FlowTransition, waitOf } from '#contract/site/flow-chart.ts'
import { chartOf, transitionIds } from '#statecharts/engine/chart-model.ts'
import { microstepOf } from '#statecharts/engine/xstate-adapter.ts'

interface Known {
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>
  readonly transitions: ReadonlyMap<string, FlowTransition>
}

const known = new WeakMap<AnyStateMachine, Known>()

function knownOf(machine: AnyStateMachine): Known {
  const found = known.get(machine)
  if (found) return found
  const ids = transitionIds(machine)
  const transitions = new Map(chartOf(machine).transitions.map((each) => [each.id, each] as const))
  known.set(machine, { ids, transitions })
  return { ids, transitions }
}

interface History {
  readonly machine: AnyStateMachine
  /** until the actor has started, its steps count at its start */
  startedAt: number | null
  readonly steps: { readonly taken: readonly string[]; at: number }[]
  isActive: boolean
}

/**
 * Counts by another rule than the app: the whole history of each actor is kept, and what was before a transition is the
 * latest of its history that it can follow.
 */
export class FlowOracle {
  readonly #histories = new Map<unknown, History>()
  #leftAt: number | null = null

  note(inspected: InspectionEvent, at: number): void {
    const { actorRef } = inspected
    const history = this.#histories.get(actorRef)
    if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init') {
      const snapshot: unknown = actorRef.getSnapshot()
      const machine: unknown = typeof snapshot === 'object' && snapshot && Reflect.get(snapshot, 'machine')
      if (!machine) return
      const started: History = history ?? {
        machine: machine as AnyStateMachine,
        startedAt: null,
        steps: [],
        isActive: true,
      }
      started.startedAt = at
      for (const step of started.steps) step.at = at
      this.#histories.set(actorRef, started)
      return
    }
    const step = microstepOf(inspected)
    if (!step) return
    const { machine } = step.after
    const one: History = history ?? { machine, startedAt: null, steps: [], isActive: true }
    this.#histories.set(actorRef, one)
    const { ids } = knownOf(machine)
    one.isActive = step.after.status === 'active'
    one.steps.push({ taken: step.taken.map((each) => ids.get(each) ?? '(not in the chart)'), at })
  }

  /** The page is left; nothing follows. */
  leave(at: number): void {
    this.#leftAt = at
  }

  /** `machine before taken wait` with its times; actors that never started, and counting itself, left out. */
  rows(): ReadonlyMap<string, number> {
    const rows = new Map<string, number>()
    for (const { machine, startedAt, steps, isActive } of this.#histories.values()) {
      if (startedAt === null || machine.id === 'flowCounting') continue
      const { transitions } = knownOf(machine)
      const past: { readonly transition: FlowTransition; readonly at: number }[] = []
      for (const { taken, at } of steps) {
        const found = taken.flatMap((id) => transitions.get(id) ?? [])
        const rest = found.map((transition) => {
          const before = past.findLast((each) => canFollow(each.transition, transition))
          const wait = waitOf(at - (before?.at ?? startedAt))
          return rowKey(machine.id, [before?.transition.id ?? null, transition.id, wait])
        })
        for (const key of rest) rows.set(key, (rows.get(key) ?? 0) + 1)
        past.push(...found.map((transition) => ({ transition, at })))
      }
      if (this.#leftAt === null || !isActive) continue
      const last = past.at(-1)
      const wait = waitOf(this.#leftAt - (last?.at ?? startedAt))
      const key = rowKey(machine.id, [last?.transition.id ?? null, null, wait])
      rows.set(key, (rows.get(key) ?? 0) + 1)
    }
    return rows
  }
}

export const rowKey = (
  machine: string,
  [before, taken, wait]: readonly [string | null, string | null, number],
): string => `${machine}: ${before} > ${taken} (${wait})`

/** The rows of batches, summed up. */
export function rowsOf(batches: readonly FlowBatch[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>()
  for (const { machine, rows: counted } of batches.flatMap(({ charts }) => charts))
    for (const [before, taken, wait, times] of counted) {
      const key = rowKey(machine, [before, taken, wait])
      rows.set(key, (rows.get(key) ?? 0) + times)
    }
  return rows
}
