import { type Browser, expect, test } from '@playwright/test'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { moveText } from '#statecharts/engine/space.ts'
import { tourOf } from '#statecharts/engine/tour.ts'
import { openStage, type Stage } from './stage.ts'
import { unprovokableIn } from './unprovokable.ts'
import type { Walk } from './walk.ts'
import type { WalkShop } from './walk-shop.ts'
import { eventOf, type WorldEdge, type WorldSpace, worldSpace } from './world-space.ts'

interface Ground {
  readonly browser: Browser
  readonly shop: WalkShop
  readonly db: Kysely<Database>
}

/** Walks a tour over the chart as it is today, and compares what the page really did with what is drawn. */
export async function walkWorkflow(walk: Walk, ground: Ground): Promise<void> {
  const chart = chartOf(walk.model.machine)
  const listed = new Set(unprovokableIn(walk.model))
  const space = worldSpace(walk, listed)
  const goals = new Set(chart.transitions.map(({ id }) => id).filter((id) => !listed.has(id)))
  const { paths, missed } = tourOf(space, goals, ({ transitions }) => transitions, {
    maxSteps: 0,
    resetCost: 12,
  })
  expect(missed, 'transitions that are neither walked nor listed as not provokable').toEqual([])
  await walk.prepare?.(ground)
  const taken = new Set<string>()
  for (const [index, path] of paths.entries()) {
    const name = `path ${index + 1} of ${paths.length} (${path.edges.length} steps)`
    await test.step(name, async () => {
      const stage = await openStage({ ...ground, customer: walk.customer })
      try {
        await walkPath(walk, space, path, stage)
      } finally {
        for (const id of stage.heard.takenBy(chart.id)) taken.add(id)
        await stage.context.close()
      }
      expect(stage.faults).toEqual([])
    })
  }
  expect(
    [...goals].filter((id) => !taken.has(id)),
    'never taken in the page',
  ).toEqual([])
  expect(
    [...listed].filter((id) => taken.has(id)),
    'listed as not provokable, and taken',
  ).toEqual([])
}

type TourPath = ReturnType<typeof tourOf>['paths'][number]

async function walkPath(walk: Walk, space: WorldSpace, path: TourPath, stage: Stage): Promise<void> {
  const { beginning, edges } = path
  const begun = walk.beginnings[space.beginningAt.get(beginning.place) ?? -1]
  if (!begun) throw new Error('a path begins where the walk begins')
  stage.heard.follow(walk.model.machine.id)
  await test.step(`begins as ${begun.input} ${JSON.stringify(begun.world)}`, async () => {
    await begun.make(stage, begun.world)
    await stage.heard.seeNext(beginning.transitions, valueAt(space, beginning.place))
  })
  // every edge of the space is one of its own
  for (const edge of edges as readonly WorldEdge[])
    await test.step(moveText(edge.move), async () => {
      await edge.deed.make(stage, edge.world, eventOf(edge.move))
      await stage.heard.seeNext(edge.transitions, valueAt(space, edge.to))
    })
  stage.heard.seeNothingMore()
}

const valueAt = (space: WorldSpace, place: number) => space.places[place]?.situation.snapshot.value ?? {}
