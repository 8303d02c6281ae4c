import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { elapsed, nextDue, type Timer, timersAfter } from '#statecharts/engine/timers.ts'
import type { Evaluator, ExecutedAction, Microstep, Reaction } from '#statecharts/engine/xstate-adapter.ts'

/** Everything that decides what can happen next: the snapshot, the pending timers, the actors still running. */
export interface MachineState {
  /** The name of the sample input it began with. */
  readonly input: string
  readonly snapshot: AnyMachineSnapshot
  readonly timers: readonly Timer[]
  /** Ids of invoked actors that have not ended, sorted. */
  readonly running: readonly string[]
}

/** One thing that happens to a machine from outside. */
export type Stimulus =
  | { readonly kind: 'event'; readonly event: EventObject }
  | {
      readonly kind: 'answer'
      readonly actor: string
      readonly outcome: string
      readonly event: EventObject
    }
  /** Time passes until the first pending timer fires. */
  | { readonly kind: 'timer'; readonly wait: number; readonly fires: readonly string[] }

export interface Macrostep {
  /** undefined: the machine began */
  readonly before: AnyMachineSnapshot | undefined
  readonly microsteps: readonly Microstep[]
  readonly actions: readonly ExecutedAction[]
}

export interface StepResult {
  readonly state: MachineState
  /** One per macrostep: timers that are due at the same moment fire one after the other. */
  readonly macrosteps: readonly Macrostep[]
}

export function initialStep(evaluator: Evaluator, input: string, value: unknown): StepResult {
  return follow({ input, timers: [], running: [] }, evaluator.start(value))
}

export function stepResult(evaluator: Evaluator, state: MachineState, stimulus: Stimulus): StepResult {
  if (stimulus.kind === 'timer') return fireDue(evaluator, state, stimulus.wait)
  const answered = stimulus.kind === 'answer' ? stimulus.actor : undefined
  return follow(state, evaluator.react(state.snapshot, stimulus.event), answered)
}

const dueLimit = 100

function fireDue(evaluator: Evaluator, state: MachineState, wait: number): StepResult {
  let now: MachineState = { ...state, timers: elapsed(state.timers, wait) }
  const macrosteps: Macrostep[] = []
  for (let fired = 0; fired < dueLimit && nextDue(now.timers) === 0; fired++) {
    const due = now.timers.find((timer) => timer.left === 0)
    if (!due) break
    const rest = { ...now, timers: now.timers.filter((timer) => timer !== due) }
    const next = follow(rest, evaluator.react(rest.snapshot, due.event))
    macrosteps.push(...next.macrosteps)
    now = next.state
  }
  return { state: now, macrosteps }
}

type Origin = Omit<MachineState, 'snapshot'> & Partial<Pick<MachineState, 'snapshot'>>

function follow(from: Origin, reaction: Reaction, answered?: string): StepResult {
  const { snapshot, microsteps, actions } = reaction
  const active = snapshot.status === 'active'
  const state = {
    input: from.input,
    snapshot,
    timers: active ? timersAfter(from.timers, actions) : [],
    running: active ? runningAfter(from, snapshot, answered) : [],
  }
  return { state, macrosteps: [{ before: from.snapshot, microsteps, actions }] }
}

/** xstate keeps an ended child in `children` until its state is left, so endings are counted here. */
function runningAfter(from: Origin, snapshot: AnyMachineSnapshot, answered?: string): readonly string[] {
  const before: Readonly<Record<string, AnyActorRef | undefined>> = from.snapshot?.children ?? {}
  const after: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  const runs = (id: string) =>
    after[id] !== undefined && (after[id] !== before[id] || (from.running.includes(id) && id !== answered))
  return Object.keys(after).filter(runs).sort()
}
