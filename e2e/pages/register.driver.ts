import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

export class RegisterDriver {
  readonly page: Page
  readonly email: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.submit = page.getByRole('button', { name: 'Create account' })
  }

  /** The required fields. */
  async fill(email: string, password: string): Promise<void> {
    const field = (name: string) => this.page.getByRole('textbox', { name, exact: true })
    await field('First name').fill('Mara')
    await field('Last name').fill('Quill')
    await this.email.fill(email)
    await field('New password').fill(password)
    await field('Repeat password').fill(password)
    await this.page.getByRole('checkbox', { name: 'I am at least 18 years old.' }).check()
  }

  async openFromLogin(): Promise<void> {
    await this.page.getByRole('link', { name: 'Create account' }).click()
  }

  async register(email: string, password: string): Promise<void> {
    await this.fill(email, password)
    await this.submit.click()
  }

  async seeProblem(text: string): Promise<void> {
    const summary = this.page.getByRole('main').getByRole('alert')
    await expect(summary).toContainText(text)
    await expect(summary.getByRole('heading', { name: /^(Fix \d+ fields?|That didn’t work)$/ })).toBeFocused()
  }
}
