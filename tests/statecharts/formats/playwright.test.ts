import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { staleCartModel } from '#machines/cart/stale-cart/stale-cart.model.ts'
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { browserSuite } from '#e2e/walks/browser-suite.ts'
import { type defineDriver, type StepToWrite, toWrite } from '#e2e/walks/driver-to-write.ts'
import { walks } from '#e2e/walks/walks.ts'
import { chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import { driverSkeleton } from '#statecharts/formats/driver-skeleton.ts'
import { playwrightSpec } from '#statecharts/formats/playwright.ts'
import { walkFileOf, walksOf } from '#statecharts/walks-of.ts'

const sample = (name: string): string => readFileSync(`tests/statecharts/formats/sample/${name}.ts`, 'utf8')

/** Without what a formatter sets, such as quotes. */
const bare = (code: string): string => code.replaceAll(/,(?=\s*[}\])])|[\s'"]/g, '')

describe('files of Playwright compile as their committed samples, which `npm run types` reads', () => {
  test('the spec of a machine that is walked in a browser', async () => {
    const suite = await browserSuite('staleCart', { criterion: 'state' }, null)
    const spec = playwrightSpec(staleCartModel.title, suite)
    expect(bare(spec)).toBe(bare(sample('stale-cart-spec')))
  })

  test('the driver of another one, once each of its steps is written', () => {
    const written = driverSkeleton(texasCheckModel)
      .replace('{ defineDriver, toWrite }', '{ defineDriver }')
      .replace("driver-to-write.ts'", "$&\nimport { writtenStep } from './written-step.ts'")
      .replaceAll('toWrite(', 'writtenStep(')
    expect(bare(written)).toBe(bare(sample('texas-check-walk')))
  })
})

type Driver = Parameters<typeof defineDriver<(typeof texasCheckModel)['machine']>>[0]
type Accepts<Place, Value> = Value extends Place ? true : false

test('a step that is still to be written compiles in no place of a driver, nor does a driver that lacks an event', () => {
  const start = { input: 'start', environment: {} }
  // wrong here, this file does not compile
  const accepted: {
    readonly start: Accepts<Driver['starts'][number], typeof start & StepToWrite>
    readonly event: Accepts<Driver['events']['texas.retry'], StepToWrite>
    readonly answer: Accepts<Driver['answers'][string][string], StepToWrite>
    readonly state: Accepts<Driver['states'][string], StepToWrite>
    readonly lacking: Accepts<Driver['events'], Omit<Driver['events'], 'texas.retry'>>
    readonly whole: Accepts<Driver['events'], Driver['events']>
  } = { start: false, event: false, answer: false, state: false, lacking: false, whole: true }
  expect(accepted.whole).toBe(true)
})

test.each(Object.values(walks))('a spec finds the walk of $model.machine.id by its name', async (walk) => {
  const { id } = walk.model.machine
  expect(walksOf(id).browser).toBe(true)
  const found: unknown = await import(resolve('e2e/walks', walkFileOf(id)))
  expect(Reflect.get(Object(found), `${id}Walk`)).toBe(walk)
})

test('a step that is not written fails by its words where it is run without types', () => {
  expect(Reflect.get(toWrite('the shopper enters a code'), 'perform')).toThrow(
    'the driver does not know yet: the shopper enters a code',
  )
})

test.each(registry.filter(({ machine }) => !walksOf(machine.id).browser))(
  'the driver of $machine.id names every input, event, answer and state',
  (model) => {
    const skeleton = driverSkeleton(model)
    for (const input of Object.keys(model.inputs)) expect(skeleton).toContain(`{ input: '${input}',`)
    for (const event of Object.keys(model.events)) expect(skeleton).toContain(`'${event}': toWrite('`)
    for (const { path } of leafStates(chartOf(model.machine)))
      expect(skeleton).toContain(`'${path.join('.')}': toWrite('see: `)
    for (const outcome of Object.values(model.outcomes).flatMap((ends) => Object.keys(ends)))
      expect(skeleton).toMatch(new RegExp(` ${outcome}: (toWrite|lost)\\('`))
  },
)

describe('a suite for a browser', () => {
  test('takes every transition that its walk provokes, and names those that it leaves out', async () => {
    const { paths, missed, listed } = await browserSuite('passwordReset', { maxSteps: 4 }, null)
    expect([missed, listed.length > 0, paths.length > 1]).toEqual([[], true, true])
    const suite = await browserSuite('passwordReset', {}, null)
    expect(playwrightSpec('Password reset', suite)).toContain(
      `//   ${listed[0]?.transition}: ${listed[0]?.reason}`,
    )
  })

  test('can go by states or pairs, and by another seed', async () => {
    const transitions = await browserSuite('staleCart', {}, null)
    const states = await browserSuite('staleCart', { criterion: 'state' }, null)
    const pairs = await browserSuite('staleCart', { criterion: 'pair', seed: 3 }, null)
    const steps = [states, transitions, pairs].map(({ paths }) =>
      paths.reduce((sum, path) => sum + path.steps.length, 0),
    )
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps).size).toBe(3)
    expect([states.missed, pairs.missed, pairs.seed]).toEqual([[], [], 3])
    expect(pairs.paths.flatMap(({ covers }) => covers)).toContain(
      'staleCart.reloading|xstate.done.actor.loadCart|0 > staleCart.idle|cart.stale|0',
    )
  })

  test('is written with its own project where Playwright does not look, but never into a project of somebody else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'specs-'))
    const write = () => pathsCommand(['staleCart', '--format', 'playwright', '--out', folder])
    try {
      const { lines } = await write()
      expect(lines.at(-2)).toBe(`to run: npx playwright test -c ${folder}/playwright.config.ts`)
      const text = readFileSync(join(folder, 'staleCart.transition.spec.ts'), 'utf8')
      for (const [, file = ''] of text.matchAll(/from '([^']+)'/g))
        expect([file, existsSync(file)]).toEqual([file, true])
      expect((await write()).code).toBe(0)
      writeFileSync(join(folder, 'package.json'), '{ "name": "theirs" }')
      await expect(write()).rejects.toThrow(`and ${folder}/package.json belongs to one`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
