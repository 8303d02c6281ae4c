import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export const cards = {
  good: '4111 1111 1111 1111',
  declinedAtVerification: '4000 0000 0000 0002',
  declinedAtSubmission: '4000 0000 0000 0341',
} as const

export const steps = {
  details: { path: '/checkout', heading: 'Details' },
  shipping: { path: '/checkout/shipping', heading: 'Shipping' },
  payment: { path: '/checkout/payment', heading: 'Payment' },
  pickup: { path: '/checkout/shipping', heading: 'Pickup' },
  review: { path: '/checkout/review', heading: 'Review your order' },
} as const
export type StepName = keyof typeof steps

/** The four steps, their panels, and the confirmation. */
export class CheckoutDriver {
  readonly page: Page
  readonly main: Locator
  readonly number: Locator
  readonly name: Locator
  readonly expiry: Locator
  readonly cvv: Locator
  readonly placeOrder: Locator
  readonly declined: Locator
  readonly texas: Locator
  readonly stepsDone: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.number = this.main.getByRole('textbox', { name: 'Card number' })
    this.name = this.main.getByRole('textbox', { name: 'Name on card' })
    this.expiry = this.main.getByRole('textbox', { name: 'Expires (MM / YY)' })
    this.cvv = this.main.getByRole('textbox', { name: 'Security code' })
    this.placeOrder = this.main.getByRole('button', { name: /^Place order/ })
    this.stepsDone = page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link')
    this.texas = this.main.getByRole('alert').filter({ hasText: 'cannot be shipped to Texas' })
    this.declined = this.main.getByRole('alert').filter({ hasText: 'Card Transaction Declined' })
  }

  async open(step: StepName): Promise<void> {
    await this.page.goto(steps[step].path)
  }

  /** The shipping step is named Pickup for a pickup. */
  async see(step: StepName): Promise<void> {
    const { path, heading } = steps[step]
    await expect(this.page).toHaveURL((url) => url.pathname === path)
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(heading)
  }

  /** Selects the first saved address unless one is selected, and continues. */
  async completeDetails(): Promise<void> {
    await this.see('details')
    const first = this.main.getByRole('group', { name: 'Ship to' }).getByRole('radio').first()
    await first.check()
    await this.main.getByRole('button', { name: 'Continue to shipping' }).click()
    await this.see('shipping')
  }

  /** Fills in a new address, whose ZIP code determines the state, and continues. */
  async giveAddress({ zip, city, state }: { zip: string; city: string; state: string }): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Full name' }).fill('Teddy Bloom')
    await this.main.getByRole('textbox', { name: 'Street' }).fill('12 Mill Lane')
    await this.main.getByRole('textbox', { name: 'ZIP' }).fill(zip)
    await this.main.getByRole('textbox', { name: 'City' }).fill(city)
    await expect(this.main.getByRole('combobox', { name: 'State' })).toHaveValue(state)
    await this.main.getByRole('button', { name: 'Continue to shipping' }).click()
  }

  async completeShipping(): Promise<void> {
    await this.see('shipping')
    await this.chooseFreight(0)
    await this.main.getByRole('button', { name: 'Continue to payment' }).click()
    await this.see('payment')
  }

  async fillCard(number: string, cvv = '123'): Promise<void> {
    await this.number.fill(number)
    await this.name.fill('Dana Whitfield')
    await this.expiry.fill('12 / 31')
    await this.cvv.fill(cvv)
  }

  async continueToReview(): Promise<void> {
    await this.main.getByRole('button', { name: 'Continue to review' }).click()
  }

  async payWith(number: string): Promise<void> {
    await this.see('payment')
    await this.fillCard(number)
    await this.continueToReview()
    await this.see('review')
  }

  /** Accepts the terms; only Place order is left to press. */
  async readyToPlace(): Promise<void> {
    await this.see('review')
    await this.main.getByRole('checkbox', { name: /terms/i }).check()
    await expect(this.placeOrder).not.toHaveAttribute('aria-busy', 'true')
  }

  async submit(): Promise<void> {
    await this.readyToPlace()
    await this.placeOrder.click()
  }

  /** Uses the stepper, where finished steps are links. */
  async goToStep(label: string): Promise<void> {
    await this.stepsDone.filter({ hasText: label }).click()
  }

  async chooseFreight(index: number): Promise<void> {
    await this.main.getByRole('group', { name: 'Freight' }).getByRole('radio').nth(index).check()
  }

  /** Presses Retry or Try again. */
  async retry(): Promise<void> {
    await this.main.getByRole('button', { name: 'Retry' }).click()
  }

  async pickUpInstead(): Promise<void> {
    await this.texas.getByRole('button', { name: 'Pick up instead' }).click()
  }

  /** Removes a product that may not be shipped to Texas. */
  async removeRocket(name: string): Promise<void> {
    await this.texas.getByRole('button', { name: `Remove ${name}` }).click()
  }

  async checkAgain(): Promise<void> {
    await this.main.getByRole('button', { name: 'Check again' }).click()
  }

  /** From the first step to review by the shortest path. */
  async reachReview(number: string = cards.good): Promise<void> {
    await this.completeDetails()
    await this.completeShipping()
    await this.payWith(number)
  }

  async openReview(number: string = cards.good): Promise<void> {
    await this.open('details')
    await this.reachReview(number)
  }

  /** Details and shipping, which the spec is not about, are saved by the API. */
  async openReviewOf(shopper: Shopper, number: string = cards.good): Promise<void> {
    await chooseCheapestQuote(shopper)
    await this.open('payment')
    await this.payWith(number)
  }

  async seeDone(...labels: string[]): Promise<void> {
    await expect(this.stepsDone).toHaveText(labels.map((label) => `${label}, done`))
  }

  async seeDeclined(): Promise<void> {
    await this.see('payment')
    await expect(this.declined.getByRole('heading', { name: 'Card Transaction Declined' })).toBeFocused()
    await this.seeDone('Details', 'Shipping')
  }

  async seeComplete(options?: { timeout: number }): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/complete$/, options)
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText('Order submitted.')
  }

  /** The order number on the confirmation page. */
  async orderNumber(): Promise<number> {
    const text = await this.main
      .getByText(/^order number/i)
      .locator('..')
      .textContent()
    return Number(/\d{3,}/.exec(text ?? '')?.[0])
  }
}
