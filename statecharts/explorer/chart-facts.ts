import type { MachineModel } from '#machines/platform/model.ts'
import { causeText } from '#statecharts/engine/cause-text.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { specOf } from '#statecharts/engine/path.ts'
import type { MachineData, StateData, TransitionData } from './explorer.types.ts'

/** What of a state is the same in every build of its machine. */
export type StateFacts = Omit<StateData, 'entry' | 'exit' | 'timers' | 'way'>
/** What of a machine its model says. */
export type ModelFacts = Pick<MachineData, 'title' | 'purpose' | 'exemptions' | 'proven'>
/** What of a transition is the same in every build: bundlers rewrite the expressions of conditions and actions. */
export type TransitionFacts = Omit<TransitionData, 'condition' | 'actions' | 'uses'>

export const modelFacts = (model: MachineModel): ModelFacts => ({
  title: model.title,
  purpose: model.purpose,
  exemptions: model.unprovokable ?? [],
  proven: provenOf(model),
})

function provenOf({ happyEnd, leadsTo = {}, invariants = {} }: MachineModel): readonly string[] {
  const end = happyEnd ? ['from every state, and after every failed call, a way to the goal remains'] : []
  return [...end, ...Object.keys(leadsTo), ...Object.keys(invariants)]
}

export function stateFacts(chart: ChartModel, node: ChartNode): StateFacts {
  const { key, type, tags, description, meta } = node
  const hasRoute = typeof meta === 'object' && meta !== null && 'route' in meta
  return {
    path: node.path.join('.'),
    key,
    type,
    parent: node.parent === null ? null : pathIn(chart, node.parent),
    children: node.children.map((id) => pathIn(chart, id)),
    initial: node.initial === null ? null : pathIn(chart, node.initial),
    description,
    route: hasRoute && typeof meta.route === 'string' ? meta.route : null,
    tags,
    spec: specOf(node),
  }
}

export function transitionFacts(chart: ChartModel, transition: ChartTransition): TransitionFacts {
  const { id, kind, about, guard, candidate, description } = transition
  return {
    id,
    source: pathIn(chart, transition.source),
    targets: transition.internal ? [] : transition.targets.map((target) => pathIn(chart, target)),
    kind,
    cause: causeText(transition),
    event: kind === 'event' ? about : null,
    about,
    guard,
    candidate,
    spec: specOf(transition),
    description,
  }
}

const pathIn = (chart: ChartModel, id: string): string =>
  chart.nodes.find((node) => node.id === id)?.path.join('.') ?? ''
