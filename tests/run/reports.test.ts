import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { countPlaywright, countVitest, type Failure } from './reports.ts'
import { summarise, type StepResult } from './summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, status: string, tags: readonly string[] = []) => ({
  title,
  file: 'cart.spec.ts',
  line: 7,
  tags,
  tests: [
    {
      status,
      results: [
        {
          error: { message: '\u001B[31mexpected 2\u001B[39m\n\n  received 3' },
          attachments: [{ name: 'trace', path: '/t.zip' }],
        },
      ],
    },
  ],
})

const browserReport = (...specs: readonly ReturnType<typeof spec>[]) => ({
  stats: {
    expected: 4,
    unexpected: specs.filter(({ tests }) => tests[0]?.status === 'unexpected').length,
    flaky: specs.filter(({ tests }) => tests[0]?.status === 'flaky').length,
  },
  errors: [],
  suites: [{ specs: [], suites: [{ specs }] }],
})

test('a browser test that fails is told with its error, its trace and the command that repeats it', () => {
  const report = countPlaywright(written(browserReport(spec('adds a line', 'unexpected', ['core']))))
  expect(report).toEqual({
    passed: 4,
    flaky: [],
    failures: [
      {
        title: 'e2e/cart.spec.ts:7 adds a line',
        reason: ['expected 2', 'received 3'],
        again: 'npm run e2e -- e2e/cart.spec.ts:7 --repeat-each 5',
        trace: '/t.zip',
      },
    ],
  })
})

test('a browser test that passes when repeated is flaky, and failed if it is about money', () => {
  const report = countPlaywright(
    written(browserReport(spec('sorts', 'flaky'), spec('charges once', 'flaky', ['core', 'money']))),
  )
  expect(report.passed).toBe(5)
  expect(report.flaky.map(({ title }) => title)).toEqual(['e2e/cart.spec.ts:7 sorts'])
  expect(report.failures.map(({ title }) => title)).toEqual(['e2e/cart.spec.ts:7 charges once'])
})

test('a test file that could not be loaded counts as one failure', () => {
  const name = join(process.cwd(), 'tests/a.test.ts')
  const testResults = [{ name, status: 'failed', message: 'no such module', assertionResults: [] }]
  expect(countVitest(written({ numPassedTests: 3, testResults }))).toEqual({
    passed: 3,
    flaky: [],
    failures: [
      { title: 'tests/a.test.ts', reason: ['no such module'], again: 'npx vitest run tests/a.test.ts' },
    ],
  })
})

test('a run in which no test reaches what has changed is skipped, not failed', () => {
  expect(countVitest(written({ numPassedTests: 0, testResults: [] })).skipped).toBe(
    'no test reaches what has changed',
  )
})

test('a report that was never written has no tests', () => {
  expect(countVitest(join(folder, 'nothing.json')).passed).toBe(0)
})

const result = (flaky: readonly Failure[]): StepResult => ({
  name: 'journeys',
  isGreen: true,
  passed: 9,
  failures: [],
  flaky,
  seconds: 3,
})
const shaky: Failure = { title: 'e2e/cart.spec.ts:7 sorts', reason: [] }

test.each([
  { count: 2, isGreen: true, last: '9 passed, 0 failed' },
  { count: 3, isGreen: false, last: '9 passed, 1 failed' },
])('$count flaky tests are green: $isGreen', ({ count, isGreen, last }) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const summary = summarise([result(Array.from({ length: count }, () => shaky))], [], 3)
  const lines = print.mock.calls.flat()
  print.mockRestore()
  expect(summary).toEqual({ isGreen, passed: 9, flaky: count })
  expect(lines).toContain(`\n3 s in all, ${count} flaky`)
  expect(lines.at(-1)).toBe(last)
})
