import { cartCalls } from '#contract/carts.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'

test.use({ pictures: false })

test('[T33][SES-02] a product that a visitor wanted to add is in the cart once after login, even after a rejected attempt', async ({
  page,
  db,
  baseURL,
  email,
  frame,
  login,
}) => {
  const [wanted] = await goods(db, 1, { from: 40 })
  if (!wanted) throw new Error('a product is needed')
  await page.goto(`/product/${wanted.url}`)
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
