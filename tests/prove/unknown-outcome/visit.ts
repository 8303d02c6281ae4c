import { cartCalls } from '#contract/carts.ts'
import type { Locator, Page } from 'playwright'
import { CheckoutDriver, cards } from '#e2e/pages/checkout.driver.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart, ordersOf } from '#e2e/orders.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { Booth } from './booth.ts'
import type { Sea } from './sea.ts'
import { Witness } from './witness.ts'

interface Guest {
  readonly booth: Booth
  readonly page: Page
  readonly shopper: Shopper
  readonly cartId: number
  /** how many orders the customer has */
  readonly orders: () => Promise<number>
  readonly witness: Witness
}

/** A customer at review, in a browser of his own, behind the proxy. */
export class Visit {
  readonly booth: Booth
  readonly shopper: Shopper
  readonly cartId: number
  readonly witness: Witness
  page: Page
  checkout: CheckoutDriver
  /** cents, as the button said when it was pressed last */
  reviewed = 0
  presses = 0
  readonly orders: () => Promise<number>

  constructor({ booth, page, shopper, cartId, orders, witness }: Guest) {
    this.booth = booth
    this.page = page
    this.checkout = new CheckoutDriver(page)
    this.shopper = shopper
    this.cartId = cartId
    this.orders = orders
    this.witness = witness
  }

  get place(): Locator {
    return this.checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ })
  }

  async typeCard(): Promise<void> {
    await this.checkout.fillCard(cards.good)
    await this.checkout.continueToReview()
  }

  async press(): Promise<void> {
    await this.checkout.main.getByRole('checkbox', { name: /terms/i }).check()
    this.reviewed = centsIn(await this.place.textContent())
    this.presses++
    await this.place.click()
  }

  /** The tab is gone, whatever it was doing, and another one opened. */
  async reopen(path: string): Promise<void> {
    const page = await this.booth.newTab()
    await this.page.close()
    this.page = page
    this.checkout = new CheckoutDriver(page)
    await page.goto(path)
    await this.checkout.main.getByRole('heading', { level: 1 }).waitFor()
  }
}

export async function visitReview(booth: Booth, sea: Sea, index: number): Promise<Visit> {
  const { db, url } = sea.world
  const email = await makeCustomer(db)
  const shopper = new Shopper(url)
  const session = await shopper.logIn(email)
  await fillCart(shopper, await goods(db, 1, { from: index % 20 }))
  await chooseCheapestQuote(shopper)
  const { id: cartId } = await shopper.call(cartCalls.selectCart, {})
  const orders = () => ordersOf(db, email)
  const witness = new Witness({ orders, canKnow: () => sea.isShopUp })
  const page = await booth.enter(session, witness)
  await page.goto('/checkout/payment')
  const visit = new Visit({ booth, page, shopper, cartId, orders, witness })
  await visit.typeCard()
  await visit.place.waitFor()
  return visit
}

function centsIn(text: string | null): number {
  const digits = /\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]
  if (!digits) throw new Error(`no total on the button: ${text}`)
  return Number(digits.replaceAll(/[,.]/g, ''))
}
