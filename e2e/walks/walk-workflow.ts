import { type Browser, expect, test } from '@playwright/test'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { stimulusText } from '#statecharts/engine/state-space.ts'
import { tourOf } from '#statecharts/engine/tour.ts'
import { openStage, type Stage } from './stage.ts'
import { unprovokableIn } from './unprovokable.ts'
import type { Ground, Walk, WalkBeginning } from './walk.ts'
import { eventOf, type WorldEdge, type WorldSpace, worldSpace } from './world-space.ts'

type BrowserGround = Ground & { readonly browser: Browser }
type TourPath = ReturnType<typeof tourOf>['paths'][number]

/** What a new page and what leads to a beginning cost, in steps. */
const resetCost = 12

/** Walks a tour over the chart as it is today, and compares what the page really did with what is drawn. */
export async function walkWorkflow(walk: Walk, ground: BrowserGround): Promise<void> {
  const chart = chartOf(walk.model.machine)
  const listed = new Set(unprovokableIn(walk.model))
  const space = worldSpace(walk, listed)
  const goals = new Set(chart.transitions.map(({ id }) => id).filter((id) => !listed.has(id)))
  const tour = tourOf(space, goals, ({ transitions }) => transitions, { maxSteps: 0, resetCost })
  expect(tour.missed, 'transitions that are neither walked nor listed as not provokable').toEqual([])
  await walk.prepare?.(ground)
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
    await walk.tidy?.(ground)
  }
}

async function walkPaths(
  walk: Walk,
  space: WorldSpace,
  paths: readonly TourPath[],
  ground: BrowserGround,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for (const [index, path] of paths.entries())
    await test.step(`path ${index + 1} of ${paths.length} (${path.edges.length} steps)`, async () => {
      const begun = walk.beginnings[space.beginningAt.get(path.initialState.node) ?? -1]
      if (!begun) throw new Error('a path begins where the walk begins')
      const { customer = walk.customer } = begun
      const stage = await openStage({ ...ground, customer })
      try {
        stage.heard.follow(walk.model.machine.id, walk.murmurs)
        await walkPath(space, begun, path, stage)
      } finally {
        for (const id of stage.heard.takenBy(walk.model.machine.id)) taken.add(id)
        await stage.context.close()
      }
      expect(stage.faults).toEqual([])
    })
  return taken
}

async function walkPath(
  space: WorldSpace,
  begun: WalkBeginning,
  { initialState, edges }: TourPath,
  stage: Stage,
): Promise<void> {
  await test.step(`begins as ${begun.input} ${JSON.stringify(begun.world)}`, async () => {
    await begun.make(stage, begun.world)
    await stage.heard.seeNext(initialState.transitions, valueAt(space, initialState.node))
  })
  // every edge of the space is one of its own
  for (const edge of withWhatFollows(space, edges as readonly WorldEdge[]))
    await test.step(stimulusText(edge.stimulus), async () => {
      await edge.deed.make(stage, edge.world, eventOf(edge.stimulus))
      await stage.heard.seeNext(edge.transitions, valueAt(space, edge.to))
    })
  stage.heard.seeNothingMore()
}

/** Also what the page does of itself after the last step. */
function withWhatFollows(space: WorldSpace, edges: readonly WorldEdge[]): readonly WorldEdge[] {
  const last = edges.at(-1)
  const next = last && space.nodes[last.to]?.edges.find(({ deed }) => deed.byItself)
  return next ? withWhatFollows(space, [...edges, next]) : edges
}

const valueAt = (space: WorldSpace, place: number) => space.nodes[place]?.state.snapshot.value ?? {}
