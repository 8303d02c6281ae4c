import type { Locator, Page } from '@playwright/test'
import { MESSAGES } from '#contract/platform/messages.ts'
import { expect, test } from './fixtures.ts'
import { changeBoot } from './change-boot.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

test.use({ pictures: false })

const banner = (page: Page) => page.getByRole('banner')

const edgesOf = (part: Locator) =>
  part.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return { top, bottom }
  })

async function seeLogoOnly(page: Page): Promise<void> {
  await expect(banner(page).getByRole('link').first()).toHaveAttribute('href', '/')
  await expect(banner(page).getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0)
}

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[HDR-05][HDR-06][HDR-07][HDR-10][HDR-11] sees name, account menu, cart and a disabled price level', {
    tag: '@core',
  }, async ({ page, db, frame, shopper }) => {
    await fillCart(shopper, await goods(db, 2), 3)
    await page.goto('/')
    await frame.seeCartSettled(6)
    await expect(frame.cartLink).toHaveText('6')
    const account = banner(page).getByRole('button', { name: 'Hi, Dana Account' })
    await expect(account).toContainText('Hi, Dana')
    await account.click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    const level = banner(page).getByRole('combobox', { name: 'Price list' })
    await expect(level).toBeDisabled()
    await expect(level).toHaveText('Silver')
    await expect(level, 'drawn as text').toHaveCSS('appearance', 'none')
    await expect(level).toHaveCSS('border-top-width', '0px')
    await frame.cartLink.click()
    await frame.seePath('/cart')
    await expect(frame.searchBox).toHaveCount(1)
  })

  test('[HDR-01][HDR-03] sees nothing but the logo while checking out', { tag: '@core' }, async ({
    page,
    db,
    checkout,
    shopper,
  }) => {
    await fillCart(shopper, await goods(db, 1), 2)
    await checkout.open('details')
    await checkout.see('details')
    await seeLogoOnly(page)
    await banner(page).getByRole('link').first().click()
    await expect(banner(page).getByRole('combobox', { name: 'Search products' })).toHaveCount(1)
  })
})

test.describe('the invitation to volume pricing', () => {
  test.use({ customer: 'silver' })

  test('[ACC-04][DATA-21][PRC-03] is in both menus beside Password, if set', async ({ page, frame }) => {
    const entry = page.getByRole('link', { name: 'Apply for volume pricing' })
    await page.goto('/')
    await frame.openAccountMenu()
    const password = page.getByRole('link', { name: 'Password', exact: true })
    await expect(password).toHaveAttribute('href', '/account/password')
    await entry.click()
    await frame.seePath('/pages/volume-application')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await entry.click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await password.click()
    await frame.seePath('/account/password')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await changeBoot(page, ({ app_settings }) => ({
      app_settings: { ...app_settings, solicit_apply_for_volume: false },
    }))
    await page.reload()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Recent messages' })).toBeVisible()
    await expect(entry).toHaveCount(0)
  })
})

test.describe('a customer of special orders', () => {
  test.use({ customer: 'special' })

  test('[HDR-12] sees Special Order Pricing', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toContainText('Special Order Pricing')
    await expect(banner(page)).not.toContainText('Silver')
  })
})

test('[ROLE-08][ROUTE-44] account, cart and checkout open for a visitor after a login', {
  tag: '@core',
}, async ({ page, frame, login, email }) => {
  for (const [path, text] of [
    ['/cart', 'Log in to continue to your cart.'],
    ['/checkout', 'Log in to continue to checkout.'],
    ['/account/orders', 'Log in to continue to your account.'],
  ] as const) {
    await page.goto(path)
    await login.seeAsked()
    await expect(page.getByText(text)).toBeVisible()
  }
  await login.logIn(email)
  await frame.seePath('/account/orders')
  await frame.seeHeading('Orders')
})

test('[HDR-03] the pages of staff and of shared shows have only the logo', async ({ page }) => {
  for (const path of ['/login-as', '/view-my-fireworks-show/abc', '/login/reset-password']) {
    await page.goto(path)
    await seeLogoOnly(page)
  }
})

test('[MSG-01][MSG-09] an unknown path shows the not-found page', { tag: '@core' }, async ({
  page,
  frame,
}) => {
  await page.goto('/no/such/page')
  await frame.seeHeading('Page not found')
  await expect(page.getByRole('main')).toContainText(
    'This page does not exist. Check the web address in the URL bar, and try again.',
  )
  await expect(page).toHaveTitle(/Page not found/)
})

test('[ROLE-06] a visitor can open the shop and the pages to register and log in', async ({
  page,
  frame,
}) => {
  for (const path of ['/', '/sl', '/login', '/register', '/login/reset-password', '/contact']) {
    await page.goto(path)
    await expect(frame.heading).toBeVisible()
    await frame.seePath(path)
    await expect(page.getByRole('main')).not.toContainText(MESSAGES.notFound)
  }
})

test('[LAY-03][LAY-04][LAY-15] the header is fixed, pages start below it, its wide form begins at 992 px, and the link of the shown page is current', async ({
  page,
  listing,
}) => {
  await listing.open('/sl')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const nav = page.getByRole('navigation', { name: 'Categories' })
  for (const { width, isWide } of [
    { width: 991, isWide: false },
    { width: 992, isWide: true },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(menu).toBeVisible({ visible: !isWide })
    await expect(nav).toBeVisible({ visible: isWide })
    await page.evaluate(() => scrollTo(0, 2_000))
    await expect.poll(() => banner(page).evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    const [header, main] = await Promise.all([banner(page), page.getByRole('main')].map(edgesOf))
    expect(main?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN)
  }
  const arrived = nav.getByRole('link', { name: 'Just Arrived' })
  await expect(arrived).not.toHaveAttribute('aria-current')
  await arrived.click()
  await expect(arrived).toHaveAttribute('aria-current', 'page')
  await expect(nav.locator('[aria-current]')).toHaveCount(1)
})
