import type { MachineModel } from '#machines/platform/model.ts'
import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import { nearestNames } from '#statecharts/commands/nearest-names.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { replay, stepText } from '#statecharts/engine/run.ts'
import { suiteOf, type SuiteOptions } from '#statecharts/engine/suite.ts'
import { inNewNames } from '#statecharts/engine/former-states.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { type PathFile, readPathFile } from '#statecharts/paths.ts'

/**
 * Replays a path on the real actor and prints each step; the path is golden or, with options, regenerated. Or replays a
 * file.
 */
export async function replayLines(
  models: readonly MachineModel[],
  subject: string,
  options: SuiteOptions,
): Promise<Answer> {
  if (subject.endsWith('.json')) return replayedFile(models, subject)
  const id = subject
  const isGolden = Object.keys(options).length === 0
  const seen: string[] = []
  for (const model of models) {
    const name = model.machine.id
    if (!id.startsWith(`${name}-`) && !isGolden) continue
    const paths = isGolden
      ? await goldenPathsOf(model)
      : suiteOf(chartOf(model.machine), explore(model), options).paths
    const path = paths.find((each) => each.id === id)
    if (path) return walked(model, path)
    seen.push(...paths.map((each) => each.id))
  }
  const [meant] = nearestNames(id, seen)
  throw new BadRequest(`there is no path "${id}"${meant === undefined ? '' : `: did you mean ${meant}?`}`)
}

async function walked(model: MachineModel, path: Path): Promise<Answer> {
  const { differences } = await replay(model, path)
  const steps = path.steps.map(
    (step, index) => `${index + 1}. ${stepText(step)} → ${JSON.stringify(step.configuration)}`,
  )
  const begin = `begins with ${path.input} → ${JSON.stringify(path.begins.configuration)}`
  const verdict = differences.length === 0 ? ['as expected at every step'] : differences
  return { lines: [begin, ...steps, ...verdict], code: differences.length === 0 ? 0 : 1 }
}

/** Replays a suite of this or an earlier release; one line per path or difference. */
async function replayedFile(models: readonly MachineModel[], file: string): Promise<Answer> {
  const { machine, paths } = pathFileAt(file)
  const model = models.find((each) => each.machine.id === machine)
  if (!model)
    throw new BadRequest(`${file} holds paths of "${machine}", which is not asked for or no longer there`)
  const lines: string[] = []
  let failed = 0
  for (const path of paths) {
    const [difference] = (await replay(model, inNewNames(model, path))).differences
    if (difference !== undefined) failed++
    lines.push(difference ?? `${path.id}: as expected at each of ${path.steps.length} steps`)
  }
  return {
    lines: [...lines, `${paths.length - failed} of ${paths.length} paths as expected`],
    code: failed === 0 ? 0 : 1,
  }
}

function pathFileAt(file: string): PathFile {
  try {
    return readPathFile(file)
  } catch {
    throw new BadRequest(`${file} is no file of paths as \`npm run paths -- --format json\` writes it`)
  }
}
