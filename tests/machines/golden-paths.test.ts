import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { caseSuite, type Size } from '#statecharts/engine/case-suite.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import { strayFiles } from '#statecharts/generated.ts'
import { goldenChanges, goldenFile, goldenFolder } from '#statecharts/golden.ts'
import { coverOf } from '#tests/statecharts/covers.ts'

describe.each(registry.map((model) => [model.machine.id, model] as const))('%s', (id, model) => {
  test(`does on the real actor what its golden paths say, which take every transition (else npm run paths -- ${id})`, async () => {
    const { suite, differences, coverage } = await coverOf(model)
    expect(goldenChanges(model, suite.paths)).toEqual([])
    expect(differences).toEqual([])
    expect(coverage.transitions.missing).toEqual([])
    expect(suite.missed).toEqual([])
  })
})

test('no file of golden paths belongs to a machine that is gone, and together they have at most 400 lines', async () => {
  const covers = await Promise.all(registry.map(coverOf))
  const files = covers.map(({ model, suite }) => goldenFile(model, suite.paths))
  expect(strayFiles(goldenFolder, files)).toEqual([])
  expect(files.flatMap(({ text }) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(400)
})

test('all paths together have at most three quarters of the steps of one shortest path per goal', async () => {
  const covers = await Promise.all(registry.map(coverOf))
  const cases = covers.map(({ space, suite }) => caseSuite(space, new Set(suite.goals), transitionGoals))
  const walked = covers.map(({ suite }) => sizeOf(suite.paths.map((path) => path.steps.length)))
  const share = (cost: (size: Size) => number) => sum(walked.map(cost)) / sum(cases.map(cost))
  expect(share(({ steps }) => steps)).toBeLessThanOrEqual(0.75)
  expect(share(({ steps, paths }) => steps + paths)).toBeLessThanOrEqual(0.6) // every start counts as a step
})

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
const sizeOf = (lengths: readonly number[]): Size => ({ paths: lengths.length, steps: sum(lengths) })
