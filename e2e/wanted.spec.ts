import { cartCalls } from '#contract/cart/carts.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { holdScripts, openTakenOver } from './hydration.ts'

test.use({ pictures: false })

test('[T33][SES-02] a product that a visitor wanted to add is in the cart once after login, even after a rejected attempt', {
  tag: '@core',
}, async ({ page, db, baseURL, email, frame, login }) => {
  const [wanted] = await goods(db, 1, { from: 40 })
  if (!wanted) throw new Error('a product is needed')
  await openTakenOver(page, `/product/${wanted.url}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in to add' }).click()
  await login.seeAsked()
  await expect(page.getByText('Log in to add the product to your cart.')).toBeVisible()
  await login.logIn(email, 'Wrong!2026')
  await login.seeProblem('Your password and email do not match.')
  await login.logIn(email)
  await frame.seeMessage('Product added to cart', 'bottom right')
  await frame.seePath(`/product/${wanted.url}`)
  await frame.seeCartSettled(1)
  await page.reload()
  await frame.seeCartSettled(1)
  const shopper = new Shopper(baseURL ?? '')
  await shopper.logIn(email)
  const { items } = await shopper.call(cartCalls.selectCart, { query: {} })
  expect(items.map(({ products_id, quantity }) => [products_id, quantity])).toEqual([[wanted.id, 1]])
})

test('[SES-01][SES-02] a press before the app has come keeps the product and the way back', {
  tag: '@core',
}, async ({ page, db, email, frame, login }) => {
  const [wanted] = await goods(db, 1, { from: 40 })
  if (!wanted) throw new Error('a product is needed')
  const release = await holdScripts(page)
  const path = `/product/${wanted.url}`
  await page.goto(path, { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name: 'Log in to add' })
  await link.click()
  release()
  await login.seeAsked()
  await expect(page.getByText('Log in to add the product to your cart.')).toBeVisible()
  await login.logIn(email)
  await frame.seeMessage('Product added to cart', 'bottom right')
  await frame.seePath(path)
  await frame.seeCartSettled(1)
})

test('a link to the log-in that is pressed again, or whose page gets no app, is followed without it', {
  tag: '@core',
}, async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Create account' })
  const scripts = '**/assets/*.js'
  const pressed = Promise.withResolvers<void>()
  for (const [hinder, presses] of [
    [() => page.route(scripts, () => undefined), 2],
    [() => page.route(scripts, (route) => pressed.promise.then(() => route.abort())), 1],
  ] as const) {
    await hinder()
    await page.goto('/login', { waitUntil: 'commit' })
    for (let press = 0; press < presses; press++) await link.click()
    pressed.resolve()
    await expect(page).toHaveURL(/\/register$/)
    await page.unrouteAll()
  }
})

test('[SES-01][SES-02] a reload of the login page keeps the return path, also before the page is drawn', async ({
  page,
  email,
  frame,
  login,
}) => {
  const script = '**/assets/login-page-*.js'
  await page.route(script, () => undefined)
  await page.goto('/cart?from=mail')
  await expect(page).toHaveURL(/\/login$/)
  await page.unroute(script)
  await page.reload()
  await login.seeAsked()
  await page.reload()
  await login.seeAsked()
  await login.logIn(email)
  await frame.seePath('/cart?from=mail')
})
