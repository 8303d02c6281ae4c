import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { matches } from '#statecharts/engine/stimuli.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

/**
 * `systemActor(id)` resolves to the sender when that actor does not run, so a machine must not handle the events it
 * sends to others.
 */
export function echoViolations(chart: ChartModel, space: StateSpace): readonly string[] {
  const handled = chart.transitions.filter((each) => each.kind === 'event')
  return [...space.observations.sentToSelf]
    .filter((type) => handled.some((transition) => matches(transition.descriptor, type)))
    .map((type) => `sends ${type} to a peer and handles it itself`)
}

/** Assignments that never change anything, and resets that do not restore the initial context. */
export function assignmentViolations(space: StateSpace): readonly string[] {
  const idle = [...space.observations.assignments].filter(([, { changes }]) => changes === 0)
  return [
    ...idle.map(([name, { runs }]) => `action ${name} ran ${runs} times and never changed the context`),
    ...[...space.observations.incompleteResets].map(
      (name) => `action ${name} does not bring back the initial context`,
    ),
  ]
}
