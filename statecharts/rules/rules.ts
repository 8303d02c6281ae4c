import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { matches } from '#statecharts/engine/stimuli.ts'
import type { Cover } from '#statecharts/engine/suite.ts'
import { fallbackViolations, overlapViolations, staleDeclarations } from '#statecharts/rules/candidates.ts'
import { leadsToViolations } from '#statecharts/rules/leads-to.ts'
import { inlineViolations, nameViolations, plainActionViolations } from '#statecharts/rules/names.ts'
import { deadEnds, spins, traps } from '#statecharts/rules/progress.ts'
import { recoveryViolations } from '#statecharts/rules/recovery.ts'
import { invokeViolations, modelViolations, shapeViolations } from '#statecharts/rules/shape.ts'
import {
  idleGuards,
  shadowed,
  timerViolations,
  unacceptedEvents,
  unhandledEvents,
} from '#statecharts/rules/use.ts'

/** Returns the violations of a machine as sentences; empty when there are none. */
export type Rule = (model: MachineModel, cover: Cover) => readonly string[]

/** The rules for every machine, by the title of their test. */
export const rules: Readonly<Record<string, Rule>> = {
  'names follow the conventions': (model, { chart }) => nameViolations(chart, model),
  'the configuration holds names only': ({ machine }) => inlineViolations(machine),
  'actions are built-in actions': ({ machine }) => plainActionViolations(machine),
  'it has at most 12 leaf states on 3 levels, each described': (_, { chart }) => shapeViolations(chart),
  'every invoke is named and handles done and error': (model, { chart }) => invokeViolations(chart, model),
  'the model knows every event and actor': (model, { chart }) => modelViolations(chart, model),
  'the last candidate is unguarded or the event ignored on purpose': (model, { chart }) =>
    fallbackViolations(chart, model),
  'overlapping guards are declared': (model, { chart, space }) => overlapViolations(chart, model, space),
  'every declaration of the model applies': (model, { chart, space }) =>
    staleDeclarations(chart, model, space),
  'no candidate is shadowed': (_, { chart }) => shadowed(chart),
  'every guard has held and has failed': (_, { chart, space }) => idleGuards(chart, space),
  'every event is accepted somewhere': (model, { space }) => unacceptedEvents(model, space),
  'every delay is declared and in the range of a timer': (model, { chart, space }) =>
    timerViolations(chart, model, space),
  'it has no endless cycle of timers': (_, { space }) => spins(space),
  'it has no deadlock': (_, { space }) => deadEnds(space),
  'it has no trap': (_, { space }) => traps(space),
  'every liveness property holds': (model, { space }) => leadsToViolations(model, space),
  'its happy end stays reachable after every failure': (model, { space }) => recoveryViolations(model, space),
  'every event sent to another machine is handled there': (_, { replays }) => unhandledEvents(replays),
  'it handles no event that it sends to others': (_, { chart, space }) => echoViolations(chart, space),
  'every assignment changes something and every reset resets': (_, { space }) => assignmentViolations(space),
  'no key is too coarse and every invariant holds': (_, { space }) => space.faults,
  'the real actor behaves as explored': (_, { differences }) => differences,
  'every transition is taken': (_, { coverage }) => coverage.transitions.missing,
  'every state is entered': (_, { coverage }) => coverage.states.missing,
  'every guard is seen true and false': (_, { coverage }) => coverage.guards.missing,
}

/**
 * `systemActor(id)` resolves to the sender when that actor does not run, so a machine must not handle the events it
 * sends to others.
 */
function echoViolations(chart: ChartModel, space: StateSpace): readonly string[] {
  const handled = chart.transitions.filter((each) => each.kind === 'event')
  return [...space.observations.sentToSelf]
    .filter((type) => handled.some((transition) => matches(transition.descriptor, type)))
    .map((type) => `sends ${type} to a peer and handles it itself`)
}

/** Assignments that never change anything, and resets that do not restore the initial context. */
function assignmentViolations(space: StateSpace): readonly string[] {
  const idle = [...space.observations.assignments].filter(([, { changes }]) => changes === 0)
  return [
    ...idle.map(([name, { runs }]) => `action ${name} ran ${runs} times and never changed the context`),
    ...[...space.observations.incompleteResets].map(
      (name) => `action ${name} does not bring back the initial context`,
    ),
  ]
}
