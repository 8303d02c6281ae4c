import type { Locator } from 'playwright'
import type { Drivers } from '#e2e/pages/drivers.ts'
import type { Goods } from '#e2e/goods.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { BrowserFixture } from './browser-fixture.ts'

/** A customer of its own with the page and its drivers. */
export interface TestUser extends Drivers {
  readonly fixture: BrowserFixture
  readonly email: string
  readonly shopper: Shopper
  readonly product: Goods
  /** index of the run, for values that must differ between runs */
  readonly round: number
}

/** An action that a page may offer. */
export interface PageAction {
  readonly at: Locator
  readonly go?: () => Promise<unknown>
}

/** How to enter an invoking state, and what is shown when it succeeds. */
export interface Scenario {
  /** brings customer and page to the moment before the call */
  readonly arrange?: (user: TestUser) => Promise<unknown>
  /** makes the call, and does not wait for its answer */
  readonly begin: (user: TestUser) => Promise<unknown>
  /** visible when the call has succeeded */
  readonly happy: (user: TestUser) => Locator
  /** what a shopper may press to get there, beside what every page offers */
  readonly actions?: (user: TestUser) => readonly PageAction[]
  /** narrows what fails to one of the calls of the actor, where others come first */
  readonly only?: RegExp
  readonly passes?: number
  readonly fails?: number
}

export type Scenarios = Readonly<Record<string, Scenario>>
