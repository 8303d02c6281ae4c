import type { Locator } from '@playwright/test'
import type { Goods } from '#e2e/goods.ts'
import type { Fixture } from '#e2e/walks/fixture.ts'
import type { FaultNetwork } from './fault-network.ts'

/** A customer with a page and a network of its own. */
export interface TestUser extends Fixture {
  readonly network: FaultNetwork
  readonly product: Goods
}

/** An action that a page may offer. */
export interface PageAction {
  readonly at: Locator
  readonly go?: () => Promise<unknown>
}

/** How a shopper enters an invoking state. */
export interface Entry {
  /** the seeded account that the customer is like; null: a visitor */
  readonly customer?: string | null
  /** brings customer and page to the moment before the call */
  readonly arrange?: (user: TestUser) => Promise<unknown>
  /** makes the call, and does not wait for its answer */
  readonly begin: (user: TestUser) => Promise<unknown>
}

/** A state that a shopper enters, by default on the way of the walk of its machine, and what is shown when it succeeds. */
export interface Scenario extends Partial<Entry> {
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

/** Opens the app at an address, as a reload does. */
export const load = ({ page }: TestUser, path: string) => page.goto(path, { waitUntil: 'commit' })
