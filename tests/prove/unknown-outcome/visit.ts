import { cartCalls } from '#contract/cart/carts.ts'
import type { Locator, Page } from 'playwright'
import { CheckoutDriver, cards } from '#e2e/pages/checkout.driver.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart, ordersOf } from '#e2e/orders.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { BrowserSlot } from './browser-pool.ts'
import type { FaultNetwork } from './fault-network.ts'
import { MessageOracle } from './message-oracle.ts'

interface VisitInit {
  readonly slot: BrowserSlot
  readonly page: Page
  readonly shopper: Shopper
  readonly cartId: number
  /** how many orders the customer has */
  readonly orders: () => Promise<number>
  readonly oracle: MessageOracle
}

/** A customer at the review step, in a browser slot behind the fault network. */
export class Visit {
  readonly slot: BrowserSlot
  readonly shopper: Shopper
  readonly cartId: number
  readonly oracle: MessageOracle
  page: Page
  checkout: CheckoutDriver
  /** cents, as the button said when it was pressed last */
  reviewed = 0
  presses = 0
  readonly orders: () => Promise<number>

  constructor({ slot, page, shopper, cartId, orders, oracle }: VisitInit) {
    this.slot = slot
    this.page = page
    this.checkout = new CheckoutDriver(page)
    this.shopper = shopper
    this.cartId = cartId
    this.orders = orders
    this.oracle = oracle
  }

  get placeOrder(): Locator {
    return this.checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ })
  }

  async typeCard(): Promise<void> {
    await this.checkout.fillCard(cards.good)
    await this.checkout.continueToReview()
  }

  async pressPlaceOrder(): Promise<void> {
    await this.checkout.main.getByRole('checkbox', { name: /terms/i }).check()
    this.reviewed = centsIn(await this.placeOrder.textContent())
    this.presses++
    await this.placeOrder.click()
  }

  /** Closes the tab, whatever it was doing, and opens the path in another one. */
  async reopen(path: string): Promise<void> {
    const page = await this.slot.newTab()
    await this.page.close()
    this.page = page
    this.checkout = new CheckoutDriver(page)
    await page.goto(path)
    await this.checkout.main.getByRole('heading', { level: 1 }).waitFor()
  }
}

export async function visitReview(slot: BrowserSlot, network: FaultNetwork, index: number): Promise<Visit> {
  const { db, url } = network.environment
  const email = await makeCustomer(db)
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  await fillCart(shopper, await goods(db, 1, { from: index % 20 }))
  await chooseCheapestQuote(shopper)
  const { id: cartId } = await shopper.call(cartCalls.selectCart, {})
  const orders = () => ordersOf(db, email)
  const oracle = new MessageOracle({ orders, canKnow: () => network.isShopUp })
  const page = await slot.openPage(session, oracle)
  await page.goto('/checkout/payment')
  const visit = new Visit({ slot, page, shopper, cartId, orders, oracle })
  await visit.typeCard()
  await visit.placeOrder.waitFor()
  return visit
}

function centsIn(text: string | null): number {
  const digits = /\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]
  if (!digits) throw new Error(`no total on the button: ${text}`)
  return Number(digits.replaceAll(/[,.]/g, ''))
}
