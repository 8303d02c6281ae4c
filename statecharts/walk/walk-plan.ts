import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { MachineModel, Unprovokable } from '#machines/platform/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { type CoverageGoals, type Criterion, coverageGoalsOf } from '#statecharts/engine/coverage-goals.ts'
import type { GoalsOf } from '#statecharts/engine/distance-index.ts'
import { type Path, pathOf, type Step } from '#statecharts/engine/path.ts'
import { isSampleClass } from '#statecharts/engine/sample-classes.ts'
import { type StateSpace, stimulusText } from '#statecharts/engine/state-space.ts'
import type { TourPath } from '#statecharts/engine/tour-path.ts'
import { type TourOptions, tourOf } from '#statecharts/engine/tour.ts'
import { type Use, usedGoals } from '#statecharts/engine/weights.ts'
import {
  type Defaults,
  type EnvironmentEdge,
  type EnvironmentSpace,
  environmentSpace,
  eventOf,
} from './environment-space.ts'
import type { EnvironmentState, Start, TestStep, Walk } from './walk.ts'

export interface PlannedStep<F> {
  readonly text: string
  readonly expected: Step
  readonly event: EventObject
  readonly test: TestStep<F>
  /** before the step */
  readonly environment: EnvironmentState
}

export interface PlannedPath<F, S extends Start = Start> extends Omit<Path, 'steps'> {
  readonly start: S
  readonly steps: readonly PlannedStep<F>[]
}

interface Coverage {
  /** ids of all transitions of the chart */
  readonly drawn: readonly string[]
  /** what a walk leaves out, with reasons */
  readonly listed: readonly Unprovokable[]
}

/** A tour over everything of a chart that a walk can provoke. */
export interface WalkPlan<F, S extends Start = Start> extends Coverage {
  readonly goals: ReadonlySet<string>
  /** Transitions that no step of the walk leads to, or states where these are the goals. */
  readonly missed: readonly string[]
  readonly paths: readonly PlannedPath<F, S>[]
}

type Kind = 'services' | 'browser'

export interface PlanOptions<F> {
  readonly kind: Kind
  readonly defaults: Defaults<F>
  /** what is reached by a step, where transitions are the goals */
  readonly goalsOf: GoalsOf
  readonly criterion?: Criterion
  /** only goals of real use */
  readonly use?: Use
  readonly tour: TourOptions
  /** Listed transitions are not taken even where the walk could. */
  readonly isListBarred: boolean
}

/** Plans from the chart at every run, so that a new transition is walked as soon as it is drawn. */
export function planWalk<F, S extends Start>(
  walk: Walk<F> & { readonly starts: readonly S[] },
  options: PlanOptions<F>,
): WalkPlan<F, S> {
  const chart = chartOf(walk.model.machine)
  const { drawn, listed } = coverageOf(walk.model, options.kind)
  const barred = new Set(options.isListBarred ? listed.map(({ transition }) => transition) : [])
  const space = environmentSpace(walk, options.defaults, barred)
  const { space: ground, goals: all, goalsOf } = goalsOfPlan(chart, space, options)
  const wanted = [...all].filter((id) => !barred.has(id))
  const goals = options.use
    ? usedGoals(options.use, chart.id, {
        criterion: options.criterion ?? 'transition',
        goals: new Set(wanted),
      })
    : new Set(wanted)
  const tour = tourOf(ground, goals, goalsOf, options.tour)
  const startAt = startsIn(ground, space)
  const paths = tour.paths.map((path, index) => {
    // every edge of these spaces has its step
    const edges = withAutomatic(ground, path.edges as readonly EnvironmentEdge<F>[])
    return plannedPath(walk, { ...ground, startAt }, { ...path, edges }, `${chart.id}-${index + 1}`)
  })
  const isOwed = (id: string) => options.criterion === 'state' || drawn.includes(id)
  return { drawn, listed, goals, missed: tour.missed.filter(isOwed), paths }
}

/** By default all transitions; a driver does not see which events are ignored, nor which sample was used. */
function goalsOfPlan<F>(
  chart: ChartModel,
  space: EnvironmentSpace<F>,
  { criterion = 'transition', goalsOf }: PlanOptions<F>,
): CoverageGoals {
  if (criterion === 'transition') {
    const reachable = space.nodes.flatMap(({ edges }) => edges.flatMap(goalsOf))
    return { space, goals: new Set([...chart.transitions.map(({ id }) => id), ...reachable]), goalsOf }
  }
  const found = coverageGoalsOf(criterion, chart, space)
  const isSeen = (goal: string) => !isSampleClass(goal) && !goal.endsWith('|ignored')
  return { ...found, goals: new Set([...found.goals].filter(isSeen)) }
}

type Starts = EnvironmentSpace<unknown>['startAt']

/** A space of pairs has the same initial states in the same order. */
function startsIn<F>(ground: StateSpace, { initialStates, startAt }: EnvironmentSpace<F>): Starts {
  const indexes = initialStates.map((each) => startAt.get(each) ?? -1)
  return new Map(ground.initialStates.map((each, at) => [each, indexes[at] ?? -1]))
}

type EnvironmentPath<F> = Omit<TourPath, 'edges'> & { readonly edges: readonly EnvironmentEdge<F>[] }

export function plannedPath<F, S extends Start>(
  walk: Walk<F> & { readonly starts: readonly S[] },
  space: StateSpace & { readonly startAt: Starts },
  path: EnvironmentPath<F>,
  id: string,
): PlannedPath<F, S> {
  const start = walk.starts[space.startAt.get(path.initialState) ?? -1]
  if (!start) throw new Error('a path begins where the walk begins')
  const planned = pathOf(chartOf(walk.model.machine), space, path, id)
  const steps = planned.steps.flatMap((expected, at): readonly PlannedStep<F>[] => {
    const edge = path.edges[at]
    if (!edge) return []
    const { step: test, stimulus, environment } = edge
    return [{ text: stimulusText(stimulus), event: eventOf(stimulus), expected, test, environment }]
  })
  return { ...planned, steps, start }
}

/** Finds the shortest path of a walk to a state of its machine. */
export function pathFinder<F, S extends Start>(
  walk: Walk<F> & { readonly starts: readonly S[] },
  { defaults }: Pick<PlanOptions<F>, 'defaults'>,
): (isThere: (at: AnyMachineSnapshot) => boolean) => PlannedPath<F, S> | undefined {
  const space = environmentSpace(walk, defaults, new Set())
  const shortest = new Map<number, EnvironmentPath<F>>()
  for (const initialState of space.initialStates)
    if (!shortest.has(initialState.node))
      shortest.set(initialState.node, { initialState, edges: [], covers: [] })
  for (const [node, path] of shortest)
    for (const edge of space.nodes[node]?.edges ?? [])
      if (!shortest.has(edge.to)) shortest.set(edge.to, { ...path, edges: [...path.edges, edge] })
  return (isThere) => {
    for (const [node, path] of shortest) {
      const snapshot = space.nodes[node]?.state.snapshot
      if (snapshot && isThere(snapshot)) return plannedPath(walk, space, path, walk.model.machine.id)
    }
    return undefined
  }
}

export const coverageOf = ({ machine, unprovokable = [] }: MachineModel, kind: Kind): Coverage => ({
  drawn: chartOf(machine).transitions.map(({ id }) => id),
  listed: unprovokable.filter(({ walk }) => walk === kind || walk === 'both'),
})

/** Also what the app does of itself after the last step. */
function withAutomatic<F>(
  space: StateSpace,
  edges: readonly EnvironmentEdge<F>[],
): readonly EnvironmentEdge<F>[] {
  const last = edges.at(-1)
  const following = (last && space.nodes[last.to]?.edges) as readonly EnvironmentEdge<F>[] | undefined
  const next = following?.find(({ step }) => step.isAutomatic)
  return next ? withAutomatic(space, [...edges, next]) : edges
}

/** Listed transitions are fewer than this part of all. */
const most = 0.1
export const areTooMany = (listed: number, drawn: number): boolean => listed > 0 && listed >= drawn * most

/** Violations of the rule that every transition is walked or listed with a reason. */
export function walkProblems({ drawn, listed }: Coverage, walked: ReadonlySet<string>): readonly string[] {
  const isListed = (id: string) => listed.some(({ transition }) => transition === id)
  const owed = drawn.filter((id) => !walked.has(id) && !isListed(id))
  return [
    ...owed.map((id) => `${id} is neither walked nor listed`),
    ...listed.flatMap(({ transition, reason }) => [
      ...(drawn.includes(transition) ? [] : [`${transition} is listed and not in the chart`]),
      ...(walked.has(transition) ? [`${transition} is listed and was walked all the same`] : []),
      ...(reason.trim() === '' ? [`${transition} is listed without a reason`] : []),
    ]),
  ]
}
