import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { openOrdersOf } from './orders.ts'
import type { CartDriver } from './pages/cart.driver.ts'
import type { CheckoutDriver } from './pages/checkout.driver.ts'
import type { FrameDriver } from './pages/frame.driver.ts'
import type { ListingDriver } from './pages/listing.driver.ts'
import type { LoginDriver } from './pages/login.driver.ts'
import type { ProductDriver } from './pages/product.driver.ts'

// the whole way of a shopper, with motion
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[ROLE-01][SES-01][SES-02][ORD-07][ORD-09][ORD-10][MSG-46][T22][T40] a visitor orders: search, filter, product, login, cart, checkout, confirmation', {
  tag: ['@core', '@money'],
}, async ({ page, db, email, shopper, frame, listing, product, login, cart, checkout, orderCount }) => {
  const [first, second, third] = await goods(db, 3, { from: 10 })
  if (!first || !second || !third) throw new Error('three products are needed')
  const drivers = { page, frame, listing, product, login, cart }

  await test.step('search and filter as a visitor', () => lookAround(drivers, first))

  await test.step('log in and come back to the product', () => comeBack(drivers, first, email))

  await test.step('add from the product page and from a tile', () => fillCart(drivers, first, second))

  await test.step('change a quantity in the cart', () => changeQuantity(drivers, second))

  const total = await test.step('check out', () => checkOut(cart, checkout))

  const number = await checkout.orderNumber()
  const placed = await openOrdersOf(shopper.token ? shopper : await loggedIn(shopper, email))
  expect(placed.map(({ orders_id }) => orders_id)).toEqual([number])
  expect(await orderCount()).toBe(1)

  await test.step('the confirmation survives a reload', async () => {
    await page.reload()
    await checkout.seeComplete()
    expect(await checkout.orderNumber()).toBe(number)
    await expect(page.getByRole('main')).toContainText(total)
    expect(await orderCount()).toBe(1)
  })

  await test.step('[ACC-01] the account tells the same of the order', async () => {
    await seeInAccount(page, `Order ${number}`, total)
    await checkout.seeComplete()
  })

  await test.step('the new cart is empty and takes the first product', () => startAgain(drivers, third))
})

/** Resolves with the total on the button of the review. */
async function checkOut(cart: CartDriver, checkout: CheckoutDriver): Promise<string> {
  await cart.checkOut.click()
  await checkout.reachReview()
  await checkout.seeDone('Details', 'Shipping', 'Payment')
  await checkout.readyToPlace()
  const button = (await checkout.placeOrder.textContent()) ?? ''
  await checkout.placeOrder.click()
  await checkout.seeComplete()
  return /\$[\d,.]+\d/.exec(button)?.[0] ?? 'no total'
}

/** From the confirmation to the page of the order and back. */
async function seeInAccount(page: Page, heading: string, total: string): Promise<void> {
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total)
  await page.goBack()
}

async function loggedIn<S extends { logIn(email: string): Promise<unknown> }>(
  shopper: S,
  email: string,
): Promise<S> {
  await shopper.logIn(email)
  return shopper
}

type Goods = Awaited<ReturnType<typeof goods>>[number]

interface Drivers {
  readonly page: Page
  readonly frame: FrameDriver
  readonly listing: ListingDriver
  readonly product: ProductDriver
  readonly login: LoginDriver
  readonly cart: CartDriver
}

async function lookAround({ page, frame, listing, product }: Drivers, first: Goods): Promise<void> {
  await page.goto('/')
  await frame.searchFor(first.name)
  await frame.seeHeading(new RegExp(`Results for “${first.name}”`))
  await listing.choose('Category', '500 Gram Cakes')
  await listing.tile(first.name).getByRole('link', { name: first.name, exact: true }).click()
  await product.see(first.name)
  await product.seeLoginInsteadOfPrice()
}

async function comeBack(
  { page, frame, login, product }: Drivers,
  first: Goods,
  email: string,
): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in to see price' }).first().click()
  await login.seeAsked()
  await login.logIn(email)
  await frame.seePath(`/product/${first.url}`)
  await product.see(first.name)
}

async function fillCart({ frame, listing, product }: Drivers, first: Goods, second: Goods): Promise<void> {
  await product.setQuantity(2)
  await product.add(first.name)
  await frame.seeMessage('Product added to cart', 'bottom right')
  await frame.seeCartSettled(2)
  await listing.open(`/sl?search=${second.model}`)
  await listing.add(second.name)
  await frame.seeCartSettled(3)
  await listing.seeInCart(second.name, 1)
}

async function startAgain({ page, frame, product, cart }: Drivers, third: Goods): Promise<void> {
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await frame.seeCartSettled(0)
  await product.open(third.url)
  await product.add(third.name)
  await frame.seeCartSettled(1)
  await frame.cartLink.click()
  await cart.seeQuantity(third.name, 1)
}

async function changeQuantity({ frame, cart }: Drivers, second: Goods): Promise<void> {
  await frame.cartLink.click()
  await frame.seePath('/cart')
  await cart.setQuantity(second.name, 4)
  await frame.seeCartSettled(6)
  await cart.seeQuantity(second.name, 4)
}
