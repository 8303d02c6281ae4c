import type { Failure, Report } from './reports.ts'
import type { Step } from './steps.ts'

export interface StepResult extends Report {
  readonly name: string
  readonly isGreen: boolean
  readonly seconds: number
}

export interface Summary {
  readonly isGreen: boolean
  readonly passed: number
  readonly flaky: number
}

/** More tests than this that pass only when they are repeated are a failure. */
const MOST_FLAKY = 2

/** Prints seconds by step, what broke and how to run it again, and what passed only when it was repeated. */
export function summarise(results: readonly StepResult[], left: readonly Step[], seconds: number): Summary {
  const failures = results.flatMap((result) => result.failures)
  const flaky = results.flatMap((result) => result.flaky)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const isTooFlaky = flaky.length > MOST_FLAKY
  const isGreen = results.every((result) => result.isGreen) && left.length === 0 && !isTooFlaky
  console.log('\n=== summary ===')
  for (const result of results) console.log(rowOf(result))
  for (const { name } of left) console.log(`     ${name.padEnd(26)} not run, because an earlier step failed`)
  if (failures.length > 0) tell('Failed, the first of them first:', failures)
  if (flaky.length > 0) tell('flaky: failed once and passed when repeated:', flaky)
  if (isTooFlaky) console.log(`\n${flaky.length} flaky tests; more than ${MOST_FLAKY} fail.`)
  const failed = failures.length + (isTooFlaky ? 1 : 0)
  console.log(`\n${seconds} s in all, ${flaky.length} flaky`)
  console.log(`${passed} passed, ${failed} failed`)
  return { isGreen, passed, flaky: flaky.length }
}

function rowOf({ name, isGreen, passed, failures, skipped, seconds }: StepResult): string {
  const counts = skipped === undefined ? `${passed} passed, ${failures.length} failed` : `skipped: ${skipped}`
  return `${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(26)} ${counts.padEnd(28)} ${seconds} s`
}

function tell(heading: string, failures: readonly Failure[]): void {
  console.log(`\n${heading}`)
  for (const { title, reason, again, trace } of failures) {
    console.log(`  ${title}`)
    for (const line of reason) console.log(`      ${line}`)
    if (again !== undefined) console.log(`      again: ${again}`)
    if (trace !== undefined) console.log(`      trace: npx playwright show-trace ${trace}`)
  }
}
