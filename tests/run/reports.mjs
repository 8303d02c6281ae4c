import { readFileSync } from 'node:fs'

/** What a step reports: how many passed and failed, and the titles of those that failed. */

/** Shape: {passed, failed, failures?}, as the project's own runners write it; null without a readable file. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A file that could not be loaded counts as one failure. */
export function countVitest(file) {
  const report = readReport(file)
  const files = report?.testResults ?? []
  const failures = files.flatMap(({ name, status, assertionResults: tests }) => {
    if (status === 'failed' && tests.length === 0) return [name]
    return tests.filter((test) => test.status === 'failed').map((test) => test.fullName)
  })
  return { passed: report?.numPassedTests ?? 0, failed: failures.length, failures }
}

export function countPlaywright(file) {
  const report = readReport(file)
  const stats = report?.stats
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    failures: (report?.suites ?? []).flatMap(failedSpecs),
  }
}

function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}
