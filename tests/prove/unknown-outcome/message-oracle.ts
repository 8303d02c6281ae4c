import type { Page } from 'playwright'

const FAILURE = /processing your order|an error occurred|declined|not placed|not been charged/i
const SUCCESS = /Order submitted/

/** The facts that every message about the order is checked against. */
export interface OrderFacts {
  readonly orders: () => Promise<number>
  /** false while the server is down, when no message can be judged */
  readonly canKnow: () => boolean
}

/** Checks every heading, alert and message of every page against the database. */
export class MessageOracle {
  /** failures told while there was an order */
  falseFailures = 0
  /** successes told while there was none */
  falseSuccesses = 0
  readonly examples = new Set<string>()
  private readonly shown = new Map<Page, readonly string[]>()
  private readonly checks: Promise<void>[] = []
  private readonly truth: OrderFacts

  constructor(truth: OrderFacts) {
    this.truth = truth
  }

  /** @param texts every heading, alert and message that the page shows now */
  record(page: Page, texts: readonly string[]): void {
    this.shown.set(page, texts)
    this.checks.push(this.check(texts))
  }

  /** Checks again what is shown now, since an order may exist by now. */
  async recheck(): Promise<void> {
    for (const [page, texts] of this.shown) if (!page.isClosed()) this.checks.push(this.check(texts))
    await this.settled()
  }

  async settled(): Promise<void> {
    await Promise.all(this.checks)
  }

  private async check(texts: readonly string[]): Promise<void> {
    const failure = texts.find((text) => FAILURE.test(text))
    const success = texts.find((text) => SUCCESS.test(text))
    if ((!failure && !success) || !this.truth.canKnow()) return
    const orders = await this.truth.orders()
    if (failure && orders > 0) this.note('falseFailures', failure)
    if (success && orders === 0) this.note('falseSuccesses', success)
  }

  private note(kind: 'falseFailures' | 'falseSuccesses', text: string): void {
    this[kind]++
    this.examples.add(text)
  }
}
