import { expect } from '#e2e/expect.ts'
import type { Path, Step } from '#statecharts/engine/path.ts'
import { readPathFile } from '#statecharts/paths.ts'
import { savedPath } from '#statecharts/live/saved-path.ts'
import { planPath } from '#statecharts/walk/plan-path.ts'
import { planWalk } from '#statecharts/walk/walk-plan.ts'
import { recordPath } from '#tests/statecharts/live/record-path.ts'
import { formSubmissionWalk } from './form-submission-walk.ts'
import { walkSavedPath } from './saved-path.ts'
import { browserPlan, type BrowserWalk } from './walk.ts'
import { test } from './walk-test.ts'
import { walks } from './walks.ts'

/** A file that the explorer has saved; without it, the paths of one walk, saved as if a tab had taken them. */
const FILE = process.env['SAVED_PATH']

interface SavedPaths {
  readonly walk: BrowserWalk
  readonly paths: readonly Path[]
}

async function savedPaths(): Promise<SavedPaths> {
  if (FILE !== undefined) {
    const { machine, paths } = readPathFile(FILE)
    const walk = Object.values(walks).find(({ model }) => model.machine.id === machine)
    if (!walk) throw new Error(`${machine} is not walked in a browser`)
    return { walk, paths }
  }
  const walk = formSubmissionWalk
  const paths = await Promise.all(planWalk(walk, browserPlan).paths.map((path) => pathSavedFrom(walk, path)))
  return { walk, paths }
}

/** A path of a walk, as ids and times tell it and the samples of the model explain it. */
async function pathSavedFrom({ model }: BrowserWalk, planned: PlannedSteps): Promise<Path> {
  const path = { ...planned, steps: planned.steps.map(({ expected }) => expected) }
  const saved = await savedPath(model, (await recordPath(model, path)).recorded)
  if (saved.kind === 'refused') throw new Error(saved.reason)
  return saved.path
}

type PlannedSteps = Omit<Path, 'steps'> & { readonly steps: readonly { readonly expected: Step }[] }

test('a path that was saved from a tab is taken in a browser', async ({ browser, shop, db }) => {
  test.setTimeout(300_000)
  const { walk, paths } = await savedPaths()
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) await walkSavedPath(walk, path, { browser, shop, db })
})

test('every path of a walk is planned again from what a tab would tell of it, or names what is missing', async () => {
  test.setTimeout(600_000)
  const unplanned: string[] = []
  for (const walk of Object.values(walks))
    for (const path of planWalk(walk, browserPlan).paths) {
      const plan = planPath(walk, browserPlan, await pathSavedFrom(walk, path))
      if (plan.kind === 'missing') unplanned.push(`${path.id}: ${plan.missing.join()}`)
    }
  expect(unplanned).toEqual([])
})
