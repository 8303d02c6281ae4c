import type { Locator, Page, Route } from '@playwright/test'
import { cartCalls } from '#contract/cart/carts.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: 'silver', pictures: false })

/** Saves of the way, the contact or the day, each held until it is let through or lost. */
async function holdSaves(page: Page) {
  const held: Route[] = []
  await page.route('**/update-pickup-info*', (route) => void held.push(route))
  const next = async (): Promise<Route> => {
    await expect.poll(() => held.length, QUICK).toBeGreaterThan(0)
    const [first] = held.splice(0, 1)
    if (!first) throw new Error('a save is under way')
    return first
  }
  return {
    held,
    next,
    save: async () => (await next()).continue(),
    lose: async () => (await next()).abort('connectionreset'),
  }
}

async function pressAndWait(button: Locator): Promise<void> {
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
}

test('[CHK-09][SHIP-01] Continue waits for the latest of several choices that are being saved, and stays when it is not saved', {
  tag: ['@core', '@money'],
}, async ({ page, db, shopper, checkout }) => {
  await fillCart(shopper, await goods(db, 1, { from: 62 }), 1)
  await checkout.open('details')
  const { held, next, save, lose } = await holdSaves(page)
  const press = (name: string) => pressAndWait(checkout.main.getByRole('button', { name }))
  const failed = page.getByText(MESSAGES.pickupFailed)
  const unsaved = checkout.main.getByRole('alert').filter({ hasText: 'Your last change may not be saved.' })
  const days = checkout.main.getByRole('group', { name: 'Ship date' }).getByRole('radio')

  await checkout.main.getByRole('radio', { name: 'Pick up' }).click()
  await lose()
  await expect(unsaved.getByRole('heading')).toBeFocused()
  await expect(checkout.main.getByRole('radio', { name: 'Pick up' })).not.toBeChecked()

  await checkout.main.getByRole('textbox', { name: 'Contact phone' }).fill('4175550187')
  await press('Continue to shipping')
  await lose()
  await expect(failed).toBeVisible()
  await expect(unsaved).toBeVisible()
  await checkout.see('details')
  await press('Continue to shipping')
  await checkout.see('details')
  await save()
  await checkout.see('shipping')
  await expect(unsaved).toHaveCount(0)

  await checkout.chooseFreight(0)
  await days.nth(1).check()
  await days.nth(2).check()
  await days.nth(3).check()
  await expect.poll(() => held.length, QUICK).toBe(1)
  await press('Continue to payment')
  await save()
  const second = await next()
  await checkout.see('shipping')
  await expect(days.nth(3)).toBeChecked()
  const latest = await days.nth(3).inputValue()
  expect(second.request().postDataJSON()).toMatchObject({ ship_date: latest })
  await second.continue()
  await checkout.see('payment')
  expect((await shopper.call(cartCalls.selectCart, {})).delivery.ship_date).toBe(latest)

  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await days.nth(0).check()
  await press('Continue to payment')
  await lose()
  await expect(failed).toBeVisible()
  await checkout.see('shipping')
  await expect(unsaved.getByRole('heading')).toBeFocused()
  await expect(days.nth(3)).toBeChecked()
  await checkout.main.getByRole('button', { name: 'Continue to payment' }).click()
  await checkout.see('payment')
  await page.getByRole('link', { name: 'Back to shipping' }).click()
  await checkout.see('shipping')
  await expect(unsaved).toHaveCount(0)
})

test('[SHIP-02][SHIP-06] an address and a carrier that may not be saved are told on the step until they are chosen again', async ({
  page,
  db,
  shopper,
  checkout,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 62 }), 1)
  await checkout.open('details')
  const loseOne = (path: string) =>
    page.route(`**/${path}*`, (route) => route.abort('connectionreset'), { times: 1 })
  const told = (text: string) => checkout.main.getByRole('alert').filter({ hasText: text })
  const address = checkout.main.getByRole('group', { name: 'Ship to' }).getByRole('radio').nth(1)
  const carrier = checkout.main.getByRole('group', { name: 'Freight' }).getByRole('radio').nth(1)

  await loseOne('set-shipping-address')
  await address.click()
  await expect(told('The address may not be saved.').getByRole('heading')).toBeFocused()
  await address.click()
  await expect(told('The address may not be saved.')).toHaveCount(0)
  await expect(address).toBeChecked()
  await checkout.completeDetails()

  await expect(carrier).toBeVisible()
  await loseOne('shipping-quote')
  await carrier.click()
  await expect(told('The carrier may not be saved.').getByRole('heading')).toBeFocused()
  await carrier.click()
  await expect(told('The carrier may not be saved.')).toHaveCount(0)
  await expect(carrier).toBeChecked()
  await checkout.main.getByRole('button', { name: 'Continue to payment' }).click()
  await checkout.see('payment')
})
