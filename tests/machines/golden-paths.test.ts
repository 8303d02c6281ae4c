import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { caseSuite, type Size } from '#statecharts/engine/case-suite.ts'
import { coverageOf } from '#statecharts/engine/coverage.ts'
import { replay } from '#statecharts/engine/run.ts'
import { transitionGoals } from '#statecharts/engine/tour.ts'
import { chartPathsOf, chartsFolder, indexFile } from '#statecharts/export/chart-files.ts'
import { drift, strayFiles } from '#statecharts/generated.ts'
import { readGoldenPaths } from '#statecharts/golden.ts'
import { pathFile, pathsFolder } from '#statecharts/paths.ts'
import { coverOf } from '#tests/statecharts/covers.ts'

beforeAll(() => Promise.all(registry.map(coverOf)))

describe.each(registry.map((model) => [model.machine.id, model] as const))('%s', (id, model) => {
  test('its committed paths, replayed on the real actor, take every transition as expected', async () => {
    const { chart, space } = await coverOf(model)
    const paths = readGoldenPaths(id)
    const replays = await Promise.all(paths.map((path) => replay(model, path)))
    expect(replays.flatMap((each) => each.differences)).toEqual([])
    expect(coverageOf(model, chart, space, replays).transitions.missing).toEqual([])
  })

  test('its committed paths are what would be generated now (else `npm run paths`)', async () => {
    expect(drift([pathFile((await coverOf(model)).suite)])).toEqual([])
  })
})

// freshness of each chart is checked by `npm run charts -- --check`, outside Vite, because charts contain the source
test('the index of charts is fresh, and no generated file belongs to a machine that is gone', async () => {
  const charts = [...registry.flatMap(chartPathsOf), indexFile(registry)]
  const covers = await Promise.all(registry.map(coverOf))
  const paths = covers.map((cover) => pathFile(cover.suite))
  expect(drift([indexFile(registry)])).toEqual([])
  expect([...strayFiles(chartsFolder, charts), ...strayFiles(pathsFolder, paths)]).toEqual([])
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
