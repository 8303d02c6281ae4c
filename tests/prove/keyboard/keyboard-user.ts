import { expect } from '#e2e/expect.ts'
import type { Locator, Page } from 'playwright'
import { coverOfFocus } from './cover-of-focus.ts'
import { lookAtFocus } from './look-at-focus.ts'

const MOST_PRESSES = 250

/** Operates a page by keyboard only and checks at every tab stop that the focus is visible. */
export class KeyboardUser {
  readonly page: Page
  stops = 0
  readonly covered: string[] = []
  readonly unseen: string[] = []
  readonly unfocused: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible({ timeout: 30_000 })
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if (await isFocused(target)) return
      await this.page.keyboard.press(key)
      await this.look()
    }
    throw new Error(`no key leads to ${target.toString()}`)
  }

  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key)
    await this.page.keyboard.press('Enter')
  }

  /** Chooses one of a group of radio buttons, whichever is the stop of the group. */
  async choose(group: Locator): Promise<void> {
    await this.tabTo(group.getByRole('radio').first())
    await this.page.keyboard.press('Space')
    await this.look()
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
    await this.look()
  }

  /** A new page starts at its heading. */
  async seeHeading(heading: Locator): Promise<void> {
    await expect(heading).toBeVisible({ timeout: 30_000 })
    try {
      await expect(heading).toBeFocused({ timeout: 60_000 })
    } catch {
      this.unfocused.push(`${new URL(this.page.url()).pathname}: ${await heading.textContent()}`)
    }
  }

  private async look(): Promise<void> {
    const stop = await this.page.evaluate(lookAtFocus)
    if (!stop) return
    this.stops++
    const cover = await this.page.evaluate(coverOfFocus)
    if (cover !== null) this.covered.push(`${stop.name} by ${cover}`)
    if (stop.unseen !== null) this.unseen.push(stop.unseen)
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)
