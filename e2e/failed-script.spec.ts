import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: null, pictures: false })

/** Runs in the page before its first script: notes that the pause before the page is loaded again is over. */
function notePause(): void {
  const { setTimeout } = globalThis
  const noting = (callback: () => void, delay?: number) =>
    setTimeout(() => {
      callback()
      if (delay === 1_000) Reflect.set(globalThis, 'isPauseOver', true)
    }, delay)
  Reflect.set(globalThis, 'setTimeout', noting)
}

test('a page whose script fails is loaded again once, and then its links work and its form loads it again', {
  tag: '@core',
}, async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.addInitScript(notePause)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect.poll(() => loads, QUICK).toBe(2)
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').first().fill('nobody@early.example')
  await form.locator('input[type="password"]').fill('Wrong!2026')
  await page.waitForFunction(() => Reflect.get(globalThis, 'isPauseOver'))
  await form.locator('input[type="password"]').press('Enter')
  await expect.poll(() => loads, QUICK).toBe(3)
  expect(page.url()).not.toContain('early')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(() => loads, QUICK).toBe(4)
})

test('a page that cannot be drawn while the app takes over leaves the header in use', {
  tag: '@core',
}, async ({ page, db }) => {
  const [product] = await goods(db, 1, { category: 'Comets' })
  await page.route('**/product/*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"similar":[', '"similar":null,"dropped":[')
    await route.fulfill({ response: answer, body })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/product/${product?.url}`)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
