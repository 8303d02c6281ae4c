import { type Page, test } from '@playwright/test'
import { expect } from './expect.ts'
import { find, openExplorer } from './open-explorer.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('whoever finds something or follows a link is at its heading, and the tab is named by it', async ({
  page,
}) => {
  await openExplorer(page)
  await find(page, 'cardDeclined')
  await expect(heading(page, 'cardDeclined')).toBeFocused()
  await expect(page).toHaveTitle('cardDeclined · payment · Statecharts')
  await page.getByRole('link', { name: /^Checkout \d/ }).press('Enter')
  await expect(heading(page, 'Checkout')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'idle', exact: true }).first().press('Enter')
  await expect(heading(page, 'idle')).toBeFocused()
  await expect(page).toHaveTitle('idle · checkout · Statecharts')
  await page.getByRole('link', { name: 'Live', exact: true }).press('Enter')
  await expect(heading(page, 'Live')).toBeFocused()
  await expect(page).toHaveTitle('Live · Statecharts')
})

test('what moves inside of a view keeps the focus', async ({ page }) => {
  await openExplorer(page, '#/coupon?show=simulate')
  const back = page.getByRole('button', { name: 'Begin: start' })
  await back.press('Enter')
  await expect(page).toHaveURL(/run=start/)
  await expect(back).toBeFocused()
  await openExplorer(page, '#/coupon?show=chart&fold=')
  await page.getByRole('button', { name: 'Coverage' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Coverage' })).toBeFocused()
})

test('the first press of Tab offers the way to the content', async ({ page }) => {
  await openExplorer(page, '#/checkout')
  await expect(heading(page, 'Checkout')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).toContain('#/checkout')
})

for (const width of [390, 1440])
  test(`Back leads to where a view was left, a new view begins at its start, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openExplorer(page, '#/checkout?show=outline')
    const link = page.getByRole('row').last().getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const top = () =>
      page.evaluate(() => Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0))
    const left = await top()
    expect(left).toBeLessThan(-400)
    await link.click()
    await expect(page.getByRole('heading', { name: 'What it is' })).toBeVisible()
    await expect.poll(top).toBeGreaterThan(0)
    await page.goBack()
    await expect(page.getByRole('row').last()).toBeInViewport()
    await expect.poll(top).toBe(left)
  })
