import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SuiteOptions } from '#statecharts/engine/suite.ts'
import type { BrowserSuite } from '#statecharts/formats/playwright.ts'
import { planWalk } from '#statecharts/walk/walk-plan.ts'
import { browserPlan, type BrowserWalk } from './walk.ts'
import { walks } from './walks.ts'

/**
 * Paths of a machine that can be taken in a browser: a tour over what the steps of its walk provoke, or those of a driver
 * that does not belong to the walks yet. Loaded by its path for `npm run paths -- --format playwright`.
 */
export async function browserSuite(
  machine: string,
  { criterion = 'transition', use, ...limits }: SuiteOptions,
  driver: string | null,
): Promise<BrowserSuite> {
  const walk = driver === null ? walkOf(machine) : await driverIn(driver, machine)
  const tour = { ...browserPlan.tour, ...limits }
  const { paths, missed, listed } = planWalk(walk, { ...browserPlan, criterion, ...(use && { use }), tour })
  const steps = (path: (typeof paths)[number]) => path.steps.map(({ expected }) => expected)
  return {
    machine,
    criterion,
    seed: limits.seed ?? 1,
    paths: paths.map((path) => ({ ...path, steps: steps(path) })),
    missed,
    listed,
  }
}

function walkOf(machine: string): BrowserWalk {
  const walk = Object.values(walks).find(({ model }) => model.machine.id === machine)
  if (!walk) throw new Error(`${machine} is not named in e2e/walks/walks.ts`)
  return walk
}

async function driverIn(path: string, machine: string): Promise<BrowserWalk> {
  const found: unknown = await import(pathToFileURL(resolve(path)).href)
  const walk: unknown = Reflect.get(Object(found), `${machine}Walk`)
  if (typeof walk !== 'object' || walk === null) throw new Error(`${path} exports no ${machine}Walk`)
  return walk as BrowserWalk
}
