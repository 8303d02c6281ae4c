import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

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
    return tests
      .filter((test) => test.status === 'failed')
      .map((test) => withReason(test.fullName, test.failureMessages?.[0]))
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
  // of repeated tests, `ok` is that of one of them
  const failed = specs.filter((spec) =>
    spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...failed.map(({ file, line, title, tests }) =>
      withReason(`${file}:${line} ${title}`, tests.flatMap((test) => test.results).find(isFailure)?.error),
    ),
    ...suites.flatMap(failedSpecs),
  ]
}

const isFailure = ({ error }) => error !== undefined

/** @param error {message, location?}, or the message alone */
function withReason(title, error) {
  const { message, location } = typeof error === 'string' ? { message: error } : (error ?? {})
  if (message === undefined) return title
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const reason = lines.slice(0, 8).map((line) => `      ${line.trim().slice(0, 160)}`)
  const place = location === undefined ? [] : [`      at ${basename(location.file)}:${location.line}`]
  return [title, ...reason, ...place].join('\n')
}
