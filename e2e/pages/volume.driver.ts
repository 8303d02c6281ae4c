import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

/** The volume application form, its errors, and the card that replaces it. */
export class VolumeDriver {
  readonly page: Page
  readonly main: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.submit = this.main.getByRole('button', { name: 'Send application' })
  }

  async open(): Promise<void> {
    await this.page.goto('/pages/volume-application')
    await expect(this.main.getByRole('heading', { level: 1, name: 'Volume Application Form' })).toBeVisible()
  }

  async fill(taxId: string): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Company' }).fill('Quill Display')
    await this.main.getByRole('textbox', { name: 'Tax ID' }).fill(taxId)
    await this.main.getByRole('combobox', { name: 'Yearly volume' }).selectOption('$25,000 to $100,000')
    await this.main.getByRole('combobox', { name: 'State in which you sell' }).selectOption('Missouri')
  }

  async apply(taxId: string): Promise<void> {
    await this.fill(taxId)
    await this.submit.click()
  }

  async seeProblem(text: string): Promise<void> {
    const summary = this.main.getByRole('alert')
    await expect(summary).toContainText(text)
    await expect(summary.getByRole('heading')).toBeFocused()
  }

  async seeSubmitted(): Promise<void> {
    await expect(this.main.getByRole('heading', { name: /^Submitted \w+ \d+, \d{4}$/ })).toBeVisible()
    await expect(this.main).toContainText('We have your application for volume pricing.')
    await expect(this.submit).toHaveCount(0)
  }
}
