import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { savedPath } from '#statecharts/live/saved-path.ts'
import { randomWalks } from '#tests/statecharts/random-walks.ts'
import { recordPath } from './record-path.ts'

/** Why the recording of a path is not explained, or does something else when it is replayed; null: it is equal. */
async function problemOf(model: MachineModel, path: Path): Promise<string | null> {
  const { recorded } = await recordPath(model, path)
  const saved = await savedPath(model, recorded)
  if (saved.kind === 'refused') return `${path.id}: ${saved.reason}`
  const again = await recordPath(model, saved.path)
  const [difference] = (await replay(model, saved.path)).differences
  if (difference !== undefined) return difference
  const done = (steps: typeof recorded.steps) =>
    steps
      .filter(({ taken }) => taken.length > 0)
      .map(({ type, taken, value, status }) => [type, taken, value, status])
  const isEqual = canonical(done(again.recorded.steps)) === canonical(done(recorded.steps))
  return isEqual ? null : `${path.id}: the replay does something else`
}

async function problemsOf(model: MachineModel, paths: readonly Path[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const path of paths) {
    const problem = await problemOf(model, path)
    if (problem !== null) problems.push(problem)
  }
  return problems
}

describe('the recording of every golden path is explained by the samples of the model, and replays equal', () => {
  for (const model of registry)
    test(model.machine.id, async () => {
      expect(await problemsOf(model, await goldenPathsOf(model))).toEqual([])
    })
})

describe('so are recordings of random walks', () => {
  for (const model of registry)
    test(model.machine.id, async () => {
      const walks = randomWalks(chartOf(model.machine), explore(model), 8, 20)
      expect(await problemsOf(model, walks)).toEqual([])
    })
})
