import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Flow } from '#contract/site/flow.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { suiteOf } from '#statecharts/engine/suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-weights-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const chart = chartOf(couponModel.machine)
const space = explore(couponModel)
const steps = (paths: readonly { readonly steps: readonly unknown[] }[]) =>
  paths.reduce((sum, path) => sum + path.steps.length, 0)
const [one = '', other = '', third = ''] =
  suiteOf(chart, space).paths[0]?.steps.flatMap(({ transitions }) => transitions) ?? []
const flowOf = (rows: Flow['rows']): Flow => ({
  machine: 'coupon',
  version: '000000000000',
  from: '2026-06-01',
  to: '2026-06-30',
  rows,
  unknown: 0,
  unattributed: 0,
})
const flow = flowOf([
  { before: null, taken: one, wait: 0, times: 980 },
  { before: one, taken: other, wait: 3, times: 15 },
  { before: other, taken: third, wait: 3, times: 5 },
  { before: third, taken: null, wait: 3, times: 900 },
  { before: null, taken: 'coupon.gone|coupon.lost|0', wait: 0, times: 5_000 },
])

test('paths take the transitions in use, the heaviest first, until the share is reached; unknown ones and page ends weigh nothing', () => {
  const goals = (share: number) => suiteOf(chart, space, { use: { flows: [flow], share } }).goals
  expect(goals(0.98)).toEqual([one])
  expect(goals(0.99)).toEqual([one, other])
  expect(goals(1)).toEqual([one, other, third])
  const used = suiteOf(chart, space, { use: { flows: [flow], share: 0.98 } })
  expect(used.missed).toEqual([])
  expect(steps(used.paths)).toBeLessThan(steps(suiteOf(chart, space).paths))
})

test('pairs in use are goals of pair coverage, and a machine that nobody uses has none', () => {
  const use = { flows: [flow], share: 1 }
  expect(suiteOf(chart, space, { criterion: 'pair', use }).goals).toEqual([
    one,
    `${one} > ${other}`,
    `${other} > ${third}`,
  ])
  expect(suiteOf(chart, space, { use: { flows: [{ ...flow, machine: 'cart' }], share: 1 } }).paths).toEqual(
    [],
  )
})

test('the command reads the file of the explorer, and says what is wrong with another one', async () => {
  const file = join(folder, 'flow.json')
  writeFileSync(file, JSON.stringify({ success: true, ...flow }))
  const { lines, code } = await pathsCommand(['coupon', '--weights', file, '--share', '98'])
  expect([lines.some((line) => line.startsWith('coupon')), code]).toEqual([true, 0])
  writeFileSync(file, '{}')
  for (const [args, problem] of [
    [['--weights', file], /has no counts/],
    [['--weights', join(folder, 'none')], /cannot be read/],
    [['--weights', file, '--share', '0'], /percentage/],
    [['--share', '99'], /--weights FILE/],
    [['--weights', file, '--coverage', 'state'], /not states/],
  ] as const)
    await expect(pathsCommand(['coupon', ...args])).rejects.toThrow(problem)
})
