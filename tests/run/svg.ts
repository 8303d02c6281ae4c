// Renders the charts with librsvg and checks their colors.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { pictureOf } from '#statecharts/export/svg/picture.ts'
import { chartColors } from '#statecharts/export/svg/style.ts'
import { findRsvg, type Rsvg } from './find-rsvg.ts'
import { colorsOf } from './png-colors.ts'

const leastColors = 12
const { bg, surface, text } = chartColors.light
/** Every chart has a background, states and an initial dot. */
const expected = [bg, surface, text]
/** Half the size takes a quarter of the time. */
const zoom = ['--zoom', '0.5']

const rsvg = findRsvg()
const result = rsvg === null ? skipped() : await rendered(rsvg)
if (process.env.STEP_REPORT) writeFileSync(process.env.STEP_REPORT, JSON.stringify(result))
process.exitCode = result.failed === 0 ? 0 : 1

function skipped() {
  const reason = 'no librsvg is here or could be installed; Debian has it as librsvg2-bin'
  console.log(`Skipped: ${reason}.`)
  return { passed: 0, failed: 0, skipped: reason }
}

async function rendered(renderer: Rsvg) {
  const folder = mkdtempSync(join(tmpdir(), 'svg-'))
  const files = await Promise.all(registry.map((model) => writtenPicture(model, folder)))
  const problems = files.flatMap((file) => problemsOf(renderer, file))
  rmSync(folder, { recursive: true })
  for (const problem of problems) console.log(problem)
  console.log(
    `${registry.length - problems.length} of ${registry.length} pictures have their colors in librsvg`,
  )
  return { passed: registry.length - problems.length, failed: problems.length, failures: problems }
}

async function writtenPicture(model: MachineModel, folder: string): Promise<string> {
  const chart = chartOf(model.machine)
  const file = join(folder, `${chart.id}.svg`)
  writeFileSync(file, await pictureOf(model, chart, releasedLayouts(chart.id)([])))
  return file
}

/** At most one sentence. */
function problemsOf({ command, env }: Rsvg, file: string): readonly string[] {
  const options = { maxBuffer: 64_000_000, env: { ...process.env, ...env } }
  const colors = colorsOf(execFileSync(command, [...zoom, file], options))
  const missing = expected.filter((color) => !colors.has(color))
  if (missing.length === 0 && colors.size >= leastColors) return []
  return [`${file} has ${colors.size} colors in librsvg and lacks ${missing.join(', ') || 'none of its own'}`]
}
