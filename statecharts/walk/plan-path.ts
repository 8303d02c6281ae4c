import { chartOf } from '#statecharts/engine/chart-model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Path, Step } from '#statecharts/engine/path.ts'
import { stepText } from '#statecharts/engine/run.ts'
import {
  type Defaults,
  type EnvironmentEdge,
  type EnvironmentSpace,
  environmentSpace,
} from './environment-space.ts'
import { type PlannedPath, type PlanOptions, plannedPath } from './walk-plan.ts'
import type { Start, Walk } from './walk.ts'

export type PathPlan<F, S extends Start> =
  | { readonly kind: 'planned'; readonly path: PlannedPath<F, S> }
  /** what no step of the walk provokes, in words; not empty */
  | { readonly kind: 'missing'; readonly missing: readonly string[] }

interface Trail<F> {
  readonly initial: EnvironmentSpace<F>['initialStates'][number]
  readonly node: number
  readonly edges: readonly EnvironmentEdge<F>[]
}

/**
 * A path of a machine as steps of a walk, so that it can be taken in the running shop: each event and answer with the
 * payload of the walk, which must lead to the transitions and the configuration of the path.
 */
export function planPath<F, S extends Start>(
  walk: Walk<F> & { readonly starts: readonly S[] },
  { defaults }: Pick<PlanOptions<F>, 'defaults'>,
  path: Path,
): PathPlan<F, S> {
  const unknown = path.steps.filter((step) => !isProvoked(walk, step)).map(stepText)
  if (unknown.length > 0) return { kind: 'missing', missing: [...new Set(unknown)] }
  const space = spaceOf(walk, defaults)
  const starts = space.initialStates.map((initial) => ({ initial, node: initial.node, edges: [] }))
  const meant = starts.filter(({ initial }) => initial.input === path.input)
  if (meant.length === 0) return { kind: 'missing', missing: [`a start with input ${path.input}`] }
  const found = trailsOf(space, meant, path.steps)
  // what is recorded does not tell inputs apart whose steps are alike
  const { trails, missing } = found.trails.length > 0 ? found : trailsOf(space, starts, path.steps)
  const [trail] = trails
  if (!trail) return { kind: 'missing', missing }
  const { initial: initialState, edges } = trail
  const planned = plannedPath(walk, space, { initialState, edges, covers: [] }, path.id)
  return { kind: 'planned', path: planned }
}

/** The ways through the walk that take these steps; none: the first step that none of them takes. */
function trailsOf<F>(space: EnvironmentSpace<F>, starts: readonly Trail<F>[], steps: readonly Step[]) {
  let trails = starts
  for (const [index, step] of steps.entries()) {
    trails = distinct(trails.flatMap((trail) => continued(space, trail, step)))
    if (trails.length === 0) return { trails, missing: [`step ${index + 1}, ${stepText(step)}, there`] }
  }
  return { trails, missing: [] }
}

const spaces = new WeakMap<object, EnvironmentSpace<unknown>>()

/** Explored once for all paths of a walk, which has one driver and so one set of defaults. */
function spaceOf<F>(walk: Walk<F>, defaults: Defaults<F>): EnvironmentSpace<F> {
  const space =
    (spaces.get(walk) as EnvironmentSpace<F> | undefined) ?? environmentSpace(walk, defaults, new Set())
  spaces.set(walk, space as EnvironmentSpace<unknown>)
  return space
}

/** Time that passes without a transition is not provoked: the page has its own. */
function continued<F>(space: EnvironmentSpace<F>, trail: Trail<F>, step: Step): readonly Trail<F>[] {
  if (step.do === 'wait' && step.transitions.length === 0) return [trail]
  const edges = space.nodes[trail.node]?.edges ?? []
  return edges
    .filter((edge) => isAlike(space, edge, step))
    .map((edge) => ({ ...trail, node: edge.to, edges: [...trail.edges, edge] }))
}

function isAlike<F>(
  space: EnvironmentSpace<F>,
  { stimulus, transitions, to }: EnvironmentEdge<F>,
  step: Step,
) {
  const snapshot = space.nodes[to]?.state.snapshot
  const isSameEnd = canonical(snapshot?.value) === canonical(step.configuration)
  if (!isSameEnd || transitions.join() !== step.transitions.join()) return false
  if (step.do === 'event') return stimulus.kind === 'event' && stimulus.event.type === step.event.type
  if (step.do === 'wait') return stimulus.kind === 'timer'
  // samples that lead to the same are not told apart by what is recorded
  return stimulus.kind === 'answer' && stimulus.actor === step.actor
}

function distinct<F>(trails: readonly Trail<F>[]): readonly Trail<F>[] {
  const byNode = new Map<number, Trail<F>>()
  for (const trail of trails) if (!byNode.has(trail.node)) byNode.set(trail.node, trail)
  return [...byNode.values()]
}

/** Whether the walk knows how to cause it, at whatever time. */
function isProvoked<F>({ model, events, answers }: Walk<F>, step: Step): boolean {
  if (step.do === 'wait') return true
  if (step.do === 'event') return [events[step.event.type] ?? []].flat().length > 0
  const invokes = chartOf(model.machine).nodes.flatMap(({ invoke }) => invoke)
  const { src } = invokes.find(({ id }) => id === step.actor) ?? { src: step.actor }
  return answers[src] !== undefined
}
