import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runStages } from './pool.ts'
import type { Report } from './reports.ts'
import { type Step, steps, TIERS } from './steps.ts'
import { type StepResult, summarise } from './summary.ts'
import { Checkout, writeStamp } from './tree.ts'

/**
 * node tests/run/run-steps.ts --tier check|gate|full
 * --keep-going: runs later stages after a red one. --resume: leaves out what has passed with the same inputs, never in CI.
 * check --all: every unit test, not only those that the changes since the last green gate can reach.
 * full --shard 2/6: one of six parts. full --only WORD…: steps whose names have all the words.
 */
const project = dirname(dirname(import.meta.dirname))
const kept = join(project, 'node_modules/.cache/emberwright-steps.json')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tier: { type: 'string', default: 'gate' },
    'keep-going': { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    shard: { type: 'string' },
    only: { type: 'boolean', default: false },
  },
})
const began = Number(process.env['RUN_BEGAN'] ?? Date.now())
const checkout = new Checkout(project)
const tree = checkout.tree()
const reports = mkdtempSync(join(tmpdir(), 'emberwright-reports-'))
const passedBefore: Record<string, { readonly inputs: string; readonly result: StepResult }> = readKept()

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(signal))

const chosen = choose()
const { results, left } = await runStages(chosen, runStep, values['keep-going'])
rmSync(reports, { recursive: true, force: true })
const seconds = Math.round((Date.now() - began) / 1000)
const summary = summarise(results, left, seconds)
if (values.tier === 'full') writeReport()
if (summary.isGreen && values.tier === 'gate' && checkout.isClean() && checkout.tree() === tree)
  writeStamp({ tree, passed: summary.passed, failed: 0, flaky: summary.flaky, seconds })
process.exitCode = summary.isGreen ? 0 : 1

function choose(): readonly Step[] {
  const ofTier = steps.filter(({ tier }) => TIERS.indexOf(tier) <= tierIndex())
  const named = values.only
    ? ofTier.filter(({ name }) => positionals.every((word) => name.split(' ').includes(word)))
    : ofTier
  if (named.length === 0) stop(`No step is named "${positionals.join(' ')}".`)
  const [part, parts] = shard()
  return named.filter((_, at) => at % parts === part - 1)
}

function tierIndex(): number {
  const index = TIERS.findIndex((tier) => tier === values.tier)
  return index === -1 ? stop(`--tier is "${values.tier}"; it must be one of ${TIERS.join(', ')}.`) : index
}

function shard(): readonly [part: number, parts: number] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '1/1') ?? []
  const isInside = Number(part) >= 1 && Number(part) <= Number(parts)
  return isInside ? [Number(part), Number(parts)] : stop(`--shard is "${values.shard}"; it must be like 2/6.`)
}

async function runStep(step: Step): Promise<StepResult> {
  const inputs = inputsOf(step)
  const before = passedBefore[step.name]
  if (values.resume && !process.env['CI'] && before?.inputs === inputs) {
    console.log(`--- ${step.name}: has passed before with these inputs`)
    return before.result
  }
  const started = Date.now()
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`)
  const isAlone = step.lane === 'whole'
  if (isAlone) console.log(`\n=== ${step.name} ===`)
  const { code, output } = await run(commandOf(step), report, isAlone ? 'inherit' : 'pipe')
  const result = resultOf(step, code, step.read?.(report), Math.round((Date.now() - started) / 1000))
  if (!isAlone && !result.isGreen) console.log(`\n=== ${step.name} ===\n${output}`)
  console.log(`--- ${step.name}: ${result.isGreen ? 'passed' : 'FAILED'} in ${result.seconds} s`)
  if (result.isGreen) keep(step.name, inputs, result)
  return result
}

function inputsOf(step: Step): string {
  return checkout.hash(tree, step.inputs ?? ['.'])
}

function resultOf(step: Step, code: number, report: Report | undefined, took: number): StepResult {
  const { passed = code === 0 ? 1 : 0, failures = [], flaky = [], skipped } = report ?? {}
  const hasCounted = passed > 0 || skipped !== undefined
  const isGreen = code === 0 && failures.length === 0 && hasCounted
  const unnamed = { title: `${step.name} ended with ${code}`, reason: ['see its output above'] }
  return {
    name: step.name,
    isGreen,
    passed,
    failures: isGreen || failures.length > 0 ? failures : [unnamed],
    flaky,
    seconds: took,
    ...(skipped === undefined ? {} : { skipped }),
  }
}

/** `npm run check` runs the unit tests that the changes since the last green gate can reach. */
function commandOf({ name, command }: Step): readonly string[] {
  if (name !== 'unit' || values.tier !== 'check' || values.all) return command
  const since = checkout.lastStamped()
  return since === null ? command : [...command, '--changed', since, '--passWithNoTests']
}

/** @param outputs 'pipe': collected, so that the lines of two steps do not mix */
function run([command = '', ...args]: readonly string[], report: string, outputs: 'inherit' | 'pipe') {
  const path = [join(project, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    cwd: project,
    stdio: ['ignore', outputs, outputs],
    env: { ...process.env, PATH: path, STEP_REPORT: report },
    shell: process.platform === 'win32',
    // a group of its own, which ends as a whole
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise<{ code: number; output: string }>((settle) => {
    child.once('error', (error) => settle({ code: 1, output: error.message }))
    child.once('close', (code) => {
      running.delete(child)
      settle({ code: code ?? 1, output })
    })
  })
}

/** Ends the steps that are running, with all that they have started. */
function end(signal: NodeJS.Signals): void {
  for (const { pid } of running)
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal)
  rmSync(reports, { recursive: true, force: true })
  process.exit(1)
}

function keep(name: string, inputs: string, result: StepResult): void {
  passedBefore[name] = { inputs, result }
  writeJson(kept, passedBefore)
}

function readKept(): typeof passedBefore {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'))
  } catch {
    return {}
  }
}

/** What of everything has passed at this tree, in this run or an earlier one. */
function writeReport(): void {
  const passed = steps.filter((step) => passedBefore[step.name]?.inputs === inputsOf(step))
  const open = steps.filter((step) => !passed.includes(step)).map(({ name }) => name)
  const file = join(project, 'reports/full.json')
  writeJson(file, {
    tree,
    seconds,
    passed: passed.map(({ name }) => passedBefore[name]?.result),
    open,
    results,
  })
  console.log(open.length === 0 ? 'Everything has passed at this tree.' : `Left: ${open.join(', ')}.`)
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

function stop(line: string): never {
  console.error(line)
  process.exit(2)
}
