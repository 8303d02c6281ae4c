import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { expect, passFiveMinutes, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const storedVersion = () => localStorage.getItem('version')

test('[VER-01][VER-02][VER-03][VER-04][VER-06][VER-07][VER-09][VER-10] another stored version opens the modal, which only its button closes', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(storedVersion), QUICK).toMatch(/^[0-9a-f]{12}$/)
  const current = await page.evaluate(storedVersion)
  const modal = page.getByRole('dialog', { name: 'New Version Available' })
  await expect(modal).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('version', 'older'))
  await page.reload()
  await expect(modal).toContainText('Please refresh your browser to get the latest version')
  await expect(modal.getByRole('button')).toHaveText(['Refresh'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(modal).toBeVisible()
  await Promise.all([page.waitForEvent('load'), modal.getByRole('button', { name: 'Refresh' }).click()])
  await expect.poll(() => page.evaluate(storedVersion), QUICK).toBe(current)
  await expect(modal).toHaveCount(0)
})

test('[MSG-53][T53][P23] a page whose chunk a deployment removed opens with one reload and without the modal', async ({
  page,
  frame,
  ownShop,
}) => {
  await page.goto('/login')
  await frame.seeHeading('Log in')
  await expect.poll(() => page.evaluate(storedVersion), QUICK).not.toBeNull()
  // a script that is still on its way would be missing too
  await frame.seeRest()
  let loads = 0
  page.on('load', () => (loads += 1))
  await ownShop.deploy()
  // what is typed into the search box would ask for the part with the suggestions first
  await page.getByRole('banner').getByRole('link', { name: '500 Gram Cakes' }).click()
  await frame.seeHeading(/^500 Gram Cakes/)
  await expect.poll(() => loads, QUICK).toBe(1)
  await expect(page.getByRole('dialog', { name: 'New Version Available' })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedFrom'))).toMatch(/^[0-9a-f]{12}$/)
})

test('[MSG-53][MSG-54] a chunk missing in the current build shows an error with a button that reloads', async ({
  page,
  frame,
}) => {
  await page.goto('/login')
  await frame.seeHeading('Log in')
  let isMissing = true
  await page.route('**/assets/listing-page*', (route) => (isMissing ? route.abort() : route.continue()))
  await frame.searchFor('gold')
  await frame.seeHeading('Loading chunk failed')
  // not before the page is loaded again: it also asks once more by itself
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isMissing = false
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[VER-08][T53][P23] a deployment during payment neither reloads nor asks until the order is placed', {
    tag: ['@core', '@money'],
  }, async ({ page, db, orderCount, checkout, shopper, ownShop }) => {
    await fillCart(shopper, await goods(db, 1), 1)
    await page.clock.install()
    // the deployment removes what has not been preloaded
    const review = page.waitForResponse(/\/assets\/review-step-.*\.js/)
    await checkout.open('details')
    await (await review).finished()
    await checkout.completeDetails()
    await checkout.completeShipping()
    await checkout.fillCard('4111 1111 1111 1111')
    let loads = 0
    page.on('load', () => (loads += 1))
    await ownShop.deploy()
    const answered = page.waitForResponse(/get-app-info/)
    await passFiveMinutes(page)
    await answered
    const modal = page.getByRole('dialog', { name: 'New Version Available' })
    await expect(checkout.number).toHaveValue('4111 1111 1111 1111')
    await checkout.continueToReview()
    await checkout.readyToPlace()
    expect([await modal.count(), loads]).toEqual([0, 0])
    await checkout.placeOrder.click()
    await checkout.seeComplete()
    expect(loads).toBeLessThanOrEqual(1)
    expect(await orderCount()).toBe(1)
  })
})
