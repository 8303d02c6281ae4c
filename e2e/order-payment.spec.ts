import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart, openOrdersOf } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'

test.use({ customer: 'silver', pictures: false })

test('[ORD-09][ENT-31] the PO number of an order is on its confirmation and its page, which also says how it was paid and what was typed', async ({
  db,
  page,
  checkout,
  frame,
  shopper,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 52 }))
  await checkout.open('details')
  await checkout.completeDetails()
  await checkout.completeShipping()
  await checkout.main.getByRole('textbox', { name: 'PO number' }).fill('<b>STAND-118</b>')
  await checkout.payWith(cards.good)
  await checkout.main.getByRole('textbox', { name: /^Comments/ }).fill('Ring twice')
  await checkout.submit()
  await checkout.seeComplete()
  await expect(checkout.main).toContainText('PO number <b>STAND-118</b>')
  const [order] = await openOrdersOf(shopper)
  await checkout.main.getByRole('link', { name: 'View order' }).click()
  await frame.seeHeading(`Order ${order?.orders_id}`)
  const payment = page.getByRole('region', { name: 'Delivery and payment' })
  const said = (name: string) => payment.getByText(name, { exact: true }).locator('..')
  await expect(said('Payment')).toContainText('Visa ending in 1111')
  await expect(said('PO number')).toContainText('<b>STAND-118</b>')
  await expect(said('Comments for the warehouse or the driver')).toContainText('Ring twice')
  for (const line of order?.billing_address ?? ['none'])
    await expect(said('Billing address')).toContainText(line)
})
