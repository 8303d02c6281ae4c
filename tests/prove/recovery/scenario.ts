import type { Locator, Page } from 'playwright'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { FrameDriver } from '#e2e/pages/frame.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import type { Goods } from '#e2e/goods.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { BrowserFixture } from './browser-fixture.ts'

/** A customer of its own with the page and its drivers. */
export interface TestUser {
  readonly fixture: BrowserFixture
  readonly page: Page
  readonly email: string
  readonly shopper: Shopper
  readonly product: Goods
  readonly frame: FrameDriver
  readonly cart: CartDriver
  readonly checkout: CheckoutDriver
  readonly login: LoginDriver
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

export const driversOf = (page: Page) => ({
  page,
  frame: new FrameDriver(page),
  cart: new CartDriver(page),
  checkout: new CheckoutDriver(page),
  login: new LoginDriver(page),
})
