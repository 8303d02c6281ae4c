import { NEW_SHOW_PATH } from '#contract/content/show-paths.ts'
import { deniedWrites } from './device-writes.ts'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'
import { ShowKeepingDriver } from './pages/show-keeping.driver.ts'

const SAVE = '**/api/shows/save-show'

test.use({ customer: 'silver', pictures: false })

test('changes that are in this page only are dropped on purpose: by a link, by Back, by a copy', async ({
  page,
}) => {
  await page.addInitScript(deniedWrites)
  await new ShowBuilderDriver(page).startEmpty()
  const show = new ShowKeepingDriver(page)
  await show.see('saved')
  await page.route(SAVE, (route) => route.abort())
  await show.rename('Nowhere')
  await show.see('unkept')
  const address = page.url()
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' })
  for (const leave of [
    () => page.getByRole('link', { name: 'Show Builder', exact: true }).click(),
    () => page.goBack(),
    () => show.duplicate(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(show.name).toHaveValue('Nowhere')
    await expect(page).toHaveURL(address)
  }
  await page.unroute(SAVE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await show.see('saved')
  await show.duplicate()
  await expect(show.name).toHaveValue('Nowhere (copy)')
  await page.route(SAVE, (route) => route.abort())
  await show.rename('Dropped')
  await show.see('unkept')
  await page.getByRole('link', { name: 'Show Builder', exact: true }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Show builder' })).toBeVisible()
})

test('[SHOW-03] a show whose save got no answer is sent at once by a press, which keeps the focus', async ({
  page,
}) => {
  await new ShowBuilderDriver(page).startEmpty()
  const show = new ShowKeepingDriver(page)
  await show.see('saved')
  await page.route(SAVE, (route) => route.abort())
  await show.rename('Not sent')
  await show.see('here')
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(page.getByRole('button', { name: /^Buy · \d/ })).toBeInViewport({ ratio: 1 })
  await page.unroute(SAVE)
  await page.getByRole('button', { name: 'Try again now' }).press('Enter')
  await show.see('saved')
  await expect(page.locator('[data-keeping="saved"]')).toBeFocused()
})

test('[SHOW-01] Back to the wishes in the moment in which a plan is used leads there', async ({ page }) => {
  await page.goto(NEW_SHOW_PATH)
  const propose = page.getByRole('button', { name: 'Propose shows' })
  await propose.click()
  const use = page.getByRole('region', { name: 'Plans' }).getByRole('button', { name: /^Use this show/ })
  const addresses = await use.last().evaluate((button: HTMLElement, path) => {
    button.click()
    const opened = location.pathname
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return [opened, location.pathname]
  }, NEW_SHOW_PATH)
  expect(addresses[0]).not.toBe(addresses[1])
  await expect(propose).toBeVisible()
})
