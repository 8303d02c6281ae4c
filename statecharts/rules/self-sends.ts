import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { matches } from '#statecharts/engine/stimuli.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

/** `to(peer)` means the machine itself where the peer is missing, so it may not hear what it says to others. */
export function echoFaults(chart: ChartModel, space: StateSpace): readonly string[] {
  const heard = chart.transitions.filter((each) => each.kind === 'event')
  return [...space.observations.sentToSelf]
    .filter((type) => heard.some((transition) => matches(transition.descriptor, type)))
    .map((type) => `sends ${type} to a peer and handles it itself`)
}

/** An assignment that changes nothing wherever it runs, and a reset that does not bring back the initial context. */
export function assignmentFaults(space: StateSpace): readonly string[] {
  const idle = [...space.observations.assignments].filter(([, { changes }]) => changes === 0)
  return [
    ...idle.map(([name, { runs }]) => `action ${name} ran ${runs} times and never changed the context`),
    ...[...space.observations.incompleteResets].map(
      (name) => `action ${name} does not bring back the initial context`,
    ),
  ]
}
