import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'

/** The script of a provider, which the tests answer themselves. */
export const CHAT_SCRIPT = 'https://chat.example/widget.js'
export const chatScript = /^https:\/\/chat\.example\//

/** The chat button, and the panel that it opens. */
export class ChatDriver {
  readonly page: Page
  readonly button: Locator
  readonly panel: Locator
  readonly frame: FrameLocator
  readonly consent: Locator

  constructor(page: Page) {
    this.page = page
    this.button = page.getByRole('button', { name: /^(Chat|Back to the chat)$/ })
    this.panel = page.getByRole('region', { name: 'Chat', exact: true })
    this.frame = page.frameLocator('iframe[title="Chat of our provider"]')
    this.consent = page.getByRole('region', { name: 'Privacy choices' })
  }

  /** Presses the button, or Try again. */
  async open(): Promise<void> {
    await this.button.or(this.panel.getByRole('button', { name: 'Try again' })).click()
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close the chat' }).click()
  }

  async send(message: string): Promise<void> {
    await this.panel.getByRole('textbox', { name: 'Message' }).fill(message)
    await this.panel.getByRole('button', { name: 'Send message' }).click()
  }

  /** What the script of the provider has been told. */
  told(): Promise<unknown> {
    return this.frame.locator('html').evaluate(() => Reflect.get(globalThis, 'chatContext'))
  }

  /** Agrees to the script of a provider before the page is opened. */
  async agree(url: string): Promise<void> {
    await this.page.context().addCookies([{ name: 'consent', value: 'yes', url }])
  }

  async seeOpen(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: 'Minimize the chat' })).toBeVisible()
  }
}
