import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver, cards } from '#e2e/pages/checkout.driver.ts'
import { FrameDriver } from '#e2e/pages/frame.driver.ts'
import { ListingDriver } from '#e2e/pages/listing.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import type { Goods } from '#e2e/goods.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import type { Hands } from './hands.ts'

export interface Wish {
  readonly email: string
  readonly product: Goods
  readonly isNarrow: boolean
}

/** From the home page to the order number, with a card that is declined and one that is not; answers the number. */
export async function buy(hands: Hands, wish: Wish): Promise<number> {
  const { page } = hands
  await page.goto('/')
  await find(hands, wish)
  await comeIn(hands, wish)
  await fillCart(hands, wish)
  const checkout = new CheckoutDriver(page)
  await deliver(hands, checkout)
  await pay(hands, checkout, cards.declinedAtSubmission)
  await checkout.see('payment')
  await hands.seeHeading(checkout.declined.getByRole('heading', { name: 'Card Transaction Declined' }))
  await pay(hands, checkout, cards.good)
  await expect(page).toHaveURL(/\/checkout\/complete$/, { timeout: 30_000 })
  await hands.seeHeading(new FrameDriver(page).heading)
  return checkout.orderNumber()
}

/** The texts of the recent messages, which stay to be read. */
export async function recentMessages(hands: Hands, { isNarrow }: Wish): Promise<readonly string[]> {
  const { page } = hands
  // the pages of checkout have no menu
  await hands.goTo(page.getByRole('link', { name: 'Continue shopping' }))
  await expect(page).toHaveURL(/\/sl$/)
  await hands.seeHeading(new FrameDriver(page).heading)
  const opener = isNarrow ? 'Open menu' : /^Hi, .* Account$/
  await hands.goTo(page.getByRole('button', { name: opener }), 'Shift+Tab')
  await hands.goTo(page.getByRole('button', { name: 'Recent messages' }))
  const list = page.getByRole('dialog', { name: 'Recent messages' })
  await expect(list).toBeVisible()
  const texts = await list.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  return texts
}

async function find(hands: Hands, { product, isNarrow }: Wish): Promise<void> {
  const frame = new FrameDriver(hands.page)
  await expect(frame.heading).toBeVisible({ timeout: 30_000 })
  if (isNarrow) await hands.goTo(hands.page.getByRole('button', { name: 'Search', exact: true }))
  await hands.fill(frame.searchBox, product.model)
  await hands.page.keyboard.press('Enter')
  await frame.seePath(`/sl?search=${product.model}`)
  await hands.seeHeading(frame.heading)
}

async function comeIn(hands: Hands, { email, product }: Wish): Promise<void> {
  const { page } = hands
  const frame = new FrameDriver(page)
  const login = new LoginDriver(page)
  await hands.goTo(tileOf(page, product).getByRole('link', { name: 'Log in to see price' }))
  await login.seeAsked()
  await hands.seeHeading(frame.heading)
  await hands.fill(login.email, email)
  await hands.fill(login.password, seededPassword)
  await hands.goTo(login.submit)
  await frame.seePath(`/sl?search=${product.model}`)
  await hands.seeHeading(frame.heading)
}

async function fillCart(hands: Hands, { product }: Wish): Promise<void> {
  const { page } = hands
  const frame = new FrameDriver(page)
  const tile = tileOf(page, product)
  await hands.tabTo(tile.getByRole('spinbutton'))
  await page.keyboard.press('ArrowUp')
  await hands.goTo(tile.getByRole('button', { name: /Add to cart: / }))
  await frame.seeCartSettled(2)
  await hands.goTo(frame.cartLink, 'Shift+Tab')
  await expect(page).toHaveURL(/\/cart$/)
  await hands.seeHeading(frame.heading)
  await hands.goTo(new CartDriver(page).checkOut)
}

async function deliver(hands: Hands, checkout: CheckoutDriver): Promise<void> {
  const { main } = checkout
  const heading = main.getByRole('heading', { level: 1 })
  await checkout.see('details')
  await hands.seeHeading(heading)
  await hands.choose(main.getByRole('group', { name: 'Ship to' }))
  await hands.goTo(main.getByRole('button', { name: 'Continue to shipping' }))
  await checkout.see('shipping')
  await hands.seeHeading(heading)
  await hands.choose(main.getByRole('group', { name: 'Freight' }))
  await hands.goTo(main.getByRole('button', { name: 'Continue to payment' }))
  await checkout.see('payment')
  await hands.seeHeading(heading)
}

async function pay(hands: Hands, checkout: CheckoutDriver, number: string): Promise<void> {
  const { main } = checkout
  await hands.fill(checkout.number, number)
  await hands.fill(checkout.name, 'Dana Whitfield')
  await hands.fill(checkout.expiry, '12 / 31')
  await hands.fill(checkout.cvv, '123')
  await hands.goTo(main.getByRole('button', { name: 'Continue to review' }))
  await checkout.see('review')
  await hands.seeHeading(main.getByRole('heading', { level: 1 }))
  const terms = main.getByRole('checkbox', { name: /terms/i })
  await hands.tabTo(terms)
  if (!(await terms.isChecked())) await hands.page.keyboard.press('Space')
  await hands.goTo(checkout.placeOrder)
}

const tileOf = (page: Page, { name }: Goods) => new ListingDriver(page).tile(name)
