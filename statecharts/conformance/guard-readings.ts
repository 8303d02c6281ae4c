import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { listsFor } from '#statecharts/engine/stimuli.ts'
import { guardText } from '#statecharts/engine/names.ts'
import type { Macrostep } from '#statecharts/engine/machine-state.ts'

/** By the guard's name: what it answers. */
export type Readings = Readonly<Record<string, boolean>>

type Guard = Parameters<typeof evaluateGuard>[0]

/**
 * What each guard answers that may be asked while this happens: for the event in the state before it, and for
 * what needs no event in each state on the way. A guard that answers both ways is named as a problem, for a
 * variable holds one answer.
 */
export function readingsOf({ before, microsteps }: Macrostep): {
  readonly readings: Readings
  readonly torn: readonly string[]
} {
  const answers = new Map<string, Set<boolean>>()
  let at = before
  for (const { event, taken, after } of microsteps) {
    // a machine's first states are left before anybody sees a snapshot of them
    const lists = at ? listsFor(at, event) : taken.flatMap(({ source }) => eventlessLists(source))
    ask(answers, lists, at ?? after, event)
    ask(answers, listsFor(after, undefined), after, event)
    at = after
  }
  const torn = [...answers].filter(([, given]) => given.size > 1).map(([name]) => name)
  return { readings: Object.fromEntries([...answers].map(([name, given]) => [name, given.has(true)])), torn }
}

type Lists = ReturnType<typeof listsFor>

const eventlessLists = (source: AnyStateNode): Lists => (source.always ? [source.always] : [])

function ask(
  answers: Map<string, Set<boolean>>,
  lists: Lists,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): void {
  for (const { guard } of lists.flat())
    for (const atom of atomsOf(guard)) {
      const name = guardText(atom)
      answers.set(name, (answers.get(name) ?? new Set()).add(answerOf(atom, snapshot, event)))
    }
}

/** A guard that throws on an event that it was not written for does not hold. */
function answerOf(guard: Guard, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot)
  } catch {
    return false
  }
}

function atomsOf(guard: unknown): readonly Guard[] {
  if (guard === undefined) return []
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards))
    return guard.guards.flatMap(atomsOf)
  return [guard as Guard] // what xstate itself took for a guard when the machine was made
}
