import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'
import { staleArguments } from '#statecharts/mutants/equivalents.ts'
import { readProbes } from '#statecharts/mutants/probe-file.ts'
import { killedFloor, killedShare, type Score, scoreOf } from '#statecharts/mutants/score.ts'
import { tryMutants } from '#statecharts/mutants/trial.ts'

// the largest machine has some four hundred mutants
const timeout = 120_000
const scores = new Map<string, Promise<Score>>()

/** Each machine is tried once for all tests, by those of its own name. */
function scoreFor(model: (typeof registry)[number]): Promise<Score> {
  const { id } = model.machine
  const score = scores.get(id) ?? scoreOf(model)
  scores.set(id, score)
  return score
}

describe('the committed paths and probes detect every mutant except those with an argument', () => {
  for (const model of registry)
    test(`${model.machine.id} (else npm run mutants -- --write)`, { timeout }, async () => {
      expect((await scoreFor(model)).unargued).toEqual([])
    })
})

test('over all machines at least 97 % of the mutants are noticed, and no argument is left over', {
  timeout,
}, async () => {
  const all = await Promise.all(registry.map(scoreFor))
  expect(killedShare(all)).toBeGreaterThanOrEqual(killedFloor)
  expect(staleArguments(all.flatMap((score) => score.survivors))).toEqual([])
})

test('paths that expect no effects would not hold the floor', async () => {
  const model = registry.find(({ machine }) => machine.id === 'formSubmission')
  if (!model) throw new Error('there is no such machine')
  const { id } = model.machine
  const paths = JSON.stringify([...readGoldenPaths(id), ...readProbes(id)])
  const blind: readonly Path[] = JSON.parse(paths, (key, value: unknown) =>
    key === 'effects' ? undefined : value,
  )
  const trial = await tryMutants(model, blind)
  expect(killedShare([trial])).toBeLessThan(killedFloor)
})
