import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { test } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { specFolder } from '#statecharts/formats/playwright.ts'
import { walks } from './walks.ts'

const project = resolve(import.meta.dirname, '../..')

interface Ran {
  readonly code: number
  readonly out: string
}

const run = (file: string, args: readonly string[]): Promise<Ran> =>
  new Promise((settle) => {
    execFile(process.execPath, [file, ...args], { cwd: project, maxBuffer: 1e8 }, (problem, out) =>
      settle({ code: typeof problem?.code === 'number' ? problem.code : 0, out }),
    )
  })

/** The shop of this run serves the specs as well; one worker, because each has a shop for its walks. */
const config = `import base from '../../../playwright.config.ts'
const use = { ...base.use, trace: 'off' }
export default { ...base, testDir: '.', testIgnore: [], globalSetup: [], reporter: 'json', workers: 1, use }
`

/** Answers another way than the path says. */
const otherDriver = `import { formSubmissionWalk as walk } from '#e2e/walks/form-submission-walk.ts'
const { submitForm } = walk.answers
export const formSubmissionWalk = { ...walk, answers: { submitForm: { ...submitForm, tooMany: submitForm.lost } } }
`

/** The page gets a machine whose form is rejected before it is sent. */
const otherShop = `import { formSubmissionWalk as walk } from '#e2e/walks/form-submission-walk.ts'
const [start] = walk.starts
const perform = async (fixture, environment) => {
  await fixture.context.route(/assets.*[.]js$/, async (route) => {
    const text = await (await route.fetch()).text()
    const body = text.replace(/(editing:\\{on:\\{"form\\.submit":\\{target:)\`submitting\`/, '$1\`rejected\`')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await start.perform(fixture, environment)
}
export const formSubmissionWalk = { ...walk, starts: [{ ...start, perform }] }
`

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly tests: readonly Tried[] }[]
}
interface Tried {
  readonly results: readonly { readonly error?: { readonly message: string } }[]
}

/** By file: the first error of each test, or that it had none. */
function outcomesOf(out: string): Readonly<Record<string, readonly string[]>> {
  const { suites } = JSON.parse(out) as { readonly suites: readonly Suite[] }
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const outcomes = suites.map((suite) => {
    const results = specsOf(suite).map(({ tests }) => tests[0]?.results[0])
    return [suite.title, results.map((result) => (result ? (result.error?.message ?? 'green') : 'not run'))]
  })
  return Object.fromEntries(outcomes)
}

test('a generated spec is green in the shop, and red with another shop, another driver, or none', async () => {
  test.setTimeout(300_000)
  mkdirSync(join(project, specFolder), { recursive: true })
  const folder = mkdtempSync(join(project, specFolder, 'proof-'))
  try {
    const out = relative(project, folder)
    const machines = ['formSubmission', 'staleCart', 'texasCheck']
    const cli = ['paths', ...machines, '--format', 'playwright', '--out', out]
    expect((await run('statecharts/cli.ts', cli)).code).toBe(0)
    const specOf = (machine: string) => join(folder, `${machine}.transition.spec.ts`)
    // a worker that had an expected failure goes on with its shop
    const failing = (machine: string) =>
      readFileSync(specOf(machine), 'utf8').replaceAll('  test(', '  test.fail(')
    const writeWithDriver = (name: string, driver: string) => {
      writeFileSync(join(folder, `${name}.ts`), driver)
      const text = failing('formSubmission').replace('#e2e/walks/form-submission-walk.ts', `./${name}.ts`)
      writeFileSync(join(folder, `${name}.spec.ts`), text)
    }
    writeWithDriver('other-driver', otherDriver)
    writeWithDriver('other-shop', otherShop)
    writeFileSync(specOf('texasCheck'), failing('texasCheck'))
    writeFileSync(join(folder, 'playwright.config.ts'), config)
    const ran = await run('node_modules/@playwright/test/cli.js', [
      'test',
      '-c',
      join(out, 'playwright.config.ts'),
    ])
    expect(outcomesOf(ran.out)).toEqual({
      'formSubmission.transition.spec.ts': ['green'],
      'staleCart.transition.spec.ts': ['green'],
      'texasCheck.transition.spec.ts': [expect.stringContaining('the driver does not know yet: open a page')],
      'other-driver.spec.ts': [
        expect.stringContaining('formSubmission.submitting|xstate.error.actor.submitForm|1'),
      ],
      'other-shop.spec.ts': [expect.stringMatching(/configuration[^]*submitting[^]*rejected/)],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('outside the repository the specs of every workflow that is walked compile, and are green in the shop', async () => {
  test.setTimeout(900_000)
  const folder = mkdtempSync(join(tmpdir(), 'generated-specs-'))
  try {
    const machines = Object.values(walks).map(({ model }) => model.machine.id)
    const cli = ['paths', ...machines, '--format', 'playwright', '--out', folder]
    expect((await run('statecharts/cli.ts', cli)).code).toBe(0)
    expect(await run('node_modules/typescript/bin/tsc', ['-p', folder])).toEqual({ code: 0, out: '' })
    const config = join(folder, 'playwright.config.ts')
    const ran = await run('node_modules/@playwright/test/cli.js', [
      'test',
      '-c',
      config,
      '--reporter',
      'json',
    ])
    const outcomes = outcomesOf(ran.out)
    expect(Object.keys(outcomes).sort()).toEqual(machines.map((id) => `${id}.transition.spec.ts`).sort())
    expect(
      Object.values(outcomes)
        .flat()
        .filter((each) => each !== 'green'),
    ).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
