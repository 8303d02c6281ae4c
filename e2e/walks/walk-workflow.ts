import { type Browser, test } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import type { Expected } from '#statecharts/engine/path.ts'
import { leavesOf } from '#statecharts/formats/format-file.ts'
import { type PlannedPath, planWalk, walkProblems } from '#statecharts/walk/walk-plan.ts'
import { type Fixture, openFixture } from './fixture.ts'
import { browserPlan, type BrowserWalk, type WalkContext } from './walk.ts'

type BrowserStart = BrowserWalk['starts'][number]

/** Performs a tour over the chart in a browser and compares the transitions that the page takes with those of the chart. */
export async function walkWorkflow(
  walk: BrowserWalk,
  context: WalkContext & { readonly browser: Browser },
): Promise<void> {
  const plan = planWalk(walk, browserPlan)
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
          await walkPath(walk, path, fixture)
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

export async function walkPath(
  { states = {} }: Pick<BrowserWalk, 'states'>,
  { start, begins, steps }: PlannedPath<Fixture, BrowserStart>,
  fixture: Fixture,
): Promise<void> {
  const expectShown = async ({ configuration }: Expected) => {
    for (const leaf of leavesOf(configuration)) await states[leaf]?.perform(fixture)
  }
  await test.step(`begins as ${start.input} ${JSON.stringify(start.environment)}`, async () => {
    await start.perform(fixture, start.environment)
    await fixture.recorded.expectNext(begins)
    await expectShown(begins)
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
      await expectShown(expected)
    })
  fixture.recorded.expectNothingMore()
}
