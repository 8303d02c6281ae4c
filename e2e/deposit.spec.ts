import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart, openOrdersOf } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'

test.use({ customer: 'silver', pictures: false })

test('[PAY-02][ORD-09] the confirmation of an order with a deposit says what is paid and what is owed, also after a reload', {
  tag: ['@core', '@money'],
}, async ({ db, page, checkout, shopper }) => {
  await fillCart(shopper, await goods(db, 1, { from: 52 }), 2)
  await checkout.open('details')
  await checkout.completeDetails()
  await checkout.completeShipping()
  await checkout.fillCard(cards.good)
  await checkout.main.getByText('Pay a deposit now').click()
  await checkout.main.getByRole('textbox', { name: 'Deposit in dollars' }).fill('50')
  await checkout.continueToReview()
  await checkout.submit()
  await checkout.seeComplete()
  const [order] = await openOrdersOf(shopper)
  expect(order?.deposit).toBe(5_000)
  const money = (cents: number) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  const row = (label: string) => checkout.main.getByText(label, { exact: true }).locator('..')
  for (const reloads of [false, true]) {
    if (reloads) await page.reload()
    await expect(row('Total')).toContainText(money(order?.total ?? 0))
    await expect(row('Deposit paid')).toContainText('$50.00')
    await expect(row('Balance due')).toContainText(money((order?.total ?? 0) - 5_000))
  }
})
