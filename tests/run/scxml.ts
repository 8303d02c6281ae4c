// Replays the golden paths in the SCXML charts in Qt, and checks that planted flaws are detected.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { flawsOf } from '#statecharts/conformance/flaws.ts'
import { type Job, jobOf, type ReplayResult } from '#statecharts/conformance/jobs.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { findQtScxml, type QtScxml } from './find-qt-scxml.ts'

/** A flaw whose configuration is also reached another way cannot be detected. */
const mayGoUnnoticed = 0.03

const qt = findQtScxml()
const result = qt === null ? skipped() : await compared(qt)
if (process.env.STEP_REPORT) writeFileSync(process.env.STEP_REPORT, JSON.stringify(result))
process.exitCode = result.failed === 0 ? 0 : 1

function skipped() {
  const reason =
    'no Python with Qt SCXML is here or could be installed; Debian has it as python3-pyside2.qtscxml'
  console.log(`Skipped: ${reason}.`)
  return { passed: 0, failed: 0, skipped: reason }
}

async function compared(interpreter: QtScxml) {
  const folder = mkdtempSync(join(tmpdir(), 'scxml-'))
  const charts = await Promise.all(registry.map((model) => writtenChart(model, folder)))
  const jobs = charts.map(({ job }) => job)
  const results = replay(interpreter, jobs)
  const steps = results.reduce((sum, result) => sum + result.steps, 0)
  const stale = jobs.flatMap((job) => job.stale)
  const differences = [...stale, ...results.flatMap((result) => result.differences)]
  console.log(
    `${steps} configurations of ${jobs.length} machines are the same in Qt SCXML (${interpreter.python})`,
  )
  const unnoticed = unnoticedFlaws(interpreter, charts, folder)
  rmSync(folder, { recursive: true })
  for (const problem of [...differences, ...unnoticed]) console.log(problem)
  return { passed: steps, failed: differences.length + unnoticed.length }
}

interface WrittenChart {
  readonly model: MachineModel
  readonly paths: readonly Path[]
  readonly job: Job
}

async function writtenChart(model: MachineModel, folder: string): Promise<WrittenChart> {
  const chart = chartOf(model.machine)
  const file = join(folder, `${chart.id}.scxml`)
  writeFileSync(file, scxmlOf(model.machine, chart, chartVersion(chart)))
  const paths = await goldenPathsOf(model)
  return { model, paths, job: jobOf(model, paths, file) }
}

/** The golden paths in charts that each lack one transition; returns the flaws that no path detects. */
function unnoticedFlaws(
  interpreter: QtScxml,
  charts: readonly WrittenChart[],
  folder: string,
): readonly string[] {
  const flawed = charts.flatMap(({ model, paths, job }) =>
    flawsOf(model, paths).map(({ transition, text }, number) => {
      const file = join(folder, `${model.machine.id}-${number}.scxml`)
      writeFileSync(file, text)
      return { transition, job: { ...job, file, stopsAtFirst: true } }
    }),
  )
  const results = replay(
    interpreter,
    flawed.map(({ job }) => job),
  )
  const unnoticed = flawed.filter((_, at) => results[at]?.differences.length === 0)
  console.log(`${flawed.length - unnoticed.length} of ${flawed.length} left out transitions are noticed`)
  const sentences = unnoticed.map(({ transition }) => `${transition}: a chart without it goes the same way`)
  return unnoticed.length > flawed.length * mayGoUnnoticed ? sentences : []
}

function replay({ python, env }: QtScxml, jobs: readonly object[]): readonly ReplayResult[] {
  const environment = { ...process.env, ...env }
  const options = {
    input: JSON.stringify(jobs),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: environment,
  } as const
  const results: readonly ReplayResult[] = JSON.parse(
    execFileSync(python, ['statecharts/conformance/replay.py'], options),
  )
  return results
}
