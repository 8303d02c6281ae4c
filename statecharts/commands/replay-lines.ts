import type { MachineModel } from '#machines/model.ts'
import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import { nearestNames } from '#statecharts/commands/nearest-names.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { replay, stepText } from '#statecharts/engine/run.ts'
import { suiteOf, type SuiteOptions } from '#statecharts/engine/suite.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'

/** Walks one path again on the real actor and tells each step: a golden one, or, with options, one made anew. */
export async function replayLines(
  models: readonly MachineModel[],
  id: string,
  options: SuiteOptions,
): Promise<Answer> {
  const isGolden = Object.keys(options).length === 0
  const seen: string[] = []
  for (const model of models) {
    const name = model.machine.id
    if (!id.startsWith(`${name}-`) && !isGolden) continue
    const paths = isGolden
      ? readGoldenPaths(name)
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
