import type { ChartAction, ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { Json } from '#statecharts/engine/json.ts'

import { type Excuses, leftOutText } from '#statecharts/export/left-out.ts'

type JsonObject = Readonly<Record<string, Json>>

/** A configuration for XState and Stately: `createMachine` of it has the same states and transitions. */
export function xstateConfigOf(chart: ChartModel, version: string, excuses: Excuses = {}): JsonObject {
  const [root] = chart.nodes
  if (!root) return {}
  return {
    generated: 'by `npm run charts`: do not edit',
    id: chart.id,
    version,
    ...leftOutConfig(chart, excuses),
    ...stateConfig(chart, root),
  }
}

/** Transitions that the running shop never takes; createMachine reads past it. */
function leftOutConfig({ transitions }: ChartModel, excuses: Excuses): JsonObject {
  const left = transitions.flatMap(({ id }) => {
    const reason = leftOutText(excuses, id)
    return reason === null ? [] : [[id, reason] as const]
  })
  return left.length === 0 ? {} : { leftOut: Object.fromEntries(left) }
}

function stateConfig(chart: ChartModel, node: ChartNode): JsonObject {
  const own = chart.transitions.filter((transition) => transition.source === node.id)
  const byKind = (kind: ChartTransition['kind']) => own.filter((transition) => transition.kind === kind)
  const children = node.children.flatMap((id) => chart.nodes.filter((each) => each.id === id))
  const initial = chart.nodes.find((each) => each.id === node.initial)?.key ?? null
  return withoutEmpty({
    type: ['parallel', 'final', 'history'].includes(node.type) ? node.type : null,
    description: node.description,
    initial,
    tags: several(node.tags),
    meta: node.meta,
    entry: several(node.entry.map(actionConfig)),
    exit: several(node.exit.map(actionConfig)),
    invoke: node.invoke.map((invoke) =>
      withoutEmpty({
        id: invoke.named ? invoke.id : null,
        src: invoke.src,
        systemId: invoke.systemId,
        onDone: several(byKind('done').filter(isOf(invoke.id)).map(transitionConfig)),
        onError: several(byKind('error').filter(isOf(invoke.id)).map(transitionConfig)),
      }),
    ),
    onDone: several(byKind('doneState').map(transitionConfig)),
    always: several(byKind('always').map(transitionConfig)),
    after: orNothing(grouped(byKind('after'))),
    on: orNothing(grouped(byKind('event'))),
    states: orNothing(Object.fromEntries(children.map((child) => [child.key, stateConfig(chart, child)]))),
  })
}

/** A list of one element is written as the element, which XState accepts. */
function several(list: readonly Json[]): Json {
  const [first = null, ...others] = list
  return others.length === 0 ? first : list
}

const isOf = (actor: string) => (transition: ChartTransition) => transition.about === actor

function grouped(transitions: readonly ChartTransition[]): JsonObject {
  const names = [...new Set(transitions.map((transition) => transition.about))]
  return Object.fromEntries(names.map((name) => [name, transitions.filter(isOf(name)).map(transitionConfig)]))
}

const transitionConfig = (transition: ChartTransition): JsonObject =>
  withoutEmpty({
    guard: guardConfig(transition.guard),
    target: several(transition.targets.map((target) => `#${target}`)),
    reenter: transition.reenter || null,
    actions: several(transition.actions.map(actionConfig)),
    description: transition.description,
    meta: transition.meta,
  })

/** `is declined` is the guard `is` with its kind. */
function guardConfig(guard: string | null): Json {
  const [, kind] = /^is (\w+)$/.exec(guard ?? '') ?? []
  return kind === undefined ? guard : { type: 'is', params: { kind } }
}

/** Computed parameters are functions, which JSON cannot represent. */
const actionConfig = ({ name, params }: ChartAction): Json =>
  params?.kind === 'fixed' ? { type: name, params: params.value } : name

/** Omits empty members; `{}` stays, because as a transition it forbids its event. */
function withoutEmpty(config: JsonObject): JsonObject {
  const isEmpty = (value: Json) => value === null || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(config).filter(([, value]) => !isEmpty(value)))
}

const orNothing = (record: JsonObject): JsonObject | null =>
  Object.keys(record).length === 0 ? null : record
