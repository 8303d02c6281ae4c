import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

test('[T53][MSG-53] a page that has already reloaded by itself shows the version modal, whose button loads the new build', async ({
  page,
  frame,
  ownShop,
}) => {
  await page.goto('/login')
  await frame.seeHeading('Log in')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version')), QUICK).not.toBeNull()
  await page.evaluate(() => sessionStorage.setItem('reloadedFrom', localStorage.getItem('version') ?? ''))
  await page.reload()
  await frame.seeHeading('Log in')
  // the server has drawn the heading; the modal is in a script of the old build
  await frame.seeRest()
  let loads = 0
  page.on('load', () => (loads += 1))
  await ownShop.deploy()
  // typing would lose the script of the suggestions first, and Enter would press the button of the modal
  await page.getByRole('link', { name: 'Just Arrived' }).first().click()
  const modal = page.getByRole('dialog', { name: 'New Version Available' })
  await expect(modal).toBeVisible()
  expect(loads).toBe(0)
  await modal.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(modal).toHaveCount(0)
})

test('[MSG-54] when a page cannot be fetched, the layout stays and links to the others, and it loads when the network returns', async ({
  page,
  context,
  frame,
}) => {
  await page.goto('/login')
  await frame.seeHeading('Log in')
  await page.route('**/assets/listing-page*', (route) => route.abort())
  await frame.searchFor('gold')
  await frame.seeHeading('Loading chunk failed')
  await expect(frame.searchBox).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  // while offline, so that no automatic attempt comes before the network returns
  await page.unroute('**/assets/listing-page*')
  await context.setOffline(false)
  await frame.seeHeading(/^Results for “gold”/)
  await page.goBack()
  await frame.seeHeading('Log in')
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[MSG-53][T53] a component whose chunk cannot be fetched shows Retry, and loads on Retry or when the network returns', async ({
    page,
    context,
    listing,
  }) => {
    const parts = /\/assets\/(order-controls|facets)-.*\.js/
    const controls = /\/assets\/order-controls-.*\.js/
    await page.route(parts, (route) => route.abort())
    let lostFacets = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('/facets-')) lostFacets += 1
    })
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('order-controls'))
    await listing.open()
    await refused
    const adding = page.getByRole('main').getByRole('button', { name: /^Add to cart: / })
    await expect(adding).toHaveCount(0)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await expect(filters.getByRole('checkbox')).toHaveCount(0)
    await listing.seeLoaded()
    const inTiles = page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Retry' })
    const filtersRetry = filters.getByRole('button', { name: 'Retry' })
    await expect(inTiles.first()).toBeVisible()
    await expect(filtersRetry).toBeVisible()
    // the next automatic attempt, after 30 seconds, would take the button away
    await expect.poll(() => lostFacets, QUICK).toBe(3)
    await page.route(controls, (route) => route.abort())
    await page.unroute(parts)
    await filtersRetry.click()
    await expect(filters.locator(':focus')).toBeVisible()
    await expect(inTiles.first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await page.unroute(controls)
    await context.setOffline(false)
    await expect(page.getByText('Back online')).toBeVisible()
    await expect(adding.first()).toBeVisible()
    await expect(filters.getByRole('checkbox').first()).toBeAttached()
  })

  test('[MSG-53][T53] a checkout step whose preload failed is loaded when it is opened', {
    tag: '@core',
  }, async ({ page, db, shopper, checkout }) => {
    await fillCart(shopper, await goods(db, 1), 1)
    const step = /\/assets\/(payment|review)-step-.*\.js/
    await page.route(step, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('review-step'))
    await checkout.open('details')
    await lost
    await checkout.completeDetails()
    await page.unroute(step)
    await checkout.completeShipping()
    await checkout.payWith(cards.good)
  })
})
