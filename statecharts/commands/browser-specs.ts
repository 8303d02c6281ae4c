import { counted } from '#contract/platform/format-count.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MachineModel } from '#machines/platform/model.ts'
import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import type { PathsRequest } from '#statecharts/commands/paths-options.ts'
import { writeFilesTo } from '#statecharts/commands/write-files-to.ts'
import type { SuiteOptions } from '#statecharts/engine/suite.ts'
import { driverSkeleton } from '#statecharts/formats/driver-skeleton.ts'
import {
  type BrowserSuite,
  playwrightSpec,
  runCommand,
  specFolder,
  specName,
} from '#statecharts/formats/playwright.ts'
import { foreignFile, isBelowE2e, projectFiles } from '#statecharts/formats/playwright-project.ts'
import { walkFileOf, walksOf } from '#statecharts/walks-of.ts'

type PlanSuite = (machine: string, options: SuiteOptions, driver: string | null) => Promise<BrowserSuite>

/**
 * Writes a spec per machine, with the paths that the walk of the machine can take in a browser. A machine without such a
 * walk gets a driver beside its spec, which is still to be written and then says what can be taken. Outside e2e the folder
 * becomes a project of its own, which Playwright and the compiler of this repository read.
 */
export async function browserSpecs({
  models,
  suite: options,
  out = specFolder,
}: PathsRequest): Promise<Answer> {
  const isOwnProject = !isBelowE2e(out)
  if (isOwnProject) writeProject(out)
  const planSuite = await loadPlanner()
  const [lines, problems]: [string[], string[]] = [[], []]
  for (const model of models) {
    const { id } = model.machine
    const driver = walksOf(id).browser ? null : `${out}/${walkFileOf(id)}`
    if (driver !== null) lines.push(...writtenDriver(out, driver, model))
    const suite = await planSuite(id, options, driver)
    const spec = { path: `${out}/${specName(suite)}`, text: playwrightSpec(model.title, suite, out) }
    writeFilesTo(out, [spec])
    const steps = suite.paths.reduce((sum, path) => sum + path.steps.length, 0)
    lines.push(`written ${spec.path}: ${counted(suite.paths.length, 'path')}, ${counted(steps, 'step')}`)
    problems.push(...suite.missed.map((goal) => `${goal} is reached by no step of the driver`))
  }
  lines.push(`to run: ${runCommand(out, out)}`)
  if (isOwnProject) lines.push(`to check its types: npx tsc -p ${out}`)
  return { lines, problems, code: problems.length === 0 ? 0 : 2 }
}

function writeProject(out: string): void {
  const files = projectFiles(out)
  const foreign = foreignFile(files)
  if (foreign !== undefined)
    throw new BadRequest(`--out takes a folder without a project of its own, and ${foreign} belongs to one`)
  writeFilesTo(out, files)
}

/** The walks lie above this folder, which is why what plans them is loaded by its path. */
async function loadPlanner(): Promise<PlanSuite> {
  const planner = pathToFileURL(resolve('e2e/walks/browser-suite.ts')).href
  const { browserSuite } = (await import(planner)) as { readonly browserSuite: PlanSuite }
  return browserSuite
}

/** A driver that is there already is the tester's. */
function writtenDriver(out: string, path: string, model: MachineModel): readonly string[] {
  if (existsSync(path)) return []
  writeFilesTo(out, [{ path, text: driverSkeleton(model, out) }])
  return [`written ${path}: nothing in e2e/walks takes ${model.machine.id}, write its steps there`]
}
