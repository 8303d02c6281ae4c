import type { Page } from '@playwright/test'

/** The page that changes the password. */
export class AccountDriver {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async openPassword(): Promise<void> {
    await this.page.goto('/account/password')
    await this.page.getByRole('heading', { level: 1, name: 'Password' }).waitFor()
  }

  async pressChange(): Promise<void> {
    await this.page.getByRole('button', { name: 'Change password' }).click()
  }

  async changePassword(current: string, password: string): Promise<void> {
    const field = (name: string) => this.page.getByRole('textbox', { name, exact: true })
    await field('Current password').fill(current)
    await field('New password').fill(password)
    await field('Repeat password').fill(password)
    await this.pressChange()
  }
}
