import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { codesSentTo } from '#tests/support/outbox.ts'
import { QUICK } from '#e2e/quick-poll.ts'

/** The four steps of a password reset, and its e-mail. */
export class ResetDriver {
  readonly page: Page
  readonly email: Locator
  readonly code: Locator
  readonly password: Locator
  readonly again: Locator
  readonly resend: Locator

  constructor(page: Page) {
    this.page = page
    const first = page.locator('form', { has: page.getByRole('button', { name: 'Continue' }) })
    // the log-in page, which stays until this one has loaded, has an e-mail field too
    this.email = first.getByRole('textbox', { name: 'E-mail' })
    this.code = page.getByRole('textbox', { name: 'Code' })
    this.password = page.getByRole('textbox', { name: 'New password', exact: true })
    this.again = page.getByRole('textbox', { name: 'Repeat password' })
    this.resend = page.getByRole('button', { name: 'Resend code' })
  }

  async seeStep(number: 1 | 2 | 3 | 4, path: string): Promise<void> {
    await expect(this.page.getByText(`Step ${number} of 4`)).toBeVisible()
    await expect(this.page).toHaveURL(new RegExp(`${path}$`))
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click()
  }

  async giveEmail(email: string): Promise<void> {
    await this.email.fill(email)
    await this.press('Continue')
  }

  /** Only within the second step: the first one has a label "E-mail" too, and stays until the methods have come. */
  private choose(method: string): Promise<void> {
    const methods = this.page.getByRole('group', { name: 'Send the code by' })
    return methods.getByText(method, { exact: true }).click()
  }

  chooseText(): Promise<void> {
    return this.choose('Text message')
  }

  async typeCode(code: string): Promise<void> {
    await this.code.fill(code)
    await this.press('Continue')
  }

  /** The Back button, whose label depends on the step. */
  async goBack(): Promise<void> {
    const name = /^(Use another e-mail|Use another method|Enter the code again|Send a new code)$/
    await this.page.getByRole('button', { name }).click()
  }

  chooseEmail(): Promise<void> {
    return this.choose('E-mail')
  }

  async askForCode(email: string): Promise<void> {
    await this.page.goto('/login/reset-password')
    await this.giveEmail(email)
    await this.chooseEmail()
    await this.press('Send code')
    await this.seeStep(3, '/login/reset-password/verification')
  }

  /** Reads the code from the newest of `count` codes in the outbox. */
  async readCode(email: string, count = 1): Promise<string> {
    const folder = process.env['SHOP_OUTBOX'] ?? ''
    await expect.poll(() => codesSentTo(folder, email).length, QUICK).toBe(count)
    return codesSentTo(folder, email).at(-1) ?? ''
  }

  async enterCode(code: string): Promise<void> {
    await this.typeCode(code)
    await this.seeStep(4, '/login/reset-password/submit-new-password')
  }

  async savePassword(password: string, again = password): Promise<void> {
    await this.password.fill(password)
    await this.again.fill(again)
    await this.press('Save password')
  }

  async seeProblem(text: string): Promise<void> {
    const summary = this.page.getByRole('main').getByRole('alert')
    await expect(summary).toContainText(text)
    await expect(summary.getByRole('heading', { name: /^(Fix \d+ fields?|That didn’t work)$/ })).toBeFocused()
  }
}
