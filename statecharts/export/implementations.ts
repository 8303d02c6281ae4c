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

interface Raised {
  readonly event: string
  readonly id: string | null
  /** With its unit; null: at once. */
  readonly delay: string | null
}

/** What a named action makes the machine tell itself; null for every other action. */
export function raisedBy(machine: AnyStateMachine, name: string): Raised | null {
  const actions: Readonly<Record<string, unknown>> = machine.implementations.actions ?? {}
  const action = actions[name]
  if (typeof action !== 'function' || !('type' in action) || action.type !== 'xstate.raise') return null
  const event = eventOf(action)
  if (event === '') throw new Error(`the event that ${name} raises is not always the same`)
  const delay = 'delay' in action ? action.delay : undefined
  if (delay === undefined) return { event, id: null, delay: null }
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays ?? {}
  const time = typeof delay === 'string' ? delays[delay] : delay
  if (typeof time !== 'number') throw new Error(`the time after which ${name} raises ${event} is not fixed`)
  return { event, id: 'id' in action && typeof action.id === 'string' ? action.id : null, delay: `${time}ms` }
}
