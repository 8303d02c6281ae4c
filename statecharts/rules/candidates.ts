import type { MachineModel } from '#machines/model.ts'
import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'

/** What a list of candidates may be called in `overlaps` and `ignores`: `state.path|event`. */
function namesOf(chart: ChartModel, { source, descriptor, kind, about }: ChartTransition): readonly string[] {
  const path = chart.nodes.find((node) => node.id === source)?.path.join('.') ?? ''
  const states = [source, path === '' ? chart.id : path]
  const events = kind === 'event' || kind === 'always' ? [about] : [descriptor, `${kind}.${about}`]
  return states.flatMap((state) => events.map((event) => `${state}|${event}`))
}

/** Whether a list of candidates is named in `overlaps` or `ignores`. */
export const isDeclared = (
  chart: ChartModel,
  list: ChartTransition,
  declared: readonly string[] = [],
): boolean => namesOf(chart, list).some((name) => declared.includes(name))

const preferredName = (chart: ChartModel, list: ChartTransition): string =>
  namesOf(chart, list).at(-1) ?? list.id

/** The last candidate of a list has no guard, or the model says that the event is then ignored on purpose. */
export function fallbackFaults(chart: ChartModel, model: MachineModel): readonly string[] {
  return chart.transitions
    .filter((each) => each.guard !== null && each.candidate === each.candidates - 1 && each.kind !== 'always')
    .filter((each) => !fallsThrough(chart, each) && !isDeclared(chart, each, model.ignores))
    .map((each) => `the last candidate is guarded, and "${preferredName(chart, each)}" is not in ignores`)
}

/** A parent state takes what is left of the event. */
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

/** Where two guards of one list hold at once, the model says that their order decides. */
export function overlapFaults(chart: ChartModel, model: MachineModel, space: StateSpace): readonly string[] {
  return lists(chart)
    .filter((list) => space.observations.overlaps.has(`${list.source}|${list.descriptor}`))
    .filter((list) => !isDeclared(chart, list, model.overlaps))
    .map((list) => `guards overlap, and "${preferredName(chart, list)}" is not in overlaps`)
}

/** What `overlaps`, `ignores` and `unprovokable` declare is there, and the first two happen. */
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
