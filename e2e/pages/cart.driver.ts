import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

export class CartDriver {
  readonly page: Page
  readonly main: Locator
  readonly lines: Locator
  readonly summary: Locator
  readonly checkOut: Locator
  readonly rush: Locator
  /** opens the dialog that asks for a name */
  readonly save: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.lines = this.main.getByRole('list', { name: 'Cart lines' }).getByRole('listitem')
    this.summary = this.main.getByRole('complementary', { name: 'Order summary' })
    this.checkOut = this.main.getByRole('button', { name: 'Check out' })
    this.save = this.main.getByRole('button', { name: 'Save and start a new cart' }).first()
    this.rush = this.summary.getByRole('checkbox', { name: 'Rush shipping' })
  }

  async open(): Promise<void> {
    await this.page.goto('/cart')
  }

  /** Waits for the requests of the page itself, so that the next one is the shopper's. */
  async openWhole(): Promise<void> {
    const last = this.page.waitForResponse((response) => response.url().includes('/get-recommended-products'))
    await this.open()
    await last
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  quantity(name: string): Locator {
    return this.line(name).getByRole('spinbutton')
  }

  async setQuantity(name: string, quantity: number): Promise<void> {
    await this.quantity(name).fill(String(quantity))
    await this.quantity(name).press('Enter')
  }

  async increase(name: string): Promise<void> {
    await this.line(name)
      .getByRole('button', { name: /^Increase/ })
      .click()
  }

  async remove(name: string): Promise<void> {
    await this.line(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
  }

  /** Adds a case by its model number. */
  async quickAdd(model: string): Promise<void> {
    const form = this.main.getByRole('region', { name: 'Quick add' })
    await form.getByRole('combobox', { name: 'Quick add by model or UPC' }).fill(model)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
  }

  /** By ticking its line, which a large cart offers. */
  async removeChosen(name: string): Promise<void> {
    await this.main.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()
    await this.main.getByRole('button', { name: 'Remove 1 chosen' }).click()
  }

  /** Sorts the lines by what they are not sorted by. */
  async sortOtherwise(): Promise<void> {
    const field = this.main.getByRole('combobox', { name: 'Sort', exact: true })
    const sort = await field.locator('option:checked').textContent()
    await field.selectOption({ label: sort === 'Name' ? 'Model' : 'Name' })
  }

  async seeQuantity(name: string, quantity: number): Promise<void> {
    await expect(this.quantity(name)).toHaveValue(String(quantity))
  }

  async seeEmpty(): Promise<void> {
    await expect(this.main.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible()
  }

  async applyCoupon(code: string): Promise<void> {
    const field = this.summary.getByRole('textbox', { name: 'Coupon code' })
    if (!(await field.isVisible())) await this.openCouponForm()
    await field.fill(code)
    const apply = this.summary.getByRole('button', { name: 'Apply' })
    // while the coupon of the cart is read
    await expect(apply).not.toHaveAttribute('aria-busy', 'true')
    await apply.click()
  }

  async openCouponForm(): Promise<void> {
    await this.summary.getByText('Have a coupon?').click()
  }

  async seeCoupon(code: string): Promise<void> {
    await expect(this.summary.getByText(`Coupon ${code}`)).toBeVisible()
  }

  async removeCoupon(code: string): Promise<void> {
    await this.summary.getByRole('button', { name: new RegExp(code) }).click()
  }

  /** The amount in a row of the totals, for example "$1,712.17". */
  total(title: string): Locator {
    const term = this.page.getByRole('term').getByText(title, { exact: true })
    return this.summary.locator('div', { has: term }).getByRole('definition').last()
  }
}
