import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import type { Keeping } from '#machines/shows/show-editor/show-editor.selectors.ts'

/** What the editor of a show says about keeping it. */
export class ShowKeepingDriver {
  private readonly page: Page
  readonly name: Locator

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('textbox', { name: 'Name of the show' })
  }

  async seeEditable(): Promise<void> {
    await expect(this.name).toBeEditable()
  }

  async see(keeping: Keeping): Promise<void> {
    await expect(this.page.locator(`[data-keeping="${keeping}"]`).first()).toBeVisible()
  }

  async rename(name: string): Promise<void> {
    await this.name.fill(name)
    await this.name.press('Enter')
  }

  /** Another change, so that the show is stored and sent. */
  async touch(): Promise<void> {
    await this.rename(`${await this.name.inputValue()}.`)
  }

  async duplicate(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  }

  async openList(): Promise<void> {
    await this.page.goto(SHOW_PATHS.builder)
  }
}
