import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** So many presses lead to the answer of each question of an analyst. */
const MOST = 6

/**
 * The keyboard of somebody who asks the explorer something. It counts the keys that do something, and what is typed as one;
 * a seventh fails. Tab only moves the focus and is not counted, but is really pressed until the focus is there.
 */
export class CountedKeyboard {
  readonly #page: Page
  #presses = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    this.#count()
    await this.#page.keyboard.press(key)
  }

  /** Finds something by its words: three presses. */
  async find(words: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Find anything' })).toBeVisible()
    await this.press('Control+k')
    await expect(this.#page.getByRole('combobox')).toBeFocused()
    this.#count()
    await this.#page.keyboard.insertText(words)
    await expect(this.#page.getByRole('option').first()).toBeVisible()
    await this.press('Enter')
    await expect(this.#page.getByRole('dialog')).toBeHidden()
  }

  /** One press, once the focus is there. */
  async activate(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    const isThere = () => control.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; !(await isThere()); tabs++) {
      if (tabs === 200) throw new Error(`Tab does not lead to ${String(control)}`)
      await this.#page.keyboard.press('Tab')
    }
    await this.press('Enter')
  }

  #count(): void {
    this.#presses++
    expect(this.#presses, 'presses that the answer takes').toBeLessThanOrEqual(MOST)
  }
}
