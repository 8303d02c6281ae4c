import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { follow, logIn } from './staff.ts'
import { expect, switchMaintenance, test } from './switched.ts'

// states that the screens of a11y.spec.ts do not come into
test.use({ pictures: false })

test.describe('during maintenance', () => {
  test.beforeEach(({ ownShop }) => switchMaintenance(ownShop, 'on'))
  test.afterEach(({ ownShop }) => switchMaintenance(ownShop, 'off'))

  test('axe finds nothing on the maintenance page', async ({ page, frame }) => {
    await page.goto('/')
    await frame.seePath('/down-for-maintenance')
    await frame.seeHeading('The site is down for maintenance.')
    expect(await violationsOn(page, 'maintenance')).toEqual([])
  })
})

test('axe finds nothing on the dialog about a new version', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('version', 'older'))
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'New Version Available' })).toBeVisible()
  expect(await violationsOn(page, 'version modal')).toEqual([])
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('axe finds nothing on a profile without the current password', async ({ page, frame }) => {
    await page.goto('/account/profile')
    await frame.seeHeading('Profile')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'E-mail' }).fill('other@quill.example')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Current password: Required' })).toBeVisible()
    expect(await violationsOn(page, 'profile', [NARROW, WIDE])).toEqual([])
  })

  test('axe finds nothing on an address that is not saved', async ({ page, shopper }) => {
    const before = await shopper.call(deliveryCalls.selectShippingAddresses, {})
    await page.goto('/account/profile')
    const book = page.getByRole('region', { name: 'Shipping addresses' })
    await expect(book.getByRole('listitem')).toHaveCount(before.length)
    await book.getByRole('button', { name: 'Add address' }).click()
    await book.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByRole('link', { name: /^Street address/ })).toBeVisible()
    expect(await violationsOn(page, 'address book', [NARROW, WIDE])).toEqual([])
  })

  test('axe finds nothing on the downloads', async ({ page, frame }) => {
    await page.goto('/account/downloads')
    await frame.seeHeading('Downloads')
    await expect(page.getByRole('region', { name: 'Price lists and order forms' })).toBeVisible()
    await frame.seeRest()
    expect(await violationsOn(page, 'downloads', [WIDE, NARROW])).toEqual([])
  })

  test('axe finds nothing on compared products', async ({ page, frame, listing }) => {
    await listing.open('/sl/c/500-Gram-Cakes')
    for (const name of (await listing.names()).slice(0, 4))
      await listing
        .tile(name)
        .getByRole('button', { name: `Compare: ${name}` })
        .click()
    await page.getByRole('link', { name: 'Compare 4 of 4' }).click()
    await frame.seeHeading('Compare products')
    expect(await violationsOn(page, 'compare', [NARROW, WIDE])).toEqual([])
  })

  test('axe finds nothing on the lines of a quick order', async ({ page, db }) => {
    const [product] = await goods(db, 1, { from: 20 })
    await page.goto('/account/quick-order')
    await page.getByLabel('Your list').fill(`2 ${product?.model}\n1 XX-0000`)
    await page.getByRole('button', { name: 'Check the lines' }).click()
    await expect(page.getByRole('heading', { name: /^2 lines/ })).toBeFocused()
    expect(await violationsOn(page, 'lines of a quick order', [WIDE, NARROW])).toEqual([])
  })

  test('axe finds nothing on a review that asks for the age', async ({
    page,
    db,
    email,
    shopper,
    checkout,
  }) => {
    await db.updateTable('customers').set({ confirmed_age: null }).where('email', '=', email).execute()
    await fillCart(shopper, await goods(db, 1))
    await checkout.openReviewOf(shopper)
    await checkout.submit()
    await expect(checkout.main.getByRole('alert').getByRole('link')).toBeVisible()
    expect(await violationsOn(page, 'review with the age', [NARROW, WIDE])).toEqual([])
  })

  test('axe finds nothing on an application for volume pricing at the desk', async ({
    page,
    db,
    shopper,
  }) => {
    const company = `Quill Display ${Date.now()}`
    await shopper.call(volumeCalls.submitRequestForm, {
      body: { company, tax_id: '12-3456789', yearly_volume: 'over-100000', state: 'MO' },
    })
    await logIn(page, await makeEditor(db))
    await follow(page, 'Volume requests')
    await page.getByRole('link', { name: new RegExp(company) }).click()
    const detail = page.getByRole('region', { name: /^Application/ })
    await expect(detail.getByRole('heading', { name: company })).toBeVisible()
    await detail.getByRole('button', { name: 'Approve' }).click()
    await expect(detail.getByText('Choose a level.')).toBeVisible()
    expect(await violationsOn(page, 'volume requests')).toEqual([])
  })
})
