import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { RegisterDriver } from './pages/register.driver.ts'

test.use({ pictures: false })

test.describe('a customer who has not confirmed the age', () => {
  test.use({ customer: 'silver' })

  test('is asked once, before the first order, and again when the server does not know the age at the order', {
    tag: '@core',
  }, async ({ db, email, shopper, checkout, orderCount }) => {
    await db.updateTable('customers').set({ confirmed_age: null }).where('email', '=', email).execute()
    await fillCart(shopper, await goods(db, 1))
    await checkout.openReview()
    const age = checkout.main.getByRole('checkbox', { name: 'I am at least 18 years old.' })
    await checkout.submit()
    const problem = checkout.main.getByRole('alert').getByRole('link')
    await expect(problem).toHaveText('Confirm the age of at least 18 years.')
    expect(await orderCount()).toBe(0)
    await problem.click()
    await expect(age).toBeFocused()
    await age.press('Space')
    await checkout.placeOrder.click()
    await checkout.seeComplete()
    const confirmed = db.selectFrom('customers').select('confirmed_age').where('email', '=', email)
    expect((await confirmed.executeTakeFirstOrThrow()).confirmed_age).toBe(18)
    await fillCart(shopper, await goods(db, 1))
    await checkout.openReview()
    await expect(age).toHaveCount(0)
    // withdrawn after the review was opened: the server refuses the order, and review asks again
    await db.updateTable('customers').set({ confirmed_age: null }).where('email', '=', email).execute()
    await checkout.submit()
    // at the top, and beside the button
    await expect(checkout.main.getByRole('alert').first()).toContainText(
      'Confirm the age of at least 18 years.',
    )
    expect(await orderCount()).toBe(1)
    await age.check()
    await checkout.placeOrder.click()
    await checkout.seeComplete()
  })
})

test('a registration asks for 18 years, and for 21 with an address in Maine', async ({ page, email }) => {
  const register = new RegisterDriver(page)
  await page.goto('/register')
  await register.fill(email, 'Willow~Gate7')
  await page.getByRole('checkbox', { name: 'I am at least 18 years old.' }).uncheck()
  await register.submit.click()
  await register.seeProblem('Age: Confirm the age of at least 18 years.')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Maine')
  await expect(page.getByRole('checkbox', { name: 'I am at least 21 years old.' })).not.toBeChecked()
})
