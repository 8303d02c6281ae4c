import type { Locator, Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'

/** A place in the timeline. */
export interface TimelinePlace {
  readonly seconds: number
  readonly track: string
}

/** The show builder: the list of shows, and the editor with timeline and table. */
export class ShowBuilderDriver {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto(SHOW_PATHS.builder)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Show builder' })).toBeVisible()
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }

  /** A new show without cues, ready to be edited. */
  async startEmpty(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: /^Empty show/ }).click()
    await this.seeEditable()
    await expect(this.products.first()).toBeVisible()
  }

  async seeEditable(): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: 'Name of the show' })).toBeEditable()
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Timeline' })
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Cues' })
  }

  cue(name: string | RegExp): Locator {
    return this.grid.getByRole('gridcell', { name })
  }

  /** The products that are found, without those that are sold out. */
  get products(): Locator {
    return this.page
      .getByRole('list', { name: 'Products', exact: true })
      .getByRole('listitem')
      .filter({ hasNotText: 'Sold out' })
  }

  async add(index: number): Promise<string> {
    const row = this.products.nth(index)
    const name = (await row.locator('button[aria-pressed]').textContent()) ?? ''
    await row.getByRole('button', { name: `Add ${name}` }).click()
    return name
  }

  async see(view: 'Timeline' | 'Table'): Promise<void> {
    await this.page.getByRole('button', { name: view, exact: true }).click()
  }

  /** What was announced last. */
  get announcement(): Locator {
    return this.page.locator('output[data-announcement]').first()
  }

  async seeKept(keeping: 'saved' | 'here'): Promise<void> {
    // narrow screens have another one, which is hidden
    await expect(this.page.locator(`[data-keeping="${keeping}"]`).filter({ visible: true })).toHaveCount(1)
  }

  /** Names of the cells of the timeline, in the order of the show. */
  async timelineCues(): Promise<readonly string[]> {
    const cells = this.grid.getByRole('gridcell')
    const names = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
    return names.toSorted((one, other) => numberOf(one) - numberOf(other))
  }

  /** When a cue begins, in seconds of the first minute. */
  async secondsOf(number: number): Promise<number> {
    const cell = this.cue(new RegExp(`^Cue ${number}, .*, [\\d.]+ s, `))
    const name = (await cell.getAttribute('aria-label')) ?? ''
    return Number(/, ([\d.]+) s, /.exec(name)?.[1])
  }

  /** Number, product, time and position of the rows of the table, written as in the timeline. */
  async tableCues(): Promise<readonly (readonly string[])[]> {
    return this.table.locator('[data-row]').evaluateAll((rows) =>
      rows.map((row) => {
        const time = row.querySelector<HTMLInputElement>('input[aria-label^="Time"]')?.value ?? ''
        return [
          `Cue ${row.querySelector('[role="cell"]')?.textContent}`,
          row.querySelector('button')?.textContent ?? '',
          `${Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])} s`,
          row.querySelector('select')?.selectedOptions[0]?.textContent ?? '',
        ]
      }),
    )
  }

  /** Moves a cue by some seconds, onto a track. */
  async dragCue(name: string, { seconds, track }: TimelinePlace): Promise<void> {
    const from = await boxOf(this.cue(new RegExp(`^${name}`)))
    const to = await this.pointOf({ seconds, track })
    const zero = await this.pointOf({ seconds: 0, track })
    await this.page.mouse.move(from.x + 6, from.y + from.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + 6 + (to.x - zero.x) / 2, to.y, { steps: 3 })
    await this.page.mouse.move(from.x + 6 + (to.x - zero.x), to.y, { steps: 3 })
    await this.page.mouse.up()
  }

  /** Presses a cue and moves it, without letting it go. */
  async liftCue(name: string, right: number): Promise<void> {
    const from = await boxOf(this.cue(name))
    await this.page.mouse.move(from.x + 6, from.y + from.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(from.x + 6 + right, from.y + from.height / 2, { steps: 4 })
    // Escape is listened for once the drag is rendered
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }

  async dropProduct(index: number, place: TimelinePlace): Promise<void> {
    const target = await this.pointOf(place)
    const area = this.grid.locator('[data-track]').first()
    const origin = await boxOf(area)
    await this.products.nth(index).dragTo(area, {
      targetPosition: { x: target.x - origin.x, y: target.y - origin.y },
    })
  }

  /** On the page. */
  private async pointOf({ seconds, track }: TimelinePlace): Promise<{ x: number; y: number }> {
    const zoom = Number(await this.page.locator('[data-zoom]').getAttribute('data-zoom'))
    const row = this.grid.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: track }) })
    const area = await boxOf(row.locator('[data-track]'))
    return { x: area.x + seconds * zoom, y: area.y + area.height / 2 }
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 200; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${target.toString()}`)
  }

  async pressWithKeyboard(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press('Enter')
  }
}

const numberOf = (name: string): number => Number(/^Cue (\d+)/.exec(name)?.[1])

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator.toString()} is not shown`)
  return box
}
