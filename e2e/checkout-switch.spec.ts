import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import type { StepName } from './pages/checkout.driver.ts'
import { expect, passFiveMinutes, switchCheckout, test } from './switched.ts'

test.use({ pictures: false })
test.afterEach(({ ownShop }) => switchCheckout(ownShop, 'on'))

const steps: readonly StepName[] = ['details', 'shipping', 'payment', 'review']

test.describe('a customer without the permission', () => {
  test.use({ customer: 'silver' })

  for (const step of steps)
    test(`[CHK-02][CHK-03][CHK-04][P24] loses ${step} within 5 minutes of the switch, but neither cart nor money`, async ({
      page,
      db,
      orderCount,
      cart,
      checkout,
      frame,
      shopper,
      ownShop,
    }) => {
      const products = await goods(db, 1)
      await fillCart(shopper, products, 2)
      await page.clock.install()
      await checkout.open('details')
      if (step !== 'details') await checkout.completeDetails()
      if (step === 'payment' || step === 'review') await checkout.completeShipping()
      if (step === 'review') await checkout.payWith('4111 1111 1111 1111')
      await checkout.see(step)
      await switchCheckout(ownShop, 'off')
      await passFiveMinutes(page)
      await frame.seeHeading('Page not found')
      await cart.open()
      await cart.seeQuantity(products[0]?.name ?? '', 2)
      await expect(
        cart.main.getByRole('button', { name: 'Checkout is closed for the season' }),
      ).toBeDisabled()
      expect(await orderCount()).toBe(0)
    })
})

test.describe('a customer with the permission', () => {
  test.use({ customer: 'allowed' })

  test('[ROLE-11][CHK-04] can order while checkout is disabled', async ({
    db,
    orderCount,
    checkout,
    shopper,
    ownShop,
  }) => {
    await fillCart(shopper, await goods(db, 1), 1)
    await switchCheckout(ownShop, 'off')
    await checkout.openReviewOf(shopper)
    await checkout.submit()
    await checkout.seeComplete()
    expect(await orderCount()).toBe(1)
  })
})
