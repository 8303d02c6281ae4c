import { type Page, test } from '@playwright/test'
import { expect } from './expect.ts'
import { openExplorer } from './open-explorer.ts'

const choice = (page: Page, name: string) =>
  page.locator('li[data-kind]').getByRole('button', { name, exact: true })
const happened = (page: Page) => page.getByRole('list', { name: 'What happened' })

/** With the samples of order.submit on the way. */
async function reviewing(page: Page, fragment = '#/checkout?show=simulate') {
  const asked = await openExplorer(page, fragment)
  await choice(page, 'step.requested {"step":"review"}').press('Enter')
  await choice(page, 'preparing answers allDone').press('Enter')
  await expect(page.getByText('Now in open.stepping.reviewing')).toBeVisible()
  return asked
}

const wide = { width: 1440, height: 900 }

test('what can happen stays inside of its column, each sample told by what differs', async ({ page }) => {
  await page.setViewportSize(wide)
  await reviewing(page)
  const samples = page.getByRole('button', { name: /^order\.submit / })
  await expect(samples).toHaveText([
    'order.submit {"confirmed_age":null,"age_to_confirm":null}',
    'order.submit {"confirmed_age":null,"age_to_confirm":21}',
    'order.submit {"confirmed_age":21,"age_to_confirm":21}',
  ])
  await expect(samples.last()).toHaveAttribute('title', /"cart_id":501.*"age_to_confirm":21/)
  for (const width of [390, 992, 1440]) {
    await page.setViewportSize({ ...wide, width })
    const beyond = await page
      .getByRole('heading', { name: 'What can happen now' })
      .locator('..')
      .evaluate((section) => {
        const edge = section.getBoundingClientRect().right
        return [...section.querySelectorAll('button')].filter(
          (button) => button.getBoundingClientRect().right > edge + 1,
        ).length
      })
    expect(beyond).toBe(0)
  }
})

test('where one is, what the step did and the picture stay in sight of the last choice', async ({ page }) => {
  await page.setViewportSize(wide)
  await reviewing(page)
  await page
    .getByRole('button', { name: /^order\.submit / })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Step back' }).press('Enter')
  const last = page.locator('li[data-kind]').last().getByRole('button')
  await last.scrollIntoViewIfNeeded()
  await expect(page.getByText('Now in open.stepping.reviewing')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.state.active > rect').first()).toBeInViewport()
  await expect(happened(page).getByRole('listitem').last()).toBeInViewport()
  await expect(happened(page)).toContainText('takes back why the shopper was sent back')
})

test('the address has the steps, so that a reload and a link go on there', async ({ page }) => {
  await reviewing(page)
  const steps = await happened(page).innerText()
  await page.reload()
  await expect(page.getByText('Now in open.stepping.reviewing')).toBeVisible()
  expect(await happened(page).innerText()).toBe(steps)
  await page.getByRole('button', { name: 'Step back' }).press('Enter')
  await page.reload()
  await expect(page.getByText('Now in preparing')).toBeVisible()
  await openExplorer(page, '#/checkout?show=simulate&run=start*step.requested*order.sent*checkout.left')
  await page.reload()
  await expect(page.getByText('2 steps of the link cannot happen in this chart')).toBeVisible()
  await expect(page.getByText('Now in preparing')).toBeVisible()
})
