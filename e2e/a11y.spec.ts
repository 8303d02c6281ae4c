import { contentCalls } from '#contract/content/content.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'

test.setTimeout(240_000)

const lines = [
  { projectId: 11, like: 'silver', category: '500-Gram-Cakes', few: '/sl/c/Wheels' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes', few: '/sl/c/Set-Pieces--Lances' },
] as const

for (const { projectId, like, category, few } of lines)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('axe finds nothing on the screens of a visitor, in both themes, narrow and wide', async ({
      page,
      db,
      frame,
      listing,
      login,
    }) => {
      const found: string[] = []
      const scan = async (screen: string, widths?: number[]) =>
        found.push(...(await violationsOn(page, screen, widths)))
      await page.goto('/')
      await listing.seeLoaded()
      await scan('home')
      await page.setViewportSize({ width: WIDE, height: 900 })
      await page.getByRole('button', { name: 'Shop All' }).click()
      await scan('shop all', [WIDE])
      await page.keyboard.press('Escape')
      await frame.searchBox.fill('a')
      await expect(page.getByRole('option').first()).toBeVisible()
      await scan('suggestions', [WIDE])
      await page.setViewportSize({ width: NARROW, height: 900 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByText('Brands', { exact: true }).click()
      await scan('menu drawer', [NARROW])
      await listing.open(few)
      await scan('listing')
      await page.getByRole('button', { name: /^Filters/ }).click()
      await scan('filter drawer', [NARROW])
      const [product] = await goods(db, 1, { projectId, category })
      await page.goto(`/product/${product?.url}`)
      await frame.seeHeading(product?.name ?? '')
      await scan('product')
      await page.goto('/nowhere')
      await frame.seeHeading('Page not found')
      await scan('not found')
      await page.goto('/login')
      await login.submit.click()
      await login.seeProblem('E-mail: Required')
      await scan('login with errors')
      expect(found).toEqual([])
    })

    test.describe('without pictures, of which a cold one takes a second of the processor', () => {
      test.use({ pictures: false })

      test('axe finds nothing on news, a post and a staging duplicate', async ({ page, frame, shopper }) => {
        const [post] = await shopper.call(contentCalls.getMarketingPosts, { body: {} })
        const found: string[] = []
        await page.goto('/news')
        await expect(page.getByRole('link', { name: post?.title ?? '' })).toBeVisible()
        found.push(...(await violationsOn(page, 'news')))
        await page.getByRole('link', { name: post?.title ?? '' }).click()
        await frame.seeHeading(post?.title ?? '')
        found.push(...(await violationsOn(page, 'post', [NARROW])))
        await page.goto('/marketing-stage/shipping')
        await expect(page.getByRole('note')).toContainText('Preview. Visitors see this text already.')
        await expect(frame.heading).toBeVisible()
        found.push(...(await violationsOn(page, 'staging duplicate')))
        expect(found).toEqual([])
      })
    })

    test.describe('logged in', () => {
      test.use({ customer: like })

      test('axe finds nothing on prices and accounts of customers', async ({ page, db, frame, listing }) => {
        const found: string[] = []
        const scan = async (screen: string, width: number) =>
          found.push(...(await violationsOn(page, screen, [width])))
        const [product] = await goods(db, 1, { projectId, category })
        await page.goto(`/product/${product?.url}`)
        await expect(page.getByRole('button', { name: `Add to cart: ${product?.name}` })).toBeVisible()
        await scan('product of a customer', WIDE)
        await frame.searchBox.fill('a')
        const options = page.getByRole('listbox', { name: 'Search products' }).getByRole('option')
        await expect(options.first()).toBeVisible()
        await frame.searchBox.press('ArrowDown')
        await expect(options.first()).toHaveAttribute('aria-selected', 'true')
        await scan('suggestions of a customer', WIDE)
        await page.goto('/')
        await listing.seeLoaded()
        await scan('home of a customer', NARROW)
        await page.goto('/account/orders')
        await expect(frame.heading).toBeVisible()
        await scan('account', NARROW)
        await page.goto('/account/documents')
        await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveCount(2)
        await scan('documents', NARROW)
        expect(found).toEqual([])
      })

      test('axe finds nothing on the screens of a customer, in both themes, narrow and wide', async ({
        page,
        db,
        shopper,
        frame,
        listing,
        cart,
      }) => {
        const found: string[] = []
        const scan = async (screen: string, widths?: number[]) =>
          found.push(...(await violationsOn(page, screen, widths)))
        await cart.open()
        await cart.seeEmpty()
        await scan('empty cart')
        await fillCart(shopper, await goods(db, 3, { projectId, category, from: 2 }), 2)
        await cart.open()
        await expect(cart.lines).toHaveCount(3)
        await cart.openCouponForm()
        await scan('cart')
        await page.setViewportSize({ width: WIDE, height: 900 })
        await listing.open(few)
        await page.getByRole('button', { name: 'Order form' }).click()
        await expect(page.getByRole('list', { name: 'Order form' })).toBeVisible()
        await scan('order form', [WIDE])
        await page.getByRole('button', { name: 'Cards' }).click()
        await page
          .getByRole('button', { name: /^Add to cart: /, disabled: false })
          .first()
          .click()
        await frame.seeMessage('Product added to cart', 'bottom right')
        await scan('cards and a message', [WIDE])
        await frame.openAccountMenu()
        await scan('account menu', [WIDE])
        await page.getByRole('button', { name: 'Recent messages' }).click()
        await expect(page.getByRole('dialog', { name: 'Recent messages' })).toBeVisible()
        await scan('recent messages')
        expect(found).toEqual([])
      })

      test('axe finds nothing on the steps of checkout, in both themes, narrow and wide', async ({
        page,
        db,
        shopper,
        checkout,
      }) => {
        const found: string[] = []
        const scan = async (screen: string) => found.push(...(await violationsOn(page, screen)))
        await fillCart(shopper, await goods(db, 2, { projectId, category, from: 5 }))
        await checkout.open('details')
        await checkout.see('details')
        await scan('details')
        await checkout.completeDetails()
        await expect(checkout.main.getByRole('group', { name: 'Freight' })).toBeVisible()
        await scan('shipping')
        await checkout.completeShipping()
        await checkout.continueToReview()
        await expect(
          page.getByRole('heading', { name: /^(Fix \d+ fields?|That didn’t work)$/ }),
        ).toBeVisible()
        await scan('payment with errors')
        await checkout.payWith(cards.declinedAtSubmission)
        await checkout.readyToPlace()
        await scan('review')
        await checkout.submit()
        await checkout.seeDeclined()
        await scan('declined')
        await checkout.payWith(cards.good)
        await checkout.submit()
        await checkout.seeComplete()
        await scan('complete')
        expect(found).toEqual([])
      })
    })
  })

test('the same check reports a planted violation in every theme and width', async ({ page }) => {
  await page.goto('/nowhere')
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'faint'
    words.style.cssText = 'color: #888; background: #999'
    document.querySelector('main')?.append(words, document.createElement('button'))
  })
  const found = await violationsOn(page, 'planted')
  expect(found.filter((line) => line.includes('color-contrast'))).toHaveLength(4)
  expect(found.filter((line) => line.includes('button-name'))).toHaveLength(2)
})
