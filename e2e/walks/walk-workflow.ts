import { type Browser, expect, test } from '@playwright/test'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { stimulusText } from '#statecharts/engine/state-space.ts'
import { tourOf } from '#statecharts/engine/tour.ts'
import { openFixture, type Fixture } from './fixture.ts'
import { unprovokableIn } from './unprovokable.ts'
import type { WalkContext, Walk, WalkStart } from './walk.ts'
import {
  eventOf,
  type EnvironmentEdge,
  type EnvironmentSpace,
  environmentSpace,
} from './environment-space.ts'

type BrowserGround = WalkContext & { readonly browser: Browser }
type TourPath = ReturnType<typeof tourOf>['paths'][number]

/** The cost of a new page and its setup, in steps. */
const resetCost = 12

/** Plans a tour over the current chart, performs it in a browser and compares the transitions taken with the chart. */
export async function walkWorkflow(walk: Walk, ground: BrowserGround): Promise<void> {
  const chart = chartOf(walk.model.machine)
  const listed = new Set(unprovokableIn(walk.model))
  const space = environmentSpace(walk, listed)
  const goals = new Set(chart.transitions.map(({ id }) => id).filter((id) => !listed.has(id)))
  const tour = tourOf(space, goals, ({ transitions }) => transitions, { maxSteps: 0, resetCost })
  expect(tour.missed, 'transitions that are neither walked nor listed as not provokable').toEqual([])
  await walk.setUp?.(ground)
  try {
    const taken = await walkPaths(walk, space, tour.paths, ground)
    expect(
      [...goals].filter((id) => !taken.has(id)),
      'never taken in the page',
    ).toEqual([])
    expect(
      [...listed].filter((id) => taken.has(id)),
      'listed as not provokable, and taken',
    ).toEqual([])
  } finally {
    await walk.tearDown?.(ground)
  }
}

async function walkPaths(
  walk: Walk,
  space: EnvironmentSpace,
  paths: readonly TourPath[],
  ground: BrowserGround,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for (const [index, path] of paths.entries())
    await test.step(`path ${index + 1} of ${paths.length} (${path.edges.length} steps)`, async () => {
      const start = walk.starts[space.startAt.get(path.initialState.node) ?? -1]
      if (!start) throw new Error('a path begins where the walk begins')
      const { customer = walk.customer } = start
      const fixture = await openFixture({ ...ground, customer })
      try {
        fixture.recorded.follow(walk.model.machine.id, walk.ignorableTransitions)
        await walkPath(space, start, path, fixture)
      } finally {
        for (const id of fixture.recorded.takenBy(walk.model.machine.id)) taken.add(id)
        await fixture.context.close()
      }
      expect(fixture.faults).toEqual([])
    })
  return taken
}

async function walkPath(
  space: EnvironmentSpace,
  start: WalkStart,
  { initialState, edges }: TourPath,
  fixture: Fixture,
): Promise<void> {
  await test.step(`begins as ${start.input} ${JSON.stringify(start.environment)}`, async () => {
    await start.perform(fixture, start.environment)
    await fixture.recorded.expectNext(initialState.transitions, valueAt(space, initialState.node))
  })
  // every edge of the space is one of its own
  for (const edge of withWhatFollows(space, edges as readonly EnvironmentEdge[]))
    await test.step(stimulusText(edge.stimulus), async () => {
      await edge.step.perform(fixture, edge.environment, eventOf(edge.stimulus))
      await fixture.recorded.expectNext(edge.transitions, valueAt(space, edge.to))
    })
  fixture.recorded.expectNothingMore()
}

/** Also what the page does of itself after the last step. */
function withWhatFollows(
  space: EnvironmentSpace,
  edges: readonly EnvironmentEdge[],
): readonly EnvironmentEdge[] {
  const last = edges.at(-1)
  const next = last && space.nodes[last.to]?.edges.find(({ step }) => step.isAutomatic)
  return next ? withWhatFollows(space, [...edges, next]) : edges
}

const valueAt = (space: EnvironmentSpace, place: number) => space.nodes[place]?.state.snapshot.value ?? {}
