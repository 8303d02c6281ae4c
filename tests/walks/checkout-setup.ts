import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import type { ReviewedOrder } from '#machines/checkout/order-submission/order-submission.types.ts'
import { CARDS, chooseCheapestQuote, goToReview, reviewedOrder } from '#tests/support/checkout.ts'
import type { WorkflowFixture } from './workflow-fixture.ts'
import {
  addElsewhere,
  orderElsewhere,
  setAddress,
  setProUse,
  setRestricted,
  setStock,
  settle,
  switchOff,
} from './workflows/checkout-cart.ts'

/** How far a cart has come: what the preflight finds. */
export type Level =
  | 'nothingDone'
  | 'deliveryDone'
  | 'shippingDone'
  | 'allDone'
  | 'pending'
  | 'ordered'
  | 'empty'
  | 'short'

/** Brings the cart of one customer, its stock and settings into the state that a path needs, by calls and by SQL. */
export class CheckoutSetup {
  isCardHeld = false
  #level: Level | null = null
  #isOff = false
  #isReviewed = false
  readonly #fixture: WorkflowFixture

  constructor(fixture: WorkflowFixture) {
    this.#fixture = fixture
  }

  /** Creates a new cart at the level unless the current one is there; a reviewed cart is changed instead. */
  async reach(level: Level): Promise<void> {
    const fixture = this.#fixture
    const isReviewed = this.#isReviewed
    this.#isReviewed = false
    if (this.#level === level) return
    if (!isReviewed) await this.#startCart(level)
    this.isCardHeld = level === 'allDone'
    if (level === 'nothingDone') await this.spoilAddress()
    // another line makes the quote of a reviewed cart invalid
    if (level === 'deliveryDone' && isReviewed) await addElsewhere(fixture)
    if (level === 'shippingDone') await chooseCheapestQuote(fixture.shopper)
    if (level === 'allDone') await goToReview(fixture.shopper)
    if (level === 'empty' && isReviewed) await this.#empty()
    if (level === 'short') await setStock(fixture, 0)
    if (level === 'pending') await orderElsewhere(fixture, CARDS.processingError)
    if (level === 'ordered') await orderElsewhere(fixture)
    this.#level = level
  }

  /** The current cart, which is now being submitted. */
  async review(): Promise<ReviewedOrder> {
    await this.reach('allDone')
    this.#isReviewed = true
    return reviewedOrder(this.#fixture.shopper)
  }

  /** The level of the cart is not known any more. */
  invalidate(): void {
    this.#level = null
    this.#isReviewed = false
  }

  /** The shop finds out what became of an order that was pending. */
  async settle(): Promise<void> {
    if (this.#level === 'pending') await settle(this.#fixture)
  }

  spoilAddress = (): Promise<unknown> => setAddress(this.#fixture, '', '65401')
  expireQuotes = (): Promise<unknown> => sql`update quotes set expires_at = now()`.execute(this.#fixture.db)

  async switchOff(isOff = true): Promise<void> {
    if (this.#isOff !== isOff) await switchOff(this.#fixture, isOff)
    this.#isOff = isOff
  }

  async #startCart(level: Level): Promise<void> {
    await this.settle()
    await this.#restore()
    await this.#fixture.shopper.call(cartCalls.newCart, { body: {} })
    if (level !== 'empty') await addElsewhere(this.#fixture)
  }

  async #empty(): Promise<void> {
    const { shopper } = this.#fixture
    const { items } = await shopper.call(cartCalls.selectCart, {})
    for (const { id } of items) await shopper.call(cartCalls.deleteCartProduct, { body: { id } })
  }

  async #restore(): Promise<void> {
    await setAddress(this.#fixture, 'MO', '65401')
    await setStock(this.#fixture, 1_000)
    await setRestricted(this.#fixture, false)
    await setProUse(this.#fixture, false)
    await this.switchOff(false)
  }
}
