import type { Locator, Page } from '@playwright/test'

/** The dialog that asks for a refresh. */
export class VersionDriver {
  readonly page: Page
  readonly modal: Locator

  constructor(page: Page) {
    this.page = page
    this.modal = page.getByRole('dialog', { name: 'New Version Available' })
  }

  async refresh(): Promise<void> {
    await this.modal.getByRole('button', { name: 'Refresh' }).click()
  }
}
