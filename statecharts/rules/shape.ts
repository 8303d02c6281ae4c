import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartInvoke, ChartModel } from '#statecharts/engine/chart-model.ts'

const leafLimit = 12
const levelLimit = 3

/** Limits on the size of a chart; every state has a description, final ones too. */
export function shapeViolations(chart: ChartModel): readonly string[] {
  const leaves = leavesByRegion(chart)
  const deep = chart.nodes.filter((node) => node.path.length > levelLimit)
  const silent = chart.nodes.filter((node) => !node.description && node.type !== 'history')
  return [
    ...leaves
      .filter(([, count]) => count > leafLimit)
      .map(([region, count]) => `${region}has ${count} leaf states, more than ${leafLimit}`),
    ...deep.map((node) => `state ${node.id} lies deeper than ${levelLimit} levels`),
    ...silent.map((node) => `state ${node.id} has no description`),
  ]
}

/** Regions of a parallel machine count separately, other machines as a whole. */
function leavesByRegion({ nodes }: ChartModel): readonly (readonly [string, number])[] {
  const leaves = nodes.filter((node) => node.type === 'atomic' && node.parent !== null)
  const isParallel = nodes.some((node) => node.parent === null && node.type === 'parallel')
  const counts = new Map<string, number>()
  for (const { path } of leaves) {
    const region = isParallel ? `region ${path[0]} ` : ''
    counts.set(region, (counts.get(region) ?? 0) + 1)
  }
  return [...counts]
}

/** An invoke has the name of its actor and handles done and error, unless the actor never ends (outcomes `{}`). */
export function invokeViolations(chart: ChartModel, model: MachineModel): readonly string[] {
  const all = chart.nodes.flatMap((node) => node.invoke)
  const violations = ({ id, src, named, onDone, onError }: ChartInvoke) => {
    const single = all.filter((other) => other.src === src).length === 1
    const endless = Object.keys(model.outcomes[src] ?? { unknown: true }).length === 0
    return [
      ...(named ? [] : [`invoke of ${src} has no id`]),
      ...(named && single && id !== src ? [`invoke of ${src} has the id ${id}`] : []),
      ...(onDone || endless ? [] : [`invoke of ${src} has no onDone`]),
      ...(onError || endless ? [] : [`invoke of ${src} has no onError`]),
    ]
  }
  return chart.nodes.flatMap((node) =>
    node.invoke.flatMap((invoke) => violations(invoke).map((violation) => `${node.id}: ${violation}`)),
  )
}

/** The model lists exactly the events and actors of the chart. */
export function modelViolations(chart: ChartModel, model: MachineModel): readonly string[] {
  const handled = chart.transitions.filter((each) => each.kind === 'event').map((each) => each.about)
  const raised = new Set(handled.filter((type) => !Object.hasOwn(model.events, type)))
  const invoked = new Set(chart.nodes.flatMap((node) => node.invoke.map((invoke) => invoke.src)))
  const known = new Set([...invoked, ...Object.keys(model.machine.implementations.actors ?? {})])
  return [
    ...(Object.keys(model.inputs).length === 0 ? ['the model has no input'] : []),
    ...[...raised].map((type) => `the model does not know the event ${type}`),
    ...[...invoked]
      .filter((src) => !Object.hasOwn(model.outcomes, src))
      .map((src) => `the model has no outcomes of the actor ${src} ({} if it never ends)`),
    ...Object.keys(model.outcomes)
      .filter((src) => !known.has(src))
      .map((src) => `the model has outcomes of ${src}, which is no actor of the machine`),
  ]
}
