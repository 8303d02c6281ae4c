import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'

test.use({ customer: 'silver', pictures: false })

test.beforeEach(async ({ db, shopper, checkout }) => {
  await fillCart(shopper, await goods(db, 2, { from: 14 }), 2)
  await checkout.open('details')
})

test('[ORD-11][ORD-12][ORD-14][MSG-47][T6][T16][T17][T18][T20] a card declined at submission leads back to payment, keeping everything except the security code', {
  tag: ['@core', '@money'],
}, async ({ page, orderCount, frame, checkout }) => {
  await checkout.reachReview(cards.declinedAtSubmission)
  await checkout.submit()
  await frame.seeMessage('Card Transaction Declined', 'top center')
  await checkout.seeDeclined()
  await expect(checkout.number).toHaveValue(cards.declinedAtSubmission)
  await expect(checkout.name).toHaveValue('Dana Whitfield')
  await expect(checkout.expiry).toHaveValue('12 / 31')
  await expect(checkout.cvv).toHaveValue('')
  await expect(page.getByRole('main')).toContainText('118 Quarry Street')
  expect(await orderCount()).toBe(0)

  await checkout.payWith(cards.good)
  await checkout.submit()
  await checkout.seeComplete()
  // read once, because waiting would outlast the message even if nothing removes it
  expect(await frame.messages('top center').textContent()).not.toContain('Card Transaction Declined')
  expect(await orderCount()).toBe(1)
})

test('[MSG-47][PAY-05] a card declined at verification stays on payment', async ({
  orderCount,
  checkout,
}) => {
  await checkout.completeDetails()
  await checkout.completeShipping()
  await checkout.fillCard(cards.declinedAtVerification)
  await checkout.continueToReview()
  await checkout.seeDeclined()
  expect(await orderCount()).toBe(0)
  await checkout.payWith(cards.good)
  await checkout.submit()
  await checkout.seeComplete()
})

test('[T8] a cart can be paid after repeated declines', async ({ orderCount, checkout }) => {
  await checkout.completeDetails()
  await checkout.completeShipping()
  for (const _ of [1, 2, 3]) {
    await checkout.payWith(cards.declinedAtSubmission)
    await checkout.submit()
    await checkout.seeDeclined()
  }
  await checkout.payWith(cards.good)
  await checkout.submit()
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

test('[T17][ORD-08] no card data is in storage, in the URL or in the database', {
  tag: ['@core', '@money'],
}, async ({ page, db, email, checkout }) => {
  await checkout.reachReview(cards.declinedAtSubmission)
  await checkout.submit()
  await checkout.seeDeclined()
  const held = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  )
  expect(held).not.toMatch(/4000.?0000.?0000.?0341/)
  const rows = await db
    .selectFrom('carts as k')
    .innerJoin('customers as c', 'c.id', 'k.customer_id')
    .leftJoin('submissions as s', 's.cart_id', 'k.id')
    .where('c.email', '=', email)
    .select(['k.billing', 'k.card', 's.content', 's.reply'])
    .execute()
  expect(rows).not.toEqual([])
  expect(JSON.stringify(rows)).not.toMatch(/4000000000000341|"123"/)
})
