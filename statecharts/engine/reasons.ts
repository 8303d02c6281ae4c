import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { matches, outcomesOf } from '#statecharts/engine/stimuli.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import { activeNodes } from '#statecharts/engine/xstate-adapter.ts'

/** Why a transition is never taken: no event case, a guard that never holds, a state never reached, … */
export function whyNever(
  model: MachineModel,
  chart: ChartModel,
  space: StateSpace,
  transition: ChartTransition,
): string {
  if (!reachedStates(chart, space).has(transition.source))
    return `its state ${transition.source} is never reached`
  const cause = withoutCause(model, chart, transition)
  if (cause) return cause
  const tries = space.observations.guards.get(transition.id)
  if (transition.guard !== null && tries?.held === 0)
    return `its guard ${transition.guard} was never true (tried ${tries.failed} times)`
  if (transition.guard !== null && !tries) return 'its event never came in its state'
  if (transition.candidate > 0) return 'an earlier candidate is always taken'
  if (transition.kind === 'after') return 'its timer never fires while its state is active'
  return 'nothing that the model makes happen takes it (a nested state takes the event first?)'
}

function withoutCause(
  model: MachineModel,
  chart: ChartModel,
  { kind, descriptor, about, source }: ChartTransition,
): string | undefined {
  if (kind === 'event') {
    const cases = Object.entries(model.events).filter(([type]) => matches(descriptor, type))
    return cases.some(([, events]) => events.length > 0)
      ? undefined
      : `the model has no event case for ${about}`
  }
  if (kind !== 'done' && kind !== 'error') return undefined
  const invoke = chart.nodes.find((node) => node.id === source)?.invoke.find((each) => each.id === about)
  const wanted = kind === 'done' ? 'done' : 'fails'
  const ends = Object.values(outcomesOf(model, invoke?.src ?? about)).some(
    (outcome) => outcome.kind === wanted,
  )
  return ends ? undefined : `the model has no outcome "${wanted}" for ${invoke?.src ?? about}`
}

/** Why a state is never entered. */
export function whyNeverEntered(chart: ChartModel, id: string): string {
  const into = chart.transitions.filter(({ targets }) => targets.includes(id))
  return into.length === 0
    ? 'nothing reaches it'
    : `nothing reaches it: never taken is what leads there (${into.map((each) => each.id).join(', ')})`
}

/** Ids of states that are active in some node, or passed through between two. */
export function reachedStates(chart: ChartModel, space: StateSpace): ReadonlySet<string> {
  const parents = new Map(chart.nodes.map((node) => [node.id, node.parent]))
  const taken = new Set(space.nodes.flatMap((node) => node.edges.flatMap((edge) => edge.transitions)))
  for (const initialState of space.initialStates) for (const id of initialState.transitions) taken.add(id)
  const reached = new Set<string>()
  const add = (id: string | null | undefined): void => {
    if (!id || reached.has(id)) return
    reached.add(id)
    add(parents.get(id))
  }
  for (const { state } of space.nodes) for (const node of activeNodes(state.snapshot)) add(node.id)
  for (const { id, source, targets } of chart.transitions) {
    if (!taken.has(id)) continue
    add(source)
    for (const target of targets) add(target)
  }
  return reached
}
