import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { pathOf } from '#statecharts/export/words.ts'

type Rows = readonly (readonly string[])[]

/** Each timer with its length, as far as it does not depend on the context. */
export function timerRows(machine: AnyStateMachine, chart: ChartModel): Rows {
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays ?? {}
  return chart.nodes.flatMap((node) =>
    node.after.map((name) => {
      const time = delays[name] ?? Number(name)
      return [pathOf(chart, node.id), name, typeof time === 'number' ? `${time} ms` : 'computed']
    }),
  )
}

const doings = new Map([
  ['xstate.sendTo', 'tells a peer'],
  ['xstate.emit', 'announces'],
  ['xstate.raise', 'tells itself'],
  ['xstate.assign', 'changes the context'],
  ['xstate.cancel', 'stops a timer'],
])

/** What the named actions of a chart do, and the event where it is always the same. */
export function messageRows(machine: AnyStateMachine, chart: ChartModel): Rows {
  const used = new Set([
    ...chart.nodes.flatMap((node) => [...node.entry, ...node.exit]),
    ...chart.transitions.flatMap((transition) => transition.actions),
  ])
  const actions: Readonly<Record<string, unknown>> = machine.implementations.actions ?? {}
  return [...used].sort().map((name) => {
    const action = actions[name]
    const type = typeof action === 'function' && 'type' in action ? String(action.type) : ''
    return [name, doings.get(type) ?? 'acts', eventOf(action)]
  })
}

function eventOf(action: unknown): string {
  if (typeof action !== 'function' || !('event' in action)) return ''
  const { event } = action
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : ''
}
