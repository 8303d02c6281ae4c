import type { Browser } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { planPath } from '#statecharts/walk/plan-path.ts'
import { openFixture } from './fixture.ts'
import { browserPlan, type BrowserWalk, type WalkContext } from './walk.ts'
import { walkPath } from './walk-workflow.ts'

/** Takes a path that was saved from a tab in a browser, by the steps of the walk of its machine. */
export async function walkSavedPath(
  walk: BrowserWalk,
  saved: Path,
  context: WalkContext & { readonly browser: Browser },
): Promise<void> {
  const plan = planPath(walk, browserPlan, saved)
  expect(plan.kind === 'missing' ? plan.missing : [], 'what no step of the walk provokes').toEqual([])
  if (plan.kind === 'missing') return
  const { customer = walk.customer } = plan.path.start
  await walk.setUp?.(context)
  const fixture = await openFixture({ ...context, customer })
  try {
    fixture.recorded.follow(walk.model.machine.id, walk.ignorableTransitions)
    await walkPath(walk, plan.path, fixture)
    expect(fixture.faults).toEqual([])
  } finally {
    await fixture.context.close()
    await walk.tearDown?.(context)
  }
}
