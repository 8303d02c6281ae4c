import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  /** file, line where it is known, and title */
  readonly title: string
  /** the first lines of the error, the first of them its message */
  readonly reason: readonly string[]
  /** the command that runs it again */
  readonly again?: string
  /** the file of its trace */
  readonly trace?: string
}

export interface Report {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** what failed and then passed when it was repeated */
  readonly flaky: readonly Failure[]
  /** why nothing was run */
  readonly skipped?: string
}

const NOT_WRITTEN: Report = { passed: 0, failures: [], flaky: [] }

interface VitestTest {
  readonly status: string
  readonly fullName: string
  readonly title: string
  readonly failureMessages?: readonly string[]
}
interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly VitestTest[]
  }[]
}

/** A file that could not be loaded counts as one failure. No file at all: no test can be reached by what has changed. */
export function countVitest(file: string): Report {
  const report = readJson(file) as VitestReport | null
  if (report === null) return NOT_WRITTEN
  if (report.testResults.length === 0) return { ...NOT_WRITTEN, skipped: 'no test reaches what has changed' }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replace(`${process.cwd()}/`, '')
    const again = `npx vitest run ${path}`
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: path, reason: firstLines(message), again }]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        title: `${path} ${test.fullName}`,
        reason: firstLines(test.failureMessages?.[0] ?? ''),
        again,
      }))
  })
  return { passed: report.numPassedTests, failures, flaky: [] }
}

interface PlaywrightError {
  readonly message?: string
  readonly location?: { readonly file: string; readonly line: number }
}
interface PlaywrightSpec {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly tags: readonly string[]
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly results: readonly {
      readonly error?: PlaywrightError
      readonly attachments: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly PlaywrightSpec[]
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly PlaywrightError[]
}

/** What about money passes only when it is repeated has failed. */
const MONEY = 'money'

/** A test that passed when it was repeated counts as passed and as flaky. */
export function countPlaywright(file: string): Report {
  const report = readJson(file) as PlaywrightReport | null
  if (report === null) return NOT_WRITTEN
  const specs = specsOf(report)
  const specsThat = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status))
  const [ofMoney, flaky] = partition(specsThat('flaky'), ({ tags }) => tags.includes(MONEY))
  const broken = report.errors.map((error) => ({
    title: 'the run of the browser tests',
    reason: firstLines(error.message ?? ''),
  }))
  return {
    passed: report.stats.expected + flaky.length,
    failures: [...broken, ...specsThat('unexpected').map(toFailure), ...ofMoney.map(toFailure)],
    flaky: flaky.map(toFailure),
  }
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function toFailure({ file, line, title, tests }: PlaywrightSpec): Failure {
  const results = tests.flatMap((test) => test.results)
  const error = results.find((result) => result.error !== undefined)?.error
  const location = error?.location
  const trace = results.flatMap((result) => result.attachments).find(({ name }) => name === 'trace')?.path
  return {
    title: `e2e/${file}:${line} ${title}`,
    reason: [
      ...firstLines(error?.message ?? ''),
      ...(location === undefined ? [] : [`at ${basename(location.file)}:${location.line}`]),
    ],
    again: `npm run e2e -- e2e/${file}:${line} --repeat-each 5`,
    ...(trace === undefined ? {} : { trace }),
  }
}

interface OwnReport {
  readonly passed: number
  readonly failed: number
  readonly skipped?: string
}

/** Of a runner of the project's own: {passed, failed, skipped?}. */
export function countOwn(file: string): Report {
  const report = readJson(file) as OwnReport | null
  if (report === null) return NOT_WRITTEN
  const failures = Array.from({ length: report.failed }, () => ({ title: 'see its output', reason: [] }))
  return {
    passed: report.passed,
    failures,
    flaky: [],
    ...(report.skipped === undefined ? {} : { skipped: report.skipped }),
  }
}

/** The runners' own formats are taken as they are. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const firstLines = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '')
    .slice(0, 8)

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
