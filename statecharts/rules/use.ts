import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { matches } from '#statecharts/engine/stimuli.ts'
import type { Replay } from '#statecharts/engine/run.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

/** Event types that no state handles. */
export function unacceptedEvents(model: MachineModel, space: StateSpace): readonly string[] {
  const accepted = new Set(
    space.nodes.flatMap((node) =>
      node.edges.flatMap(({ stimulus, transitions }) =>
        stimulus.kind === 'event' && transitions.length > 0 ? [stimulus.event.type] : [],
      ),
    ),
  )
  return Object.entries(model.events)
    .filter(([type, cases]) => cases.length > 0 && !accepted.has(type))
    .map(([type]) => `event ${type} is accepted in no state`)
}

/** Guards that never hold or never fail. */
export function idleGuards(chart: ChartModel, space: StateSpace): readonly string[] {
  return chart.transitions.flatMap(({ id, guard }) => {
    const tries = space.observations.guards.get(id)
    if (guard === null || !tries) return []
    if (tries.held === 0) return [`${id}: its guard ${guard} never held (tried ${tries.failed} times)`]
    return tries.failed === 0 ? [`${id}: its guard ${guard} never failed (tried ${tries.held} times)`] : []
  })
}

/** Candidates after an unguarded one, which are unreachable. */
export const shadowed = (chart: ChartModel): readonly string[] =>
  chart.transitions
    .filter((each) =>
      chart.transitions.some(
        ({ source, descriptor, guard, candidate }) =>
          source === each.source &&
          descriptor === each.descriptor &&
          guard === null &&
          candidate < each.candidate,
      ),
    )
    .map(({ id }) => `${id} stands behind a candidate without a guard`)

const longest = 2 ** 31 - 1

/** Every delay is declared by name and within the range of setTimeout. */
export function timerViolations(
  chart: ChartModel,
  model: MachineModel,
  space: StateSpace,
): readonly string[] {
  const known = Object.keys(model.machine.implementations.delays ?? {})
  const unknown = chart.nodes.flatMap((node) =>
    node.after
      .filter((delay) => Number.isNaN(Number(delay)) && !known.includes(delay))
      .map((delay) => `${node.id} waits for ${delay}, which is no delay of the machine`),
  )
  const timers = space.nodes.flatMap((node) => node.state.timers)
  const wrong = timers.filter(({ left }) => !(left >= 0 && left <= longest))
  return [...unknown, ...new Set(wrong.map(({ id, left }) => `${id} waits ${left} ms, which no timer can`))]
}

/** Events sent to another machine that no state of it handles. */
export function unhandledEvents(replays: readonly Replay[]): readonly string[] {
  const sent = new Set(replays.flatMap((replay) => replay.effects.flat()).flatMap(sendsIn))
  return [...sent].flatMap((send) => {
    const [peer = '', type = ''] = send.split(' ')
    const model = registry.find((each) => each.machine.id === peer)
    const isHandled =
      !model || chartOf(model.machine).transitions.some((each) => matches(each.descriptor, type))
    return isHandled ? [] : [`tells ${peer} ${type}, which ${peer} handles nowhere`]
  })
}

function sendsIn(effect: string): readonly string[] {
  const [verb, peer, type] = effect.split(' ')
  return verb === 'tells' ? [`${peer} ${type}`] : []
}
