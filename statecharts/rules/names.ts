import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { candidateLists, type ChartModel, nodesOf } from '#statecharts/engine/chart-model.ts'
import { guardNames, namesIn } from '#statecharts/engine/names.ts'
import { isBuiltIn } from '#statecharts/engine/xstate-adapter.ts'

const camelCase = /^[a-z][a-zA-Z0-9]*$/
const dotCase = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/
const meaningless = /^(error|loading|(step|state)?\d+|.*\d)$/
const question = /^(is$|(is|has|can)[A-Z])/

/** Naming conventions of machine ids, states, events and guards. */
export function nameViolations(chart: ChartModel, model: MachineModel): readonly string[] {
  const states = chart.nodes.slice(1).map((node) => node.key)
  const events = eventNames(chart, model)
  const guards = Object.keys(model.machine.implementations.guards ?? {})
  return [
    ...[chart.id].filter((id) => !camelCase.test(id)).map((id) => `machine id "${id}" is not camelCase`),
    ...states.filter((key) => !camelCase.test(key)).map((key) => `state "${key}" is not camelCase`),
    ...states.filter((key) => meaningless.test(key)).map((key) => `state "${key}" does not say what it is`),
    ...events
      .filter((name) => !dotCase.test(name))
      .map((name) => `event "${name}" is not dot.case noun.verb`),
    ...guards.filter((name) => !question.test(name)).map((name) => `guard "${name}" is not is/has/can…`),
    ...chart.transitions
      .filter(({ guard }) => namesIn(guard ?? '').includes('is'))
      .map(({ id }) => `${id} asks the guard "is" for no fixed kind`),
    ...prefixViolations(events),
  ]
}

/** No event is a dotted prefix of another one, because SCXML matches events by prefix. */
function prefixViolations(events: readonly string[]): readonly string[] {
  return events.flatMap((name) =>
    events
      .filter((other) => other.startsWith(`${name}.`))
      .map((other) => `event "${name}" is a dotted prefix of "${other}"`),
  )
}

export const eventNames = (chart: ChartModel, model: MachineModel): readonly string[] => [
  ...new Set([
    ...chart.transitions.filter((each) => each.kind === 'event').map((each) => each.about),
    ...Object.keys(model.events),
  ]),
]

/**
 * The configuration refers to guards, actions, actors and delays by name; only `params`, `input` and `output` are
 * functions.
 */
export function inlineViolations(machine: AnyStateMachine): readonly string[] {
  return [...nodesOf(machine.root)].flatMap((node) => {
    const { entry, exit } = node.config
    const invokes = node.invoke.filter(
      ({ src }) => typeof src !== 'string' || src.startsWith('xstate.invoke.'),
    )
    const delays = Object.keys(node.config.after ?? {}).filter((delay) => !Number.isNaN(Number(delay)))
    return [
      inlineActions(entry, `entry of ${node.id}`),
      inlineActions(exit, `exit of ${node.id}`),
      invokes.map(() => `${node.id} invokes an inline actor`),
      delays.map((delay) => `${node.id} waits for an unnamed delay of ${delay} ms`),
      candidateLists(node).flat().flatMap(inlineInTransition),
    ].flat()
  })
}

function inlineInTransition(transition: AnyTransitionDefinition): readonly string[] {
  const where = `${transition.source.id} on ${transition.eventType || 'always'}`
  const guards = guardNames(transition.guard).filter((name) => name === null)
  return [...inlineActions(transition.actions, where), ...guards.map(() => `${where} has an inline guard`)]
}

function inlineActions(actions: unknown, where: string): readonly string[] {
  const list: readonly unknown[] = Array.isArray(actions) ? actions : [actions]
  return list.filter((action) => typeof action === 'function').map(() => `${where} has an inline action`)
}

/** Plain action functions must be pure: one that returns `assign(…)` has no effect, one with an effect is impure. */
export function plainActionViolations(machine: AnyStateMachine): readonly string[] {
  return Object.entries(machine.implementations.actions ?? {})
    .filter(([, action]) => !isBuiltIn(action))
    .map(([name]) => `action ${name} is a plain function, not assign, emit, raise or sendTo`)
}
