import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

test.use({ customer: 'silver', pictures: false })

test('[SHIP-01][SHIP-02] a ZIP code fills in city and state, the cheapest carrier and the earliest day are chosen and counted in the total, and another carrier stays chosen', {
  tag: '@core',
}, async ({ page, db, shopper, checkout }) => {
  await fillCart(shopper, await goods(db, 1, { from: 64 }), 2)
  await checkout.open('details')
  const { main } = checkout
  await main.getByRole('button', { name: 'Add address' }).click()
  const [zip, city, state] = [
    main.getByRole('textbox', { name: 'ZIP' }),
    main.getByRole('textbox', { name: 'City' }),
    main.getByRole('combobox', { name: 'State' }),
  ]
  await zip.fill('65803')
  await expect(city).toHaveValue('Springfield')
  await expect(state).toHaveValue('MO')
  await city.fill('Willard')
  await zip.fill('75201')
  await expect(city).toHaveValue('Willard')
  await expect(state).toHaveValue('TX')
  await main.getByRole('button', { name: 'Use a saved address' }).click()
  await checkout.completeDetails()

  const carriers = main.getByRole('group', { name: 'Freight' }).getByRole('radio')
  const [cheapest, other] = [carriers.nth(0), carriers.nth(1)]
  await expect(cheapest).toBeChecked()
  await expect(
    main.getByText(/business days? in transit, arrives about \w{3}, \w{3} \d/).first(),
  ).toBeVisible()
  await expect(main.getByRole('group', { name: 'Ship date' }).getByRole('radio').first()).toBeChecked()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText(/Freight\$\d/)
  const { shipping_quotes } = await shopper.call(deliveryCalls.selectCarriers, {})
  expect(shipping_quotes.find(({ selected }) => selected)?.cost).toBe(
    Math.min(...shipping_quotes.map(({ cost }) => cost)),
  )
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await checkout.see('payment')

  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await other.check()
  await main.getByRole('button', { name: 'Continue to payment' }).click()
  await checkout.see('payment')
  await page.reload()
  await checkout.goToStep('Shipping')
  await expect(other).toBeChecked()
})

test('one press on Continue after a wrong ZIP code lists what is wrong, though its error moves the button', async ({
  shopper,
  db,
  checkout,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 64 }), 2)
  await checkout.open('details')
  const { main } = checkout
  await main.getByRole('button', { name: 'Add address' }).click()
  await main.getByRole('textbox', { name: 'ZIP' }).fill('123')
  await main.getByRole('button', { name: 'Continue to shipping' }).click({ position: { x: 20, y: 2 } })
  await expect(main.getByRole('alert').getByRole('link', { name: /ZIP/ })).toBeVisible()
})
