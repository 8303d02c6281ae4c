import type { AnyStateMachine } from 'xstate'
import { type ActionEffect, effectOf, SELF, textsOfSend } from '#statecharts/engine/action-effects.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { expressionOf } from '#statecharts/engine/parameters.ts'
import { pathOf, timeOf } from '#statecharts/export/words.ts'

type Rows = readonly (readonly string[])[]

/** Each delay with its duration, or the expression that computes it from the context. */
export function timerRows(machine: AnyStateMachine, chart: ChartModel): Rows {
  return chart.nodes.flatMap((node) =>
    node.after.map((name) => [
      pathOf(chart, node.id),
      name,
      timeOf(machine, name) ?? `computed: ${expressionOf(machine.implementations.delays?.[name])}`,
    ]),
  )
}

/** Every named action of a chart: its effect, the event or the fields of the context, and the receiver. */
export const messageRows = (machine: AnyStateMachine, chart: ChartModel): Rows =>
  actionNames(chart).map((name) => {
    const [does, what, to] = effectRow(effectOf(machine, name))
    const { events } = textsOfSend(machine, name)
    const isChosen = does === 'sends' && events.length > 1
    return [name, does, isChosen ? events.join(' or ') : what, to]
  })

function effectRow(effect: ActionEffect): readonly [does: string, what: string, to: string] {
  switch (effect.kind) {
    case 'send':
      return ['sends', effect.event ?? '(computed)', effect.to ?? '(computed)']
    case 'emit':
      return ['announces', effect.event ?? '(computed)', 'the page']
    case 'raise':
      return ['sends', effect.event ?? '(computed)', SELF]
    case 'assign':
      return ['sets', effect.fields.join(', '), '']
    case 'cancel':
      return ['stops a timer', '', '']
    case 'custom':
      return ['acts', '', '']
    default:
      return effect satisfies never
  }
}

/** Of all actions of a chart, each once, sorted. */
export function actionNames({ nodes, transitions }: ChartModel): readonly string[] {
  const actions = [
    ...nodes.flatMap((node) => [...node.entry, ...node.exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ]
  return [...new Set(actions.map(({ name }) => name))].sort()
}

function eventOf(action: unknown): string {
  if (typeof action !== 'function' || !('event' in action)) return ''
  const { event } = action
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : ''
}

/** An event that a named action sends or raises to the machine itself. */
export type SelfTalk =
  | { readonly kind: 'raise'; readonly event: string }
  | { readonly kind: 'send'; readonly event: string; readonly id: string | null; readonly ms: number }
  | { readonly kind: 'cancel'; readonly id: string }

/** Null for an action that sends the machine itself nothing. */
export function selfTalkOf(machine: AnyStateMachine, name: string): SelfTalk | null {
  const actions: Readonly<Record<string, unknown>> = machine.implementations.actions ?? {}
  const action: unknown = actions[name]
  if (typeof action !== 'function' || !('type' in action)) return null
  if (action.type === 'xstate.cancel') return { kind: 'cancel', id: fixed(name, action, 'sendId') }
  if (action.type !== 'xstate.raise') return null
  const event = eventOf(action)
  if (event === '') throw new Error(`the event that ${name} raises is not always the same`)
  if (!('delay' in action) || action.delay === undefined) return { kind: 'raise', event }
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays ?? {}
  const ms = typeof action.delay === 'string' ? delays[action.delay] : action.delay
  if (typeof ms !== 'number') throw new Error(`the time after which ${name} raises ${event} is not fixed`)
  return { kind: 'send', event, id: 'id' in action && action.id ? fixed(name, action, 'id') : null, ms }
}

function fixed(name: string, action: object, key: string): string {
  const value: unknown = Reflect.get(action, key)
  if (typeof value !== 'string') throw new Error(`the ${key} of ${name} is not always the same`)
  return value
}
