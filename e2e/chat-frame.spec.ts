import type { BrowserContext, Frame, Page } from '@playwright/test'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { goods } from './goods.ts'
import { CHAT_SCRIPT, ChatDriver, chatScript } from './pages/chat.driver.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: 'gold', pictures: false })

test.beforeEach(async ({ db, context, ownShop }) => {
  await setAppSetting(db, 'chat_script_url', CHAT_SCRIPT)
  await expect.poll(async () => (await fetch(`${ownShop.url}/chat-frame`)).status, QUICK).toBe(200)
  await answerScript(context)
})
test.afterEach(({ db }) => setAppSetting(db, 'chat_script_url', ''))

const answerScript = (context: BrowserContext) =>
  context.route(chatScript, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

test('[CHAT-01][CHAT-02][CHAT-03][CHAT-05][DATA-01] the script of a provider runs in a frame and hears of customer, price level and product as they change', async ({
  page,
  frame,
  email,
  ownShop,
  db,
}) => {
  const chat = new ChatDriver(page)
  const [product] = await goods(db, 1)
  await chat.agree(ownShop.url)
  await page.goto('/')
  await chat.open()
  await chat.seeOpen()
  const told = async () => Object(await chat.told())
  await expect.poll(told, QUICK).toMatchObject({
    facts: { email, product_id: null },
    userDeviceInfo: { browser: 'Chrome', os: 'Linux', type: 'desktop' },
  })
  expect((await told()).facts.price_levels_id).not.toBe(16)
  await frame.searchFor(product?.name ?? '')
  await page
    .getByRole('main')
    .getByRole('link', { name: product?.name ?? '' })
    .first()
    .click()
  await expect.poll(async () => (await told()).facts.product_id, QUICK).toBe(product?.id)
  await frame.goHome()
  await expect.poll(async () => (await told()).facts.product_id, QUICK).toBe(null)
  await frame.logOut()
  await expect
    .poll(async () => (await told()).facts, QUICK)
    .toMatchObject({ customers_id: null, email: '', price_levels_id: 16 })
  await frame.goToLogin()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[CHAT-04] a script that cannot be loaded leaves the phone number and only a line in the log', async ({
  page,
  context,
  ownShop,
}) => {
  await context.unroute(chatScript)
  await context.route(chatScript, (route) => route.abort('connectionrefused'))
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const chat = new ChatDriver(page)
  await chat.agree(ownShop.url)
  await page.goto('/')
  await chat.open()
  await expect(chat.panel.getByRole('alert')).toHaveText('Chat is not available. Call (417) 555-0140.')
  expect(lines).toContain('the chat could not be loaded')
  await context.unroute(chatScript)
  await answerScript(context)
  await chat.open()
  await chat.seeOpen()
})

test('without consent no provider is asked; the answer is kept, can be changed, and Global Privacy Control is no', async ({
  page,
  context,
}) => {
  const chat = new ChatDriver(page)
  await page.goto('/')
  await expect(chat.consent).toContainText('May we load the chat of our provider?')
  await expect(chat.consent).not.toContainText('advertisements')
  await chat.consent.getByRole('button', { name: 'No' }).click()
  await expect(chat.consent).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await chat.open()
  await expect(chat.panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await chat.close()
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy choices' })).toBeFocused()
  await chat.consent.getByRole('button', { name: 'Yes, allow' }).click()
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  expect(cookie).toMatchObject({ value: 'yes', sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(179 * 86_400)
  await chat.open()
  await chat.seeOpen()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.reload()
  await chat.open()
  await expect(chat.panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
})

test('the frame reaches nothing of the shop; with allow-same-origin it would reach everything', {
  tag: '@core',
}, async ({ page, ownShop }) => {
  await openToOwnCalls(page)
  const chat = new ChatDriver(page)
  await chat.agree(ownShop.url)
  await page.goto('/')
  await chat.open()
  await chat.seeOpen()
  expect(await reached(await frameOf(page, 'Chat of our provider'))).toEqual([])
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.title = 'control'
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
    frame.src = '/chat-frame?control'
    document.body.append(frame)
  })
  expect(await reached(await frameOf(page, 'control'))).toEqual([
    'storage',
    'cookie',
    'parent',
    'top',
    'database',
    'call',
  ])
})

/** The policy of the frame admits calls to this server, as it does for one with https; in the control no sandbox. */
const openToOwnCalls = (page: Page) =>
  page.route(/\/chat-frame/, async (route) => {
    const response = await route.fetch()
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      'connect-src',
      `connect-src ${new URL(route.request().url()).origin}`,
    )
    const isControl = route.request().url().endsWith('?control')
    const headers = {
      ...response.headers(),
      'content-security-policy': isControl ? policy.replace(/; sandbox.*/, '') : policy,
    }
    await route.fulfill({ response, headers })
  })

async function frameOf(page: Page, title: string): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[title="${title}"]`)
  const frame = await element.contentFrame()
  if (!frame) throw new Error(`no frame ${title}`)
  await frame.waitForLoadState()
  return frame
}

/** What a script in the frame gets hold of. */
const reached = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(async () => {
    const opened = () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('probe')
        request.addEventListener('success', () => resolve(true))
        request.addEventListener('error', () => reject(new Error('refused')))
      })
    const page = new URL(location.href).origin
    const attempts: Record<string, () => unknown> = {
      storage: () => parent.localStorage.getItem('user'),
      cookie: () => parent.document.cookie,
      parent: () => parent.document.title,
      top: () => top?.location.href,
      database: opened,
      call: async () =>
        (await fetch(`${page}/shop-api/public/api/site/get-active-redirects?project_id=11`)).json(),
    }
    const found: string[] = []
    for (const [name, attempt] of Object.entries(attempts))
      await Promise.resolve()
        .then(attempt)
        .then(
          (value) => void (value !== null && value !== undefined && found.push(name)),
          () => undefined,
        )
    return found
  })
