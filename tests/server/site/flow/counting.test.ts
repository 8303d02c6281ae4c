import { expect, test } from 'vitest'
import { flowCalls, type FlowRow } from '#contract/site/flow.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { batchOf, chartsOfRegistry, noteBuild } from '#tests/support/flow-build.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, shopperAt } from '#tests/support/shopper.ts'

const shop = await useShop({ trustedProxies: 1 })
await switchAppSetting(shop, 'flow_counting', true)
await noteBuild(shop.db, 'first')
let analyst = await logInEditor(shop.url, await makeEditor(shop.db, ['charts']))

let addresses = 0
/** Within a second, by a call that is limited. */
const seenSoon = <T>(read: () => Promise<T>) => expect.poll(read, { interval: 500 })

/** A page at an address of its own, so that limits couple no tests. */
const page = () => shopperAt(shop.url, `10.7.${Math.floor(++addresses / 250)}.${addresses % 250}`)
const today = new Date().toISOString().slice(0, 10)
const flowOf = (machine: string, version?: string) =>
  analyst.call(flowCalls.readFlow, {
    query: { machine, from: today, to: today, ...(version ? { version } : {}) },
  })

const asked = 'coupon.shown|coupon.apply|0'
const coupon = chartsOfRegistry.find(({ machine }) => machine === 'coupon')
const [first = ''] = (coupon?.chart.transitions ?? []).map(({ id }) => id)

test('rows of two pages add up to one row, also across a restart, with the times of every one', async () => {
  const rows: FlowRow[] = [
    [null, first, 0, 2],
    [null, first, 3, 1],
    [first, null, 8, 2],
  ]
  expect(await page().call(flowCalls.countFlow, batchOf('first', 'coupon', rows))).toMatchObject({
    success: true,
  })
  await shop.reopen()
  const { cookies } = analyst
  analyst = new Shopper(shop.url)
  for (const [name, value] of cookies) analyst.cookies.set(name, value)
  await page().call(flowCalls.countFlow, batchOf('first', 'coupon', rows))
  await seenSoon(async () => (await flowOf('coupon'))?.rows).toEqual([
    { before: null, taken: first, wait: 0, times: 4 },
    { before: null, taken: first, wait: 3, times: 2 },
    { before: first, taken: null, wait: 8, times: 4 },
  ])
})

test('ids, machines and builds that nobody knows are dropped and tallied, and nothing of their text is kept', async () => {
  const secret = 'Mara Lindqvist'
  await page().call(flowCalls.countFlow, batchOf('first', 'chat', [[null, secret, 0, 3]]))
  await page().call(flowCalls.countFlow, batchOf('first', secret, [[null, first, 0, 5]]))
  await page().call(flowCalls.countFlow, batchOf(secret, 'chat', [[null, first, 0, 7]]))
  await seenSoon(() => flowOf('chat')).toMatchObject({ rows: [], unknown: 3, unattributed: 12 })
  const rows = await shop.db.selectFrom('flow_days').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('Mara')
})

test('transitions that cannot follow each other, or more departures than arrivals and actors, are refused as a whole', async () => {
  const versionCheck = 'versionCheck'
  const ids = (chartsOfRegistry.find(({ machine }) => machine === versionCheck)?.chart.transitions ?? []).map(
    ({ id }) => id,
  )
  const inVersion = ids.find((id) => id.startsWith('versionCheck.version.unknown')) ?? ''
  const inScripts = ids.find((id) => id.startsWith('versionCheck.scripts.whole')) ?? ''
  const refused = async (rows: FlowRow[], open: number, machine = versionCheck) =>
    (await page().send(flowCalls.countFlow, batchOf('first', machine, rows, open))).status
  expect(await refused([[inVersion, inScripts, 0, 1]], 5)).toBe(422)
  const left: FlowRow[] = [
    [null, inVersion, 0, 1],
    [inVersion, null, 0, 3],
  ]
  expect(await refused(left, 0)).toBe(422)
  expect(await refused(left, 1)).toBe(200)
  await seenSoon(async () =>
    (await flowOf(versionCheck))?.rows.reduce((sum, { times }) => sum + times, 0),
  ).toBe(4)
})

test('a seventh batch within a minute is refused, and a batch above its limits', async () => {
  const eager = page()
  const one = batchOf('first', 'cart', [[null, null, 0, 1]])
  for (let sent = 0; sent < 6; sent++) expect((await eager.send(flowCalls.countFlow, one)).status).toBe(200)
  const limited = await eager.send(flowCalls.countFlow, one)
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
  const row: FlowRow = [null, asked, 0, 1]
  const statusOf = async (body: object) => (await page().send(flowCalls.countFlow, { body })).status
  const rows = (n: number) => Array.from({ length: n }, () => row)
  expect(await statusOf(batchOf('first', 'toast', rows(401)).body)).toBe(422)
  expect(await statusOf(batchOf('first', 'toast', [[null, asked, 9, 1]]).body)).toBe(422)
  expect(await statusOf(batchOf('first', 'toast', [[null, asked, 0, 501]]).body)).toBe(422)
  expect(await statusOf({ ...batchOf('first', 'toast', []).body, email: 'mara@lund.example' })).toBe(422)
  const large: FlowRow = [null, 'x'.repeat(190), 0, 1]
  expect(
    await statusOf(
      batchOf(
        'first',
        'toast',
        Array.from({ length: 130 }, () => large),
      ).body,
    ),
  ).toBe(413)
})

test('old pages count for the charts of their own build', async () => {
  const changed = chartsOfRegistry.map((chart) =>
    chart.machine === 'toaster' ? { ...chart, version: 'abcdefabcdef' } : chart,
  )
  await noteBuild(shop.db, 'second', { charts: changed, now: new Date(Date.now() + 1_000) })
  await page().call(flowCalls.countFlow, batchOf('first', 'toaster', [[null, null, 1, 1]]))
  await page().call(flowCalls.countFlow, batchOf('second', 'toaster', [[null, null, 2, 2]]))
  const older = chartsOfRegistry.find(({ machine }) => machine === 'toaster')?.version
  await seenSoon(async () => (await flowOf('toaster', older))?.rows).toMatchObject([{ wait: 1 }])
  await seenSoon(async () => (await flowOf('toaster'))?.rows).toMatchObject([{ wait: 2 }])
  const listed = await analyst.call(flowCalls.listCharts, {})
  expect(listed.filter(({ machine }) => machine === 'toaster').map(({ version }) => version)).toEqual([
    'abcdefabcdef',
    older,
  ])
  const chart = await analyst.call(flowCalls.readChart, {
    params: { machine: 'toaster', version: 'abcdefabcdef' },
  })
  expect(chart?.transitions.length).toBeGreaterThan(0)
})

test('staff with the right charts read them; anybody else gets what does not exist, or is told that they may not', async () => {
  const query = { machine: 'coupon', from: today, to: today }
  const visitor = new Shopper(shop.url)
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'settings']))
  for (const [entry, args] of [
    [flowCalls.readFlow, { query }],
    [flowCalls.listCharts, {}],
    [flowCalls.readChart, { params: { machine: 'coupon', version: coupon?.version ?? '' } }],
  ] as const) {
    expect((await visitor.send(entry, args)).status).toBe(404)
    expect((await editor.send(entry, args)).status).toBe(403)
    expect((await analyst.send(entry, args)).status).toBe(200)
  }
  expect((await analyst.send(flowCalls.readFlow, { query: { ...query, from: '2020-01-01' } })).status).toBe(
    422,
  )
  expect((await analyst.send(flowCalls.readFlow, { query: { ...query, machine: 'teapot' } })).body).toBe(null)
})

test('with the setting flow_counting off nothing is counted, and the page is told', async () => {
  await setAppSetting(shop.db, 'flow_counting', false)
  const rows: FlowRow[] = [[null, null, 0, 9]]
  await seenSoon(
    async () => (await page().call(flowCalls.countFlow, batchOf('first', 'session', rows))).success,
  ).toBe(false)
})
