import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

export class ProductDriver {
  readonly page: Page
  readonly main: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`/product/${url}`)
  }

  async see(name: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async setQuantity(quantity: number): Promise<void> {
    // similar products below have one of their own
    await this.main
      .getByRole('spinbutton', { name: /^Quantity of / })
      .first()
      .fill(String(quantity))
  }

  async add(name: string): Promise<void> {
    await this.main.getByRole('button', { name: `Add to cart: ${name}` }).click()
  }

  async seeLoginInsteadOfPrice(): Promise<void> {
    await expect(this.main.getByRole('link', { name: 'Log in to see price' }).first()).toBeVisible()
  }
}
