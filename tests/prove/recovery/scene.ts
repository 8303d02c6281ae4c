import type { Locator, Page } from 'playwright'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { FrameDriver } from '#e2e/pages/frame.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import type { Goods } from '#e2e/goods.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Stage } from './stage.ts'

/** Whoever plays a scene: a customer of its own, and the pages that are looked at. */
export interface Player {
  readonly stage: Stage
  readonly page: Page
  readonly email: string
  readonly shopper: Shopper
  readonly product: Goods
  readonly frame: FrameDriver
  readonly cart: CartDriver
  readonly checkout: CheckoutDriver
  readonly login: LoginDriver
  /** counts the rounds, for what must not be the same twice */
  readonly round: number
}

/** One press that a page offers. */
export interface Way {
  readonly at: Locator
  readonly go?: () => Promise<unknown>
}

/** A way into an invoking state, and where it leads when all is well. */
export interface Scene {
  /** brings customer and page up to the moment before the call */
  readonly arrange?: (player: Player) => Promise<unknown>
  /** makes the call, and does not wait for its answer */
  readonly begin: (player: Player) => Promise<unknown>
  /** is seen when it has come to its happy end */
  readonly happy: (player: Player) => Locator
  /** what a shopper may press on the way there, beside what every page offers */
  readonly ways?: (player: Player) => readonly Way[]
  /** narrows what fails to one of the calls of the actor, where others come first */
  readonly only?: RegExp
  readonly passes?: number
  readonly fails?: number
}

export type Scenes = Readonly<Record<string, Scene>>

export const driversOf = (page: Page) => ({
  page,
  frame: new FrameDriver(page),
  cart: new CartDriver(page),
  checkout: new CheckoutDriver(page),
  login: new LoginDriver(page),
})
