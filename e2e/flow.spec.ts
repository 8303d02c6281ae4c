import type { Request } from '@playwright/test'
import { flowCalls, type FlowRow } from '#contract/site/flow.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { machineContent } from '#statecharts/explorer-content/machine-content.ts'
import { countText, usesOf } from '#statecharts/explorer/flow/figures.ts'
import { shareText } from '#statecharts/explorer/flow/flow-overlay.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { violationsOn } from './a11y-check.ts'
import { CountedKeyboard } from './counted-keyboard.ts'
import { hidePage } from './hide-page.ts'
import { expect, test as inOwnShop } from './switched.ts'

const test = inOwnShop.extend<{ countingDb: TestDb }>({
  /** of the spec's own shop, which counts */
  countingDb: [
    async ({ ownShop }, use) => {
      const db = openDatabase(ownShop.databaseUrl, 2)
      await switchAppSetting({ db, url: ownShop.url }, 'flow_counting', true)
      await use(db)
      await db.destroy()
    },
    { auto: true },
  ],
})

const TYPED = 'Canary willow'
const SCRIPT = /\/assets\/count-flow-/

const isCount = (request: Request): boolean => request.url().includes(flowCalls.countFlow.path)

test('what a visitor does is counted without a word of it, told when the tab is hidden, and shown to staff', async ({
  page,
  frame,
  context,
  ownShop,
  countingDb,
}) => {
  const script = page.waitForResponse((response) => SCRIPT.test(response.url()))
  await page.goto('/')
  await script
  await frame.searchFor(TYPED)
  // the first call of a page brings its token, and is repeated with it
  const counted = page.waitForResponse((each) => isCount(each.request()) && each.status() === 200)
  await hidePage(page)
  const request = (await counted).request()
  expect(request.headers()['authorization']).toBeUndefined()
  expect(request.postData()).toContain('productSearch')
  expect(request.postData()).not.toContain('Canary')
  const editor = await logInEditor(ownShop.url, await makeEditor(countingDb, ['charts']))
  for (const [name, value] of editor.cookies) await context.addCookies([{ name, value, url: ownShop.url }])
  await page.goto('/statecharts#/productSearch?show=flow')
  await expect(page.getByRole('table').getByText('search.type').first()).toBeVisible()
  await expect(page.getByText('<5').first()).toBeVisible()
  expect(await violationsOn(page, 'flow of a chart')).toEqual([])
  await page.getByRole('link', { name: 'On the chart' }).press('Enter')
  await expect(page.locator('.note').filter({ hasText: '<5' }).first()).toBeVisible()
  await expect(page.locator('.stub').first()).toContainText('<5')
})

test('how many go on from a state and where is told by keyboard in at most six presses', async ({
  page,
  context,
  ownShop,
  countingDb,
}) => {
  const rows = (await goldenPathsOf(couponModel)).flatMap(({ begins, steps }, at): readonly FlowRow[] => {
    const taken = [begins, ...steps].flatMap(({ transitions }) => transitions)
    return taken.map((id, index) => [taken[index - 1] ?? null, id, 2, 10 + at])
  })
  const { version } = await countingDb.selectFrom('flow_builds').select('version').executeTakeFirstOrThrow()
  const body = { version, charts: [{ machine: 'coupon', open: 100, rows }] }
  await new Shopper(ownShop.url).call(flowCalls.countFlow, { body })
  const editor = await logInEditor(ownShop.url, await makeEditor(countingDb, ['charts']))
  for (const [name, value] of editor.cookies) await context.addCookies([{ name, value, url: ownShop.url }])
  const counted = rows.map(([before, taken, wait, times]) => ({ before, taken, wait, times }))
  const uses = usesOf(await machineContent(couponModel), counted)
  const told = uses.map(({ transition: { cause }, times, share, wait }) =>
    [cause, countText(times), shareText(times, share), wait ?? '–'].join(' '),
  )
  await page.goto('/statecharts')
  await new CountedKeyboard(page).find('coupon flow')
  const shown = page.getByRole('table', { name: 'Use of Coupon' }).locator('tbody tr')
  const textsOf = (cells: readonly string[]) => [1, 4, 5, 6].map((at) => cells[at]?.trim()).join(' ')
  const cellsOf = async () =>
    Promise.all((await shown.all()).map(async (each) => textsOf(await each.locator('td').allInnerTexts())))
  await expect.poll(cellsOf).toEqual(told)
})

test('a browser with Global Privacy Control fetches nothing that counts, and nothing of it is counted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect.poll(() => asked.some((url) => /\/assets\/after-load-.*\.js/.test(url))).toBe(true)
  await hidePage(page)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => SCRIPT.test(url) || url.includes(flowCalls.countFlow.path))).toEqual([])
})
