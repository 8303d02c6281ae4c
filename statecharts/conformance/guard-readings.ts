import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { listsFor } from '#statecharts/engine/stimuli.ts'
import { guardText } from '#statecharts/engine/names.ts'
import { variableOf } from '#statecharts/export/scxml-guards.ts'
import type { Macrostep } from '#statecharts/engine/machine-state.ts'

/** The result of a guard by its variable in SCXML. */
export type Readings = Readonly<Record<string, boolean>>

type Guard = Parameters<typeof evaluateGuard>[0]

/**
 * The result of every guard evaluated in a macrostep: for the event in the state before, for eventless transitions in
 * each microstep. A guard with two different results in one macrostep is reported as a problem, because it is replayed
 * as a single variable.
 */
export function readingsOf({ before, microsteps }: Macrostep): {
  readonly readings: Readings
  readonly torn: readonly string[]
} {
  const answers = new Map<string, Set<boolean>>()
  let at = before
  for (const { event, taken, after } of microsteps) {
    // no snapshot exists of the configurations before the first stable one
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
      const name = variableOf(guardText(atom))
      answers.set(name, (answers.get(name) ?? new Set()).add(answerOf(atom, snapshot, event)))
    }
}

/** A guard that throws for an event that it does not expect counts as false. */
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
  return [guard as Guard] // an entry is a guard of the machine, already validated by XState
}
