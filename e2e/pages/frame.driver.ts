import { counted } from '#contract/platform/format-count.ts'
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { isTakenOver } from '#e2e/hydration.ts'
import { type MessagePlace, messagesOf } from '#e2e/message-log.ts'
import { QUICK } from '#e2e/quick-poll.ts'

/** What the page waits for: calls of the API, and scripts, which make further calls. */
export const AWAITED = /\/shop-api\/|\/assets\/[^?]*\.js/

/** The layout of every page: header, search, menus, toasts. */
export class FrameDriver {
  readonly page: Page
  readonly searchBox: Locator
  readonly cartLink: Locator
  readonly heading: Locator
  readonly #unanswered = new Set<Request>()

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (AWAITED.test(request.url())) this.#unanswered.add(request)
    })
    page.on('requestfinished', (request) => this.#unanswered.delete(request))
    page.on('requestfailed', (request) => this.#unanswered.delete(request))
    this.searchBox = page.getByRole('combobox', { name: 'Search products' })
    this.cartLink = page.getByRole('link', { name: /^Cart, / })
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 })
  }

  suggestion(text: string): Locator {
    return this.page.getByRole('option').filter({ hasText: text })
  }

  async searchFor(text: string): Promise<void> {
    await this.searchBox.fill(text)
    await this.searchBox.press('Enter')
  }

  /** Presses "Check again" on the maintenance page. */
  async checkAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check again' }).click()
  }

  async goHome(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link').first().click()
  }

  /** Follows the login link of the header. */
  async goToLogin(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /log in/i })
      .first()
      .click()
  }

  async openAccountMenu(): Promise<void> {
    await this.page.getByRole('button', { name: /^Hi, .* Account$/ }).click()
  }

  async logOut(): Promise<void> {
    await this.openAccountMenu()
    await this.page.getByRole('button', { name: 'Log out' }).click()
  }

  async seeCartCount(count: number): Promise<void> {
    await expect(this.cartLink).toHaveAccessibleName(`Cart, ${counted(count, 'item')}`)
  }

  /** The spinner is gone: the server has confirmed the count. */
  async seeCartSettled(count: number): Promise<void> {
    await this.seeCartCount(count)
    await expect(this.cartLink).toHaveAttribute('aria-busy', 'false')
  }

  /**
   * Waits until the app has taken over and for some looks neither a call nor a script has been in flight, because the
   * page follows some of them with others. At each look the page has run all its tasks, so that what it was about to
   * send is sent, however slow the machine is.
   */
  async seeRest(held = () => 0): Promise<void> {
    let looks = 0
    const restful = async () => {
      const isReady = await this.page.evaluate(isTakenOver).catch(() => false)
      return (looks = isReady && this.#unanswered.size === held() ? looks + 1 : 0)
    }
    await expect
      .poll(restful, { message: 'looks without an unanswered call', intervals: [100] })
      .toBeGreaterThan(3)
  }

  /** The messages that are shown now. */
  messages(place: MessagePlace): Locator {
    return this.page.getByRole('region', { name: `Messages, ${place}` })
  }

  /** Waits for a message that no earlier call has seen; it may be gone by now. */
  async seeMessage(text: string, place: MessagePlace): Promise<void> {
    await expect.poll(() => this.#takeMessage(text, place), { message: `“${text}”`, ...QUICK }).toBe('shown')
  }

  /** The messages shown at a place so far, also those that are gone. */
  shownMessages(place: MessagePlace): readonly string[] {
    return messagesOf(this.page)
      .filter((message) => message.place === place)
      .map(({ text }) => text)
  }

  /** How often a message has been shown so far. */
  countMessages(text: string, place: MessagePlace): number {
    return this.shownMessages(place).filter((shown) => shown.includes(text)).length
  }

  /** 'shown', or all messages of the page for the failure. */
  #takeMessage(text: string, place: MessagePlace): string {
    const messages = messagesOf(this.page)
    const found = messages.find(
      (message) => !message.isExpected && message.place === place && message.text.includes(text),
    )
    if (found === undefined) return `only ${JSON.stringify(messages)}`
    found.isExpected = true
    return 'shown'
  }

  async seeHeading(text: string | RegExp): Promise<void> {
    await expect(this.heading).toHaveText(text)
  }

  /** The new page has the focus on its heading, for keyboard and screen reader users. */
  async seeHeadingFocused(text: string | RegExp): Promise<void> {
    await this.seeHeading(text)
    await expect(this.heading).toBeFocused()
  }

  /** The URL without the origin. */
  path(): string {
    const { pathname, search } = new URL(this.page.url())
    return `${pathname}${search}`
  }

  async seePath(path: string): Promise<void> {
    await expect.poll(() => this.path(), QUICK).toBe(path)
  }
}
