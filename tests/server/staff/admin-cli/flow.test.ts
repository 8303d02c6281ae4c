import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { flowCalls, type FlowRow } from '#contract/site/flow.ts'
import { flowCommand } from '#server/staff/admin-cli/flow.ts'
import { pathsCommand } from '#statecharts/commands/paths-command.ts'
import { readCountsFile } from '#statecharts/flow/read-counts.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { batchOf, chartsOfRegistry, noteBuild } from '#tests/support/flow-build.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-flow-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const shop = await useShop()
const file = join(folder, 'flow.json')
const today = new Date().toISOString().slice(0, 10)
const run = (...words: string[]) =>
  flowCommand({ databaseUrl: shop.databaseUrl, projectIds: [11, 14], build: 'running', words })
const flows = () => readCountsFile(readFileSync(file, 'utf8')) ?? expect.fail()
const [path] = await goldenPathsOf(couponModel)
const [one = '', other = ''] = path?.steps.flatMap(({ transitions }) => transitions) ?? []

test('without a build that has charts there is nothing to write, and the command says what is missing', async () => {
  await expect(run(file)).rejects.toThrow('npm run build')
})

test('[T69] counts of all storefronts are written, and paths take as few steps as their weights allow', async () => {
  await noteBuild(shop.db, 'running')
  await switchAppSetting(shop, 'flow_counting', true)
  const rows: FlowRow[] = [
    [null, one, 0, 200],
    [one, other, 3, 2],
  ]
  await new Shopper(shop.url).call(flowCalls.countFlow, batchOf('running', 'coupon', rows))
  const told = (times: number) => [
    `${file}: 2 transitions of 1 machine taken ${times} times, ${dayBefore(29)} to ${today}, storefront 11 and 14.`,
  ]
  // the shop writes once a second
  await expect.poll(() => run(file, '--machine', 'coupon')).toEqual(told(202))
  await sql`insert into flow_days select 14, day, chart, before, taken, wait, 10 from flow_days where before = -1`.execute(
    shop.db,
  )
  expect(await run(file, '--machine', 'coupon')).toEqual(told(212))
  expect(flows()).toEqual([
    expect.objectContaining({
      machine: 'coupon',
      version: chartsOfRegistry.find(({ machine }) => machine === 'coupon')?.version,
      rows: [
        { before: null, taken: one, wait: 0, times: 210 },
        { before: one, taken: other, wait: 3, times: 2 },
      ],
    }),
  ])
  const { lines, code } = await pathsCommand(['coupon', '--weights', file, '--share', '99'])
  // one goal, one path, one step
  expect([
    code,
    lines
      .find((line) => line.startsWith('coupon'))
      ?.split(/ +/)
      .slice(3, 6),
  ]).toEqual([0, ['1/1', '1', '1']])
  await run(file)
  expect(flows()).toHaveLength(chartsOfRegistry.length)
})

test('days without counts are told, and a wrong machine, day or file with what would be right', async () => {
  const days = ['--from', '2026-01-01', '--to', '2026-01-31'] as const
  expect((await run(file, ...days))[1]).toContain('the setting flow_counting')
  expect(flows().every(({ from, to, rows }) => from === days[1] && to === days[3] && rows.length === 0)).toBe(
    true,
  )
  for (const [words, problem] of [
    [[], 'npm run shop -- flow FILE'],
    [[file, 'other'], 'npm run shop -- flow FILE'],
    [[file, '--form', today], 'npm run shop -- flow FILE'],
    [[file, '--machine', 'cuopon'], 'There is no machine "cuopon". The machines are: cart,'],
    [[file, '--from', 'monday'], '"monday" is not a day'],
    [[file, '--from', '2026-02-01', '--to', '2026-01-31'], '2026-02-01 is after 2026-01-31.'],
    [[file, '--from', '2024-01-01', '--to', '2026-01-31'], 'At most 400 days'],
    [[join(folder, 'missing', 'flow.json')], 'cannot be written'],
  ] as const)
    await expect(run(...words)).rejects.toThrow(problem)
})

const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
