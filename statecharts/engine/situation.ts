import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { elapsed, nextDue, type Timer, timersAfter } from '#statecharts/engine/timers.ts'
import type { Evaluator, ExecutedAction, Microstep, Reaction } from '#statecharts/engine/xstate-adapter.ts'

/** Everything that decides what can happen next: the snapshot, the pending timers, the actors still running. */
export interface Situation {
  /** The name of the sample input it began with. */
  readonly input: string
  readonly snapshot: AnyMachineSnapshot
  readonly timers: readonly Timer[]
  /** Ids of invoked actors that have not ended, sorted. */
  readonly running: readonly string[]
}

/** One thing that happens to a machine from outside. */
export type Move =
  | { readonly kind: 'event'; readonly event: EventObject }
  | {
      readonly kind: 'answer'
      readonly actor: string
      readonly outcome: string
      readonly event: EventObject
    }
  /** Time passes until the first pending timer fires. */
  | { readonly kind: 'timer'; readonly wait: number; readonly fires: readonly string[] }

export interface Happening {
  /** undefined: the machine began */
  readonly before: AnyMachineSnapshot | undefined
  readonly microsteps: readonly Microstep[]
  readonly actions: readonly ExecutedAction[]
}

export interface Consequence {
  readonly situation: Situation
  /** One per macrostep: timers that are due at the same moment fire one after the other. */
  readonly happenings: readonly Happening[]
}

export function beginning(evaluator: Evaluator, input: string, value: unknown): Consequence {
  return follow({ input, timers: [], running: [] }, evaluator.start(value))
}

export function consequenceOf(evaluator: Evaluator, situation: Situation, move: Move): Consequence {
  if (move.kind === 'timer') return fireDue(evaluator, situation, move.wait)
  const answered = move.kind === 'answer' ? move.actor : undefined
  return follow(situation, evaluator.react(situation.snapshot, move.event), answered)
}

const dueLimit = 100

function fireDue(evaluator: Evaluator, situation: Situation, wait: number): Consequence {
  let now: Situation = { ...situation, timers: elapsed(situation.timers, wait) }
  const happenings: Happening[] = []
  for (let fired = 0; fired < dueLimit && nextDue(now.timers) === 0; fired++) {
    const due = now.timers.find((timer) => timer.left === 0)
    if (!due) break
    const rest = { ...now, timers: now.timers.filter((timer) => timer !== due) }
    const next = follow(rest, evaluator.react(rest.snapshot, due.event))
    happenings.push(...next.happenings)
    now = next.situation
  }
  return { situation: now, happenings }
}

type Origin = Omit<Situation, 'snapshot'> & Partial<Pick<Situation, 'snapshot'>>

function follow(from: Origin, reaction: Reaction, answered?: string): Consequence {
  const { snapshot, microsteps, actions } = reaction
  const active = snapshot.status === 'active'
  const situation = {
    input: from.input,
    snapshot,
    timers: active ? timersAfter(from.timers, actions) : [],
    running: active ? runningAfter(from, snapshot, answered) : [],
  }
  return { situation, happenings: [{ before: from.snapshot, microsteps, actions }] }
}

/** xstate keeps an ended child in `children` until its state is left, so endings are counted here. */
function runningAfter(from: Origin, snapshot: AnyMachineSnapshot, answered?: string): readonly string[] {
  const before: Readonly<Record<string, AnyActorRef | undefined>> = from.snapshot?.children ?? {}
  const after: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  const runs = (id: string) =>
    after[id] !== undefined && (after[id] !== before[id] || (from.running.includes(id) && id !== answered))
  return Object.keys(after).filter(runs).sort()
}
