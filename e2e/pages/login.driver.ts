import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { seededPassword } from '#tests/support/shopper.ts'

export class LoginDriver {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.password = page.getByRole('textbox', { name: 'Password', exact: true })
    // the page before, which stays until this one has loaded, may have an e-mail field too
    this.email = page.locator('form', { has: this.password }).getByRole('textbox', { name: 'E-mail' })
    this.submit = page.getByRole('button', { name: 'Log in' })
  }

  async logIn(email: string, password = seededPassword): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }

  async seeAsked(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login$/)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  }

  async seeProblem(text: string): Promise<void> {
    const summary = this.page.getByRole('main').getByRole('alert')
    await expect(summary.getByRole('heading', { name: /^(Fix \d+ fields?|That didn’t work)$/ })).toBeFocused()
    await expect(summary).toContainText(text)
  }
}
