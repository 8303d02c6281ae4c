import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

/** The names of a candidate list in `overlaps` and `ignores`: `state.path|event`. */
function namesOf(chart: ChartModel, { source, descriptor, kind, about }: ChartTransition): readonly string[] {
  const path = chart.nodes.find((node) => node.id === source)?.path.join('.') ?? ''
  const states = [source, path === '' ? chart.id : path]
  const events = kind === 'event' || kind === 'always' ? [about] : [descriptor, `${kind}.${about}`]
  return states.flatMap((state) => events.map((event) => `${state}|${event}`))
}

/** Whether a candidate list is declared in `overlaps` or `ignores`. */
export const isDeclared = (
  chart: ChartModel,
  list: ChartTransition,
  declared: readonly string[] = [],
): boolean => namesOf(chart, list).some((name) => declared.includes(name))

const preferredName = (chart: ChartModel, list: ChartTransition): string =>
  namesOf(chart, list).at(-1) ?? list.id

/** The last candidate is unguarded, or the model declares that the event may be ignored. */
export function fallbackViolations(chart: ChartModel, model: MachineModel): readonly string[] {
  return chart.transitions
    .filter((each) => each.guard !== null && each.candidate === each.candidates - 1 && each.kind !== 'always')
    .filter((each) => !fallsThrough(chart, each) && !isDeclared(chart, each, model.ignores))
    .map((each) => `the last candidate is guarded, and "${preferredName(chart, each)}" is not in ignores`)
}

/** Whether an ancestor state handles the event when no candidate matches. */
function fallsThrough(chart: ChartModel, list: ChartTransition): boolean {
  const above = (id: string | null): string | null =>
    chart.nodes.find((node) => node.id === id)?.parent ?? null
  for (let state = above(list.source); state !== null; state = above(state)) {
    const catches = ({ source, descriptor, guard }: ChartTransition) =>
      source === state && descriptor === list.descriptor && guard === null
    if (chart.transitions.some(catches)) return true
  }
  return false
}

/** Guards of one list that can hold at once need a declaration in `overlaps`. */
export function overlapViolations(
  chart: ChartModel,
  model: MachineModel,
  space: StateSpace,
): readonly string[] {
  return lists(chart)
    .filter((list) => space.observations.overlaps.has(`${list.source}|${list.descriptor}`))
    .filter((list) => !isDeclared(chart, list, model.overlaps))
    .map((list) => `guards overlap, and "${preferredName(chart, list)}" is not in overlaps`)
}

/** Declarations of `overlaps`, `ignores` and `unprovokable` that match nothing, or for the first two never occur. */
export function staleDeclarations(
  chart: ChartModel,
  model: MachineModel,
  space: StateSpace,
): readonly string[] {
  const ignored = new Set(space.nodes.flatMap((node) => node.edges.flatMap((edge) => edge.ignored)))
  const happens = (seen: ReadonlySet<string>) => (name: string) =>
    lists(chart).some(
      (list) => namesOf(chart, list).includes(name) && seen.has(`${list.source}|${list.descriptor}`),
    )
  const overlaps = (model.overlaps ?? []).filter((name) => !happens(space.observations.overlaps)(name))
  const ignores = (model.ignores ?? []).filter((name) => !happens(ignored)(name))
  const drawn = new Set(chart.transitions.map(({ id }) => id))
  const unknown = (model.unprovokable ?? []).filter(({ transition }) => !drawn.has(transition))
  return [
    ...overlaps.map((name) => `overlaps lists "${name}", where no two guards hold at once`),
    ...ignores.map((name) => `ignores lists "${name}", where a candidate always matches`),
    ...unknown.map(({ transition }) => `unprovokable lists "${transition}", which the chart does not draw`),
  ]
}

const lists = (chart: ChartModel): readonly ChartTransition[] =>
  chart.transitions.filter((each) => each.candidate === 0)
