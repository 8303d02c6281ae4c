import type { Request } from '@playwright/test'
import { flowCalls } from '#contract/site/flow.ts'
import { openDatabase } from '#tests/support/database.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { violationsOn } from './a11y-check.ts'
import { hidePage } from './hide-page.ts'
import { expect, test } from './switched.ts'

const TYPED = 'Canary willow'
const SCRIPT = /\/assets\/count-flow-/

const isCount = (request: Request): boolean => request.url().includes(flowCalls.countFlow.path)

test('what a visitor does is counted without a word of it, told when the tab is hidden, and shown to staff', async ({
  page,
  frame,
  context,
  ownShop,
}) => {
  const db = openDatabase(ownShop.databaseUrl, 2)
  try {
    await switchAppSetting({ db, url: ownShop.url }, 'flow_counting', true)
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
    const editor = await logInEditor(ownShop.url, await makeEditor(db, ['charts']))
    for (const [name, value] of editor.cookies) await context.addCookies([{ name, value, url: ownShop.url }])
    await page.goto('/statecharts#/productSearch?show=flow')
    await expect(page.getByRole('table').getByText('search.type').first()).toBeVisible()
    await expect(page.getByText('<5').first()).toBeVisible()
    expect(await violationsOn(page, 'flow of a chart')).toEqual([])
    await page.getByRole('link', { name: 'On the chart' }).press('Enter')
    await expect(page.locator('.note').filter({ hasText: '<5' }).first()).toBeVisible()
    await expect(page.locator('.stub').first()).toContainText('<5')
  } finally {
    await db.destroy()
  }
})

test('a browser with Global Privacy Control fetches nothing that counts, and nothing of it is counted', async ({
  page,
  ownShop,
}) => {
  const db = openDatabase(ownShop.databaseUrl, 2)
  try {
    await switchAppSetting({ db, url: ownShop.url }, 'flow_counting', true)
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
  } finally {
    await db.destroy()
  }
})
