import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { seededPassword } from '#tests/support/shopper.ts'
import { codeOfStaff } from '#tests/support/staff.ts'

/** The page on which staff start to act as a customer, and the staff bar. */
export class StaffDriver {
  readonly page: Page
  readonly code: Locator
  readonly bar: Locator
  readonly end: Locator

  constructor(page: Page) {
    this.page = page
    this.code = page.getByRole('textbox', { name: 'One-time code' })
    this.bar = page.getByRole('region', { name: 'Staff access' })
    this.end = this.bar.getByRole('button', { name: 'End session' })
  }

  async open(customersId: number): Promise<void> {
    await this.page.goto(`/login-as?customers_id=${customersId}`)
    await expect(this.page.getByRole('textbox', { name: 'Customer number' })).toHaveValue(`${customersId}`)
  }

  async chooseCustomer(customersId: number): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Customer number' }).fill(`${customersId}`)
  }

  async actAs(email: string, code = codeOfStaff()): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Staff e-mail' }).fill(email)
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(seededPassword)
    await this.code.fill(code)
    await this.page.getByRole('button', { name: 'Act as customer' }).click()
  }

  async seeActing(text: string): Promise<void> {
    await expect(this.bar).toContainText(text, { useInnerText: true })
    await expect(this.bar).toBeInViewport()
  }

  async seeNobody(): Promise<void> {
    await expect(this.bar).toHaveCount(0)
  }

  async seeProblem(text: string): Promise<void> {
    await expect(this.page.getByRole('main').getByRole('alert')).toContainText(text)
  }
}
