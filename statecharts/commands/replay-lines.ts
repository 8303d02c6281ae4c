import type { MachineModel } from '#machines/model.ts'
import { BadRequest, type Answer } from '#statecharts/commands/command.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'
import { replay, stepText } from '#statecharts/engine/run.ts'

/** Walks one golden path again on the real actor and tells each step. */
export async function replayLines(models: readonly MachineModel[], id: string): Promise<Answer> {
  for (const model of models) {
    const path = readGoldenPaths(model.machine.id).find((each) => each.id === id)
    if (!path) continue
    const { differences } = await replay(model, path)
    const steps = path.steps.map(
      (step, index) => `${index + 1}. ${stepText(step)} → ${JSON.stringify(step.configuration)}`,
    )
    const begin = `begins with ${path.input} → ${JSON.stringify(path.begins.configuration)}`
    const verdict = differences.length === 0 ? ['as expected at every step'] : differences
    return { lines: [begin, ...steps, ...verdict], code: differences.length === 0 ? 0 : 1 }
  }
  throw new BadRequest(`there is no golden path "${id}"`)
}
