import { SMALL_PNG } from '#tests/support/upload-files.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { expect, passFiveMinutes, switchMaintenance, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })
test.afterEach(async ({ ownShop }) => switchMaintenance(ownShop, 'off'))

const notice = 'The site is down for maintenance.'

test('[MNT-01][MNT-04][MNT-05][CONST-26] every open page shows the maintenance page within 5 minutes, and afterwards itself again', async ({
  context,
  ownShop,
}) => {
  const paths = ['/', '/sl', '/login', '/contact', '/nowhere']
  const pages = await Promise.all(paths.map(() => context.newPage()))
  const [first] = pages
  if (!first) throw new Error('a page is needed')
  for (const [index, page] of pages.entries()) {
    await page.clock.install()
    await page.goto(paths[index] ?? '/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  await switchMaintenance(ownShop, 'on')
  // the clock is that of the context
  await passFiveMinutes(first)
  for (const page of pages) {
    await page.bringToFront()
    await expect(page).toHaveURL(/\/down-for-maintenance$/)
    await expect(page.getByRole('heading', { level: 1, name: notice })).toBeVisible()
  }
  await switchMaintenance(ownShop, 'off')
  // the clock is that of the context
  await passFiveMinutes(first)
  for (const [index, page] of pages.entries()) {
    await page.bringToFront()
    await expect.poll(() => new URL(page.url()).pathname, QUICK).toBe(paths[index])
    await expect(page.getByRole('heading', { level: 1, name: notice })).toHaveCount(0)
  }
})

test('[ROUTE-41][MSG-08][HDR-02][MNT-02][MNT-06] the maintenance page replaces every path, shows both sentences, and leads back when a check finds the shop open', {
  tag: '@core',
}, async ({ page, frame, ownShop }) => {
  await page.goto('/down-for-maintenance')
  await frame.seePath('/')
  await switchMaintenance(ownShop, 'on')
  await page.goto('/sl?search=gold')
  await frame.seePath('/down-for-maintenance')
  await frame.seeHeading(notice)
  await expect(page.getByRole('main')).toContainText('Please try again later.')
  await expect(frame.searchBox).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Check again' })
  const asked = page.waitForResponse(/get-app-info/)
  await again.click()
  expect((await asked).status()).toBe(503)
  await frame.seePath('/down-for-maintenance')
  await switchMaintenance(ownShop, 'off')
  await again.click()
  await expect(page).toHaveURL(/\/sl\?search=gold$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[MNT-04][MNT-06][P24] the next call during checkout shows the maintenance page; cart, login and path are kept, and nothing is charged', {
    tag: ['@core', '@money'],
  }, async ({ page, db, orderCount, frame, cart, checkout, shopper, ownShop }) => {
    const products = await goods(db, 2)
    await fillCart(shopper, products, 2)
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    await switchMaintenance(ownShop, 'on')
    await checkout.placeOrder.click()
    await frame.seePath('/down-for-maintenance')
    await expect(page.getByRole('main')).toContainText(
      'Your order was not placed and you have not been charged. Your cart is kept.',
    )
    await page.reload()
    await frame.seeHeading(notice)
    expect(await orderCount()).toBe(0)
    await switchMaintenance(ownShop, 'off')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await page.goto('/')
    await frame.seeCartSettled(4)
    await cart.open()
    await cart.seeQuantity(products[0]?.name ?? '', 2)
    await cart.checkOut.click()
    await checkout.reachReview()
    await checkout.submit()
    await checkout.seeComplete()
    expect(await orderCount()).toBe(1)
  })

  test('[MNT-01][MNT-06] the notice says why and until when, and a form whose sending it interrupted still has its file and fields afterwards', async ({
    page,
    frame,
    ownShop,
  }) => {
    await page.goto('/account/documents')
    const card = page.getByRole('region', { name: 'Authorization for professional use' })
    const file = { name: 'license.png', mimeType: 'image/png', buffer: Buffer.from(SMALL_PNG) }
    await card.getByLabel(/: file$/).setInputFiles(file)
    await card.getByLabel('What it is').selectOption({ label: 'Federal explosives license' })
    await card.getByLabel('Last day').fill('2098-06-30')
    const why = ['--reason', 'We are moving to a new warehouse.', '--until', '2098-06-30 18:00']
    await switchMaintenance(ownShop, 'on', ...why)
    await card.getByRole('button', { name: 'Send document' }).click()
    await frame.seePath('/down-for-maintenance')
    const told = page.getByRole('main').getByRole('status')
    await expect(told).toContainText('We are moving to a new warehouse.')
    await expect(told).toContainText('We expect to be back on Monday, June 30 at 6:00 PM Central time.')
    await switchMaintenance(ownShop, 'off')
    await page.getByRole('button', { name: 'Check again' }).click()
    await frame.seePath('/account/documents')
    await expect(card).toContainText('license.png')
    await expect(card.getByLabel('Last day')).toHaveValue('2098-06-30')
    await card.getByRole('button', { name: 'Send document' }).click()
    await expect(card.getByRole('status')).toContainText('We have license.png.')
  })

  test('[MNT-06][ORD-16] an order in flight shows its confirmation before the maintenance page', async ({
    page,
    db,
    orderCount,
    checkout,
    frame,
    shopper,
    ownShop,
  }) => {
    await fillCart(shopper, await goods(db, 1), 1)
    await page.clock.install()
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    // the page learns the outcome after it has learned that the shop is down
    const isDown = Promise.withResolvers<void>()
    await page.route('**/get-netsuite-order-process/**', async (route) => {
      await isDown.promise
      // the page gives the first one up after the maximum wait
      await route.continue().catch(() => undefined)
    })
    await page.route('**/carts/submit-order*', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const asked = page.waitForRequest(/get-netsuite-order-process/)
    await checkout.placeOrder.click()
    await asked
    await switchMaintenance(ownShop, 'on')
    const refused = page.waitForResponse(/get-app-info/)
    await passFiveMinutes(page)
    expect((await refused).status()).toBe(503)
    isDown.resolve()
    await checkout.seeComplete()
    expect(await orderCount()).toBe(1)
    await page
      .getByRole('link', { name: /^Emberwright/ })
      .first()
      .click()
    await frame.seePath('/down-for-maintenance')
  })
})
