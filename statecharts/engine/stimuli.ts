import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate'
import type { MachineModel, Outcome } from '#machines/platform/model.ts'
import { candidateLists, descriptorOf } from '#statecharts/engine/chart-model.ts'
import type { Stimulus, MachineState } from '#statecharts/engine/machine-state.ts'
import { nextDue } from '#statecharts/engine/timers.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'

/** All that can happen in a state, as the model tells it: events somebody handles, answers, the next timer. */
export function stimuliIn(model: MachineModel, state: MachineState): readonly Stimulus[] {
  if (state.snapshot.status !== 'active') return []
  return [...eventStimuli(model, state), ...answerStimuli(model, state), ...timerStimuli(state)]
}

/** How a running actor can end, by the names of its outcomes; an actor that never ends has none. */
export function outcomesOf(model: MachineModel, src: string): Readonly<Record<string, Outcome>> {
  return Object.hasOwn(model.outcomes, src) ? (model.outcomes[src] ?? {}) : {}
}

/** The event by which xstate tells a machine that an invoked actor has ended. */
export function endingEvent(actor: string, outcome: Outcome): EventObject & Record<string, unknown> {
  return outcome.kind === 'done'
    ? { type: `xstate.done.actor.${actor}`, output: outcome.output, actorId: actor }
    : { type: `xstate.error.actor.${actor}`, error: outcome.error, actorId: actor }
}

/** The candidate lists of active states that an event (or, without one, the absence of any) may take. */
export function listsFor(
  snapshot: AnyMachineSnapshot,
  event: EventObject | undefined,
): readonly (readonly AnyTransitionDefinition[])[] {
  const wanted = (list: readonly AnyTransitionDefinition[]) => {
    const [first] = list
    if (!first) return false
    const descriptor = descriptorOf(first)
    return event ? descriptor !== 'always' && matches(descriptor, event.type) : descriptor === 'always'
  }
  return activeNodes(snapshot).flatMap((node) => candidateLists(node).filter(wanted))
}

/** Whether an event type is taken by a descriptor: itself, `*`, or `noun.*`. */
export function matches(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))
}

function eventStimuli(model: MachineModel, { snapshot }: MachineState): readonly Stimulus[] {
  const cases: readonly EventObject[] = Object.values(model.events).flat()
  return cases
    .filter((event) => listsFor(snapshot, event).length > 0)
    .map((event) => ({ kind: 'event', event }))
}

function answerStimuli(model: MachineModel, { snapshot, running }: MachineState): readonly Stimulus[] {
  return running.flatMap((actor) => {
    const src: unknown = snapshot.children[actor]?.src
    if (typeof src !== 'string') return []
    return Object.entries(outcomesOf(model, src)).map(([name, outcome]) => ({
      kind: 'answer' as const,
      actor,
      outcome: name,
      event: endingEvent(actor, outcome),
    }))
  })
}

function timerStimuli({ timers }: MachineState): readonly Stimulus[] {
  const wait = nextDue(timers)
  if (wait === undefined) return []
  const fires = timers.filter((timer) => timer.left === wait).map((timer) => timer.event.type)
  return [{ kind: 'timer', wait, fires }]
}
