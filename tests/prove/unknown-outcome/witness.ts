import type { Page } from 'playwright'

const FAILURE = /processing your order|an error occurred|declined|not placed|not been charged/i
const SUCCESS = /Order submitted/

/** What must hold of the order whenever a page speaks of it. */
export interface Truth {
  readonly orders: () => Promise<number>
  /** false: the server cannot be asked, so nobody can know */
  readonly canKnow: () => boolean
}

/** Holds every word of every page against the truth. */
export class Witness {
  /** failures told while there was an order */
  lies = 0
  /** successes told while there was none */
  boasts = 0
  readonly examples = new Set<string>()
  private readonly said = new Map<Page, readonly string[]>()
  private readonly checks: Promise<void>[] = []
  private readonly truth: Truth

  constructor(truth: Truth) {
    this.truth = truth
  }

  /** @param texts every heading, alert and message that the page shows now */
  hear(page: Page, texts: readonly string[]): void {
    this.said.set(page, texts)
    this.checks.push(this.hold(texts))
  }

  /** Looks at all that is shown now, since an order may have come to be meanwhile. */
  async look(): Promise<void> {
    for (const [page, texts] of this.said) if (!page.isClosed()) this.checks.push(this.hold(texts))
    await this.settled()
  }

  async settled(): Promise<void> {
    await Promise.all(this.checks)
  }

  private async hold(texts: readonly string[]): Promise<void> {
    const failure = texts.find((text) => FAILURE.test(text))
    const success = texts.find((text) => SUCCESS.test(text))
    if ((!failure && !success) || !this.truth.canKnow()) return
    const orders = await this.truth.orders()
    if (failure && orders > 0) this.note('lies', failure)
    if (success && orders === 0) this.note('boasts', success)
  }

  private note(kind: 'lies' | 'boasts', text: string): void {
    this[kind]++
    this.examples.add(text)
  }
}
