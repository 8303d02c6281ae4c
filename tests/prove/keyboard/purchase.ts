import { expect } from '#e2e/expect.ts'
import type { Page } from 'playwright'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver, cards } from '#e2e/pages/checkout.driver.ts'
import { FrameDriver } from '#e2e/pages/frame.driver.ts'
import { ListingDriver } from '#e2e/pages/listing.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import type { Goods } from '#e2e/goods.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import type { KeyboardUser } from './keyboard-user.ts'

export interface PurchaseRequest {
  readonly email: string
  readonly product: Goods
  readonly isNarrow: boolean
}

/** From the home page to the order number, with a card that is declined and one that is not; answers the number. */
export async function buy(user: KeyboardUser, request: PurchaseRequest): Promise<number> {
  const { page } = user
  await page.goto('/')
  await find(user, request)
  await comeIn(user, request)
  await fillCart(user, request)
  const checkout = new CheckoutDriver(page)
  await deliver(user, checkout)
  await pay(user, checkout, cards.declinedAtSubmission)
  await checkout.see('payment')
  await user.seeHeading(checkout.declined.getByRole('heading', { name: 'Card Transaction Declined' }))
  await pay(user, checkout, cards.good)
  await expect(page).toHaveURL(/\/checkout\/complete$/, { timeout: 30_000 })
  await user.seeHeading(new FrameDriver(page).heading)
  return checkout.orderNumber()
}

/** The texts of the recent messages, which stay to be read. */
export async function recentMessages(
  user: KeyboardUser,
  { isNarrow }: PurchaseRequest,
): Promise<readonly string[]> {
  const { page } = user
  // the pages of checkout have no menu
  await user.goTo(page.getByRole('link', { name: 'Continue shopping' }))
  await expect(page).toHaveURL(/\/sl$/)
  await user.seeHeading(new FrameDriver(page).heading)
  const opener = isNarrow ? 'Open menu' : /^Hi, .* Account$/
  await user.goTo(page.getByRole('button', { name: opener }), 'Shift+Tab')
  await user.goTo(page.getByRole('button', { name: 'Recent messages' }))
  const list = page.getByRole('dialog', { name: 'Recent messages' })
  await expect(list).toBeVisible()
  const texts = await list.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  return texts
}

async function find(user: KeyboardUser, { product, isNarrow }: PurchaseRequest): Promise<void> {
  const frame = new FrameDriver(user.page)
  await expect(frame.heading).toBeVisible({ timeout: 30_000 })
  if (isNarrow) await user.goTo(user.page.getByRole('button', { name: 'Search', exact: true }))
  await user.fill(frame.searchBox, product.model)
  await user.page.keyboard.press('Enter')
  await frame.seePath(`/sl?search=${product.model}`)
  await user.seeHeading(frame.heading)
}

async function comeIn(user: KeyboardUser, { email, product }: PurchaseRequest): Promise<void> {
  const { page } = user
  const frame = new FrameDriver(page)
  const login = new LoginDriver(page)
  await user.goTo(tileOf(page, product).getByRole('link', { name: 'Log in to see price' }))
  await login.seeAsked()
  await user.seeHeading(frame.heading)
  await user.fill(login.email, email)
  await user.fill(login.password, seededPassword)
  await user.goTo(login.submit)
  await frame.seePath(`/sl?search=${product.model}`)
  await user.seeHeading(frame.heading)
}

async function fillCart(user: KeyboardUser, { product }: PurchaseRequest): Promise<void> {
  const { page } = user
  const frame = new FrameDriver(page)
  const tile = tileOf(page, product)
  await user.tabTo(tile.getByRole('spinbutton'))
  await page.keyboard.press('ArrowUp')
  await user.goTo(tile.getByRole('button', { name: /Add to cart: / }))
  await frame.seeCartSettled(2)
  await user.goTo(frame.cartLink, 'Shift+Tab')
  await expect(page).toHaveURL(/\/cart$/)
  await user.seeHeading(frame.heading)
  await user.goTo(new CartDriver(page).checkOut)
}

async function deliver(user: KeyboardUser, checkout: CheckoutDriver): Promise<void> {
  const { main } = checkout
  const heading = main.getByRole('heading', { level: 1 })
  await checkout.see('details')
  await user.seeHeading(heading)
  await user.choose(main.getByRole('group', { name: 'Ship to' }))
  await user.goTo(main.getByRole('button', { name: 'Continue to shipping' }))
  await checkout.see('shipping')
  await user.seeHeading(heading)
  await user.choose(main.getByRole('group', { name: 'Freight' }))
  await user.goTo(main.getByRole('button', { name: 'Continue to payment' }))
  await checkout.see('payment')
  await user.seeHeading(heading)
}

async function pay(user: KeyboardUser, checkout: CheckoutDriver, number: string): Promise<void> {
  const { main } = checkout
  await user.fill(checkout.number, number)
  await user.fill(checkout.name, 'Dana Whitfield')
  await user.fill(checkout.expiry, '12 / 31')
  await user.fill(checkout.cvv, '123')
  await user.goTo(main.getByRole('button', { name: 'Continue to review' }))
  await checkout.see('review')
  await user.seeHeading(main.getByRole('heading', { level: 1 }))
  const terms = main.getByRole('checkbox', { name: /terms/i })
  await user.tabTo(terms)
  if (!(await terms.isChecked())) await user.page.keyboard.press('Space')
  await user.goTo(checkout.placeOrder)
}

const tileOf = (page: Page, { name }: Goods) => new ListingDriver(page).tile(name)
