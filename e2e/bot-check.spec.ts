import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext, Page } from '@playwright/test'
import { setAppSetting } from '#tests/support/app-setting.ts'
import { RegisterDriver } from './pages/register.driver.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

/** A widget by the interface of the providers: a button, and a new token for every press. */
const WIDGET = `
window.grecaptcha = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button')
    button.textContent = 'I am a person'
    let presses = 0
    button.onclick = () => { button.textContent = 'Confirmed'; callback(sitekey + '-' + ++presses) }
    place.append(button)
    return 0
  },
  reset() { document.querySelector('button').textContent = 'I am a person' },
}
window[new URL(document.currentScript.src).searchParams.get('onload')]()`

/** A provider that confirms every token of the widget. */
async function openProvider(context: BrowserContext) {
  const asked: (string | null)[] = []
  const loaded: string[] = []
  const server = createServer(
    (request, response) =>
      void text(request).then((body) => {
        const token = new URLSearchParams(body).get('response')
        asked.push(token)
        response.end(JSON.stringify({ success: token !== '' }))
      }),
  ).listen(0, '127.0.0.1')
  await context.route(/^https:\/\/check\.example\//, (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: WIDGET })
  })
  const { port } = server.address() as AddressInfo
  return { asked, loaded, url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

const fresh = () => `mara-${crypto.randomUUID().slice(0, 8)}@quill.example`
const widgetOf = (page: Page) => page.frameLocator('iframe[title="Bot check"]').getByRole('button')

async function resetPassword(page: Page): Promise<void> {
  await page.goto('/login/reset-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@lund.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Confirm in the bot check')
  await widgetOf(page).click()
  await expect(widgetOf(page)).toHaveText('Confirmed')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/reset-password-method$/)
}

/** A press that the page itself refuses takes no token; the next one does. */
async function openAccount(page: Page): Promise<void> {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await register.fill(fresh(), 'password')
  await widgetOf(page).click()
  await register.submit.click()
  await register.seeProblem('password')
  await expect(widgetOf(page)).toHaveText('Confirmed')
  await register.fill(fresh(), 'Willow~Gate7')
  await page.getByText('I want volume pricing').click()
  await register.submit.click()
  await expect(page).toHaveURL(/volume-application$/)
}

test('[DATA-03][DATA-26][DATA-33] with a site key register, volume request and reset e-mail show the bot check, whose token the next submission takes, and nothing is loaded elsewhere or without a key', async ({
  page,
  context,
  db,
  ownShop,
}) => {
  const { asked, loaded, url, close } = await openProvider(context)
  const set = (key: string, value: unknown) => setAppSetting(db, key, value)
  try {
    await set('recaptcha_verify_url', url)
    await set('recaptcha_secret', 'secret')
    await set('recaptcha_script_url', 'https://check.example/api.js')
    await set('recaptcha', true)
    await page.goto('/register')
    await expect(new RegisterDriver(page).submit).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)

    await set('recaptcha_site_key', 'key')
    await expect.poll(async () => (await fetch(`${ownShop.url}/bot-check-frame`)).status, QUICK).toBe(200)
    await resetPassword(page)
    expect(asked).toEqual(['', 'key-1'])
    await openAccount(page)
    await expect(widgetOf(page)).toHaveText('I am a person')
    expect(asked).toEqual(['', 'key-1', 'key-1'])

    const before = loaded.length
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(loaded).toHaveLength(before)
  } finally {
    await set('recaptcha', false)
    await set('recaptcha_site_key', '')
    close()
  }
})
