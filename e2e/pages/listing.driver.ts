import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

/** A listing and its tiles, which the home page shows too. */
export class ListingDriver {
  readonly page: Page
  readonly tiles: Locator
  readonly chips: Locator
  readonly sort: Locator
  readonly retry: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
    this.chips = main.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')
    this.sort = main.getByRole('combobox', { name: 'Sort' })
    this.retry = main.getByRole('button', { name: 'Retry' })
  }

  async open(path = '/sl'): Promise<void> {
    await this.page.goto(path)
    await this.seeLoaded()
  }

  async seeLoaded(): Promise<void> {
    await expect(this.tiles.first()).toBeVisible()
  }

  tile(name: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  names(): Promise<string[]> {
    return this.tiles.getByRole('heading').allTextContents()
  }

  async add(name: string): Promise<void> {
    await this.tile(name)
      .getByRole('button', { name: `Add to cart: ${name}` })
      .click()
  }

  quantity(name: string): Locator {
    return this.page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true }).first()
  }

  /** Expects the quantity in the stepper and on the link to the cart. */
  async seeInCart(name: string, quantity: number): Promise<void> {
    await expect(
      this.page.getByRole('link', { name: `${quantity} in cart: ${name}, go to cart` }).first(),
    ).toHaveText(`${quantity} in cart`)
    await expect(this.quantity(name)).toHaveValue(String(quantity))
  }

  filter(facet: string, value: string): Locator {
    return this.page
      .getByRole('group', { name: facet, exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${value}( |\\d|$)`) })
  }

  async choose(facet: string, value: string): Promise<void> {
    await this.filter(facet, value).click()
    await expect(this.filter(facet, value)).toBeChecked()
  }

  async seeChips(...names: string[]): Promise<void> {
    const chips = names.map((name) => `Remove ${name}`)
    await expect(this.chips).toHaveText(chips.length > 1 ? [...chips, 'Clear all'] : chips)
  }

  async removeChip(name: string): Promise<void> {
    await this.chips.filter({ hasText: name }).getByRole('button').click()
  }

  async goToPage(page: number): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: `Page ${page}`, exact: true })
      .click()
  }

  async seePage(page: number): Promise<void> {
    await expect(this.page.getByText(new RegExp(`^Page ${page} of \\d+, 50 per page$`))).toBeVisible()
  }
}
