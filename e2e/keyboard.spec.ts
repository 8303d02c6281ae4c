import type { Locator, Page } from '@playwright/test'
import { seededPassword } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { openTakenOver } from './hydration.ts'
import { fillCart } from './orders.ts'
import { cards, steps } from './pages/checkout.driver.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, and expects it in sight, under nothing, with a visible indicator. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const unfocused = (await isFocused(target)) ? null : await target.evaluate(outlines)
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  expect(await target.evaluate(cover)).toBe(null)
  if (unfocused !== null) expect(await target.evaluate(outlines)).not.toBe(unfocused)
}

/** Runs in the page: the outlines and shadows of an element and of what holds it. */
function outlines(element: Element): string {
  const holders = [element, element.parentElement, element.parentElement?.parentElement]
  const styles = holders.flatMap((each) =>
    each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
  )
  return styles
    .map(({ outlineStyle, outlineWidth, boxShadow }) => `${outlineStyle} ${outlineWidth} ${boxShadow}`)
    .join()
}

/** Runs in the page: what lies over the middle of an element that is not its label or field; null: nothing. */
function cover(element: Element): string | null {
  const shown = element.closest('label') ?? element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOwn = hit && (hit.contains(element) || shown.contains(hit) || element.parentElement?.contains(hit))
  return isOwn ? null : (hit?.outerHTML.slice(0, 200) ?? 'the edge of the window')
}

/** Runs in the page before its first script: notes what moves. */
function noteMotion(): void {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  const note = () => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().activeDuration) > 1)
        moved.push(animation instanceof CSSAnimation ? animation.animationName : 'a transition')
  }
  for (const start of ['transitionrun', 'animationstart']) document.addEventListener(start, note, true)
}

test('the first Tab shows a skip link, and it leads to the main content', { tag: '@core' }, async ({
  page,
  listing,
}) => {
  await listing.open('/sl')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('logging in and adding to the cart work by keyboard', async ({
  page,
  db,
  email,
  frame,
  listing,
  login,
}) => {
  const [product] = await goods(db, 1, { from: 22 })
  if (!product) throw new Error('a product is needed')
  await page.goto('/')
  await tabTo(page, frame.searchBox)
  await page.keyboard.type(product.model)
  await page.keyboard.press('Enter')
  const tile = listing.tile(product.name)
  await tabTo(page, tile.getByRole('link', { name: 'Log in to see price' }))
  await page.keyboard.press('Enter')
  await login.seeAsked()
  await tabTo(page, login.email)
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(seededPassword)
  await tabTo(page, login.submit)
  await page.keyboard.press('Enter')
  await frame.seePath(`/sl?search=${product.model}`)
  await tabTo(page, tile.getByRole('spinbutton'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, tile.getByRole('button', { name: /^Add / }))
  await page.keyboard.press('Enter')
  await frame.seeCartSettled(2)
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('after each navigation the heading has the focus', { tag: '@core' }, async ({
    page,
    db,
    shopper,
    frame,
    listing,
    cart,
    checkout,
  }) => {
    const [product] = await goods(db, 1, { from: 23 })
    if (!product) throw new Error('a product is needed')
    await fillCart(shopper, [product])
    await openTakenOver(page, '/')
    await expect(frame.heading).not.toBeFocused()
    await page.getByRole('link', { name: 'Shop all', exact: true }).click()
    await frame.seeHeadingFocused(/All Products/)
    await listing.goToPage(2)
    await frame.seeHeadingFocused(/All Products/)
    await listing.choose('Color', 'Lime')
    await expect(listing.filter('Color', 'Lime')).toBeFocused()
    await page.goBack()
    await frame.seeHeadingFocused(/All Products/)
    await frame.cartLink.click()
    await frame.seeHeadingFocused(/^Cart/)
    await cart.checkOut.click()
    await frame.seeHeadingFocused('Details')
    await checkout.completeDetails()
    await frame.seeHeadingFocused('Shipping')
    await page.goBack()
    await frame.seeHeadingFocused('Details')
    await page.goBack()
    await frame.seeHeadingFocused(/^Cart/)
  })

  test('[ORD-07][VAL-17] checkout works by keyboard, also after a declined card, and nothing moves for whoever wants it still', async ({
    page,
    db,
    shopper,
    frame,
    cart,
    checkout,
  }) => {
    const { main } = checkout
    const press = async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const button = (name: string) => main.getByRole('button', { name })
    const pay = async (number: string) => {
      const fields = [checkout.number, checkout.name, checkout.expiry, checkout.cvv]
      for (const [index, text] of [number, 'Dana Whitfield', '12 / 31', '123'].entries()) {
        await tabTo(page, fields[index] ?? main)
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type(text)
      }
      await press(button('Continue to review'))
      await frame.seeHeadingFocused(steps.review.heading)
      const terms = main.getByRole('checkbox', { name: /terms/i })
      if (!(await terms.isChecked())) await press(terms, 'Space')
      await press(checkout.placeOrder)
    }
    await fillCart(shopper, await goods(db, 1, { from: 25 }))
    await page.addInitScript(noteMotion)
    await openTakenOver(page, '/cart')
    await press(cart.checkOut)
    await frame.seeHeadingFocused(steps.details.heading)
    await press(main.getByRole('group', { name: 'Ship to' }).getByRole('radio').first(), 'Space')
    await press(button('Continue to shipping'))
    await frame.seeHeadingFocused(steps.shipping.heading)
    await press(main.getByRole('group', { name: 'Freight' }).getByRole('radio').first(), 'Space')
    await press(button('Continue to payment'))
    await frame.seeHeadingFocused(steps.payment.heading)
    await pay(cards.declinedAtSubmission)
    await checkout.seeDeclined()
    await pay(cards.good)
    await checkout.seeComplete()
    await expect(frame.heading).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
  })

  test('a toast moves away from the focused element', async ({ page, db, listing }) => {
    const [product] = await goods(db, 1, { from: 24 })
    if (!product) throw new Error('a product is needed')
    await page.setViewportSize({ width: 390, height: 844 })
    await listing.open(`/sl?search=${product.model}`)
    const add = listing.tile(product.name).getByRole('button', { name: /^Add / })
    await tabTo(page, add)
    const { y = 0, height = 0 } = (await add.boundingBox()) ?? {}
    await page.setViewportSize({ width: 390, height: Math.ceil(y + height + 40) })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => {
      const box = document.querySelector('[aria-label="Messages, bottom right"]')?.getBoundingClientRect()
      const focused = document.activeElement?.getBoundingClientRect()
      return box && box.height > 0 && focused && (box.bottom <= focused.top || box.top >= focused.bottom)
    })
  })

  test('the hit areas of finished steps do not overlap', async ({ page, db, shopper, checkout }) => {
    await fillCart(shopper, await goods(db, 1, { from: 24 }))
    await checkout.open('details')
    await checkout.completeDetails()
    await checkout.completeShipping()
    await expect
      .poll(() => checkout.main.getByRole('link', { name: /^Change/ }).count(), QUICK)
      .toBeGreaterThan(2)
    for (const width of [390, 700, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const edges = await checkout.main.getByRole('link', { name: /^Change/ }).evaluateAll((links) =>
        links.flatMap((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return [top, bottom]
        }),
      )
      expect(edges.length).toBeGreaterThan(4)
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }
  })
})
