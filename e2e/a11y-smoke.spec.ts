import type { Page } from '@playwright/test'
import { violationsNow } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import type { FrameDriver } from './pages/frame.driver.ts'

// all screens in both themes and at every width: a11y.spec.ts
test.use({ theme: 'light', pictures: false, viewport: { width: 1440, height: 900 } })

async function scan({ page, frame }: { page: Page; frame: FrameDriver }): Promise<readonly string[]> {
  await frame.seeRest()
  return violationsNow(page)
}

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/sl/c/Wheels'],
  ['login', '/login'],
] as const)
  test(`axe finds nothing on the ${name} page of a visitor`, { tag: '@core' }, async ({ page, frame }) => {
    await page.goto(path)
    await expect(frame.heading).toBeVisible()
    expect(await scan({ page, frame })).toEqual([])
  })

test('axe finds nothing on the product page of a visitor', { tag: '@core' }, async ({
  page,
  db,
  frame,
  product,
}) => {
  const [one] = await goods(db, 1)
  await product.open(one?.url ?? '')
  await product.see(one?.name ?? '')
  expect(await scan({ page, frame })).toEqual([])
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('axe finds nothing on the cart with a line', { tag: '@core' }, async ({
    page,
    db,
    shopper,
    frame,
    cart,
  }) => {
    await fillCart(shopper, await goods(db, 1))
    await cart.open()
    await expect(cart.lines).toHaveCount(1)
    expect(await scan({ page, frame })).toEqual([])
  })

  test('axe finds nothing on the review of an order', { tag: '@core' }, async ({
    page,
    db,
    shopper,
    frame,
    checkout,
  }) => {
    await fillCart(shopper, await goods(db, 1))
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    expect(await scan({ page, frame })).toEqual([])
  })

  test('axe finds nothing on the orders of an account', { tag: '@core' }, async ({ page, frame }) => {
    await page.goto('/account/orders')
    await frame.seeHeading('Orders')
    expect(await scan({ page, frame })).toEqual([])
  })
})
