import { type Browser, expect, test } from '@playwright/test'
import { type PlannedPath, planWalk, type WalkPlan, walkProblems } from '#statecharts/walk/walk-plan.ts'
import { type Fixture, openFixture } from './fixture.ts'
import { passTime } from './pass-time.ts'
import type { BrowserWalk, WalkContext } from './walk.ts'

type BrowserStart = BrowserWalk['starts'][number]

/** The cost of a new page and its setup, in steps. */
const resetCost = 12

const planOf = (walk: BrowserWalk): WalkPlan<Fixture, BrowserStart> =>
  planWalk(walk, {
    kind: 'browser',
    defaults: { timer: (fires) => (fires.length === 1 ? timePasses : undefined) },
    goalsOf: ({ transitions }) => transitions,
    tour: { maxSteps: 0, resetCost },
    isListBarred: true,
  })

const timePasses = {
  perform: (fixture: Fixture, _: unknown, event: object) =>
    passTime(fixture, Number(Reflect.get(event, 'wait'))),
}

/** Performs a tour over the chart in a browser and compares the transitions that the page takes with those of the chart. */
export async function walkWorkflow(
  walk: BrowserWalk,
  context: WalkContext & { readonly browser: Browser },
): Promise<void> {
  const plan = planOf(walk)
  expect(plan.missed, 'transitions that are neither walked nor listed as not provokable').toEqual([])
  const taken = new Set<string>()
  await walk.setUp?.(context)
  try {
    for (const path of plan.paths)
      await test.step(`${path.id} of ${plan.paths.length} (${path.steps.length} steps)`, async () => {
        const { customer = walk.customer } = path.start
        const fixture = await openFixture({ ...context, customer })
        try {
          fixture.recorded.follow(walk.model.machine.id, walk.ignorableTransitions)
          await walkPath(path, fixture)
        } finally {
          for (const id of fixture.recorded.takenBy(walk.model.machine.id)) taken.add(id)
          await fixture.context.close()
        }
        expect(fixture.faults).toEqual([])
      })
    expect(walkProblems(plan, taken)).toEqual([])
  } finally {
    await walk.tearDown?.(context)
  }
}

async function walkPath(
  { start, begins, steps }: PlannedPath<Fixture, BrowserStart>,
  fixture: Fixture,
): Promise<void> {
  await test.step(`begins as ${start.input} ${JSON.stringify(start.environment)}`, async () => {
    await start.perform(fixture, start.environment)
    await fixture.recorded.expectNext(begins)
  })
  for (const {
    text,
    test: { perform },
    environment,
    event,
    expected,
  } of steps)
    await test.step(text, async () => {
      await perform?.(fixture, environment, event)
      await fixture.recorded.expectNext(expected)
    })
  fixture.recorded.expectNothingMore()
}
