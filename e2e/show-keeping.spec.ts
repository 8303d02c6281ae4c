import type { Page } from '@playwright/test'
import { SHOW_PATHS, showPath } from '#contract/content/show-paths.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { showOf, store } from '#tests/server/shows/stored-shows.ts'
import { deniedWrites, heldWrites } from './device-writes.ts'
import { expect, test } from './fixtures.ts'
import { ShowKeepingDriver } from './pages/show-keeping.driver.ts'
import { SAVE, start, startSaved, storedNames } from './shows.ts'

const LIST = '**/api/shows/select-shows*'
const answered = (data: object) => ({ json: { success: true, errors: [], data } })

test.use({ pictures: false })

/** What a device does with a change that the server has not confirmed, in each state of keeping it. */
const STATES: Readonly<Record<string, (page: Page, show: ShowKeepingDriver) => Promise<void>>> = {
  settling: async (_, show) => show.rename('Settling'),
  'storing, with the device still writing': async (page, show) => {
    await page.evaluate(() => Reflect.set(globalThis, 'isWriteHeld', true))
    await show.rename('Storing')
    await page.waitForFunction(() => Reflect.get(globalThis, 'isWriting') === true)
    await show.see('saving')
  },
  sending: async (page, show) => {
    await page.route(SAVE, () => new Promise(() => undefined))
    const sent = page.waitForRequest(SAVE)
    await show.rename('Sending')
    await sent
  },
  'sending, outrun by another change': async (page, show) => {
    await page.route(SAVE, () => new Promise(() => undefined))
    const sent = page.waitForRequest(SAVE)
    await show.rename('Sent before')
    await sent
    await show.rename('Outrun')
  },
  'sending, with the answer lost': async (page, show) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(SAVE, async (route) => {
      await route.fetch()
      arrived.resolve()
    })
    await show.rename('Answer lost')
    await arrived.promise
  },
  'kept here, without a network': async (page, show) => {
    await page.route(SAVE, (route) => route.abort())
    await show.rename('Kept here')
    await show.see('here')
  },
  'refused by the server': async (page, show) => {
    await page.route(SAVE, (route) => route.fulfill(answered({ kind: 'tooMany' })))
    await show.rename('Refused')
    await show.see('refused')
  },
}

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  for (const [state, enter] of Object.entries(STATES))
    test(`a show that is ${state} loses nothing by a reload, and is saved after it`, async ({
      page,
      shopper,
    }) => {
      await page.addInitScript(heldWrites)
      const show = await startSaved(page)
      await enter(page, show)
      const name = await show.name.inputValue()
      await page.reload()
      await show.seeEditable()
      await expect(show.name).toHaveValue(name)
      await page.unroute(SAVE)
      await show.touch()
      await show.see('saved')
      await expect.poll(() => storedNames(shopper)).toEqual([`${name}.`])
    })

  test('a show is begun once it is known whose it is, before the list is read', async ({ page }) => {
    const asked = Promise.withResolvers<void>()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/auth/me*', async (route) => {
      asked.resolve()
      await held
      await route.continue()
    })
    const listed = Promise.withResolvers<void>()
    await page.route(LIST, () => listed.resolve())
    await page.goto(SHOW_PATHS.builder)
    await asked.promise
    await expect(page.getByText('Loading page')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: 'Show builder' })).toHaveCount(0)
    release()
    await listed.promise
    await page.getByRole('button', { name: /^Empty show/ }).click()
    await new ShowKeepingDriver(page).see('saved')
  })

  test('control: without the device a reload loses what the server does not have', async ({ page }) => {
    await page.addInitScript(deniedWrites)
    page.on('dialog', (dialog) => void dialog.accept())
    const show = await startSaved(page)
    await page.route(SAVE, (route) => route.abort())
    await show.rename('Nowhere')
    await show.see('unkept')
    await page.reload()
    await show.seeEditable()
    await expect(show.name).not.toHaveValue('Nowhere')
  })

  test('a second tab shows the show, takes it over, and the first gives it up', async ({ page, context }) => {
    const show = await startSaved(page)
    const other = await context.newPage()
    const second = new ShowKeepingDriver(other)
    await other.goto(page.url())
    await second.see('elsewhere')
    await show.rename('Changed a moment ago')
    await other.getByRole('button', { name: 'Edit here' }).click()
    await second.seeEditable()
    await expect(second.name).toHaveValue('Changed a moment ago')
    await show.see('elsewhere')
    await second.rename('By the second tab')
    await second.see('saved')
  })

  test('a show that was removed meanwhile is kept on the account by Duplicate', async ({ page, shopper }) => {
    const show = await startSaved(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await shopper.call(showCalls.removeShow, { body: { id } })
    await show.rename('Still wanted')
    await show.see('refused')
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await show.see('saved')
    await expect.poll(() => storedNames(shopper)).toContain('Still wanted (copy)')
  })
})

test('a show of the account, opened without a log-in, opens after it', async ({
  page,
  login,
  email,
  shopper,
}) => {
  await shopper.logIn(email)
  const id = await store(shopper, showOf(2))
  await page.goto(showPath(id))
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await login.logIn(email)
  await expect(page.getByRole('textbox', { name: 'Name of the show' })).toHaveValue('Lake finale')
})

test('a visitor builds on this device, and stores the show on the account after the log-in', async ({
  page,
  login,
  email,
  shopper,
}) => {
  const show = await start(page)
  await show.rename('Of a visitor')
  await show.see('here')
  await page.goto('/login')
  await login.logIn(email)
  await expect(page).not.toHaveURL(/login/)
  await show.openList()
  await page.getByRole('link', { name: 'Open Of a visitor' }).click()
  await show.seeEditable()
  await page.getByRole('button', { name: 'Store on my account' }).click()
  await show.see('saved')
  await shopper.logIn(email)
  expect(await storedNames(shopper)).toEqual(['Of a visitor'])
})
