import { sql } from 'kysely'
import { cartCalls } from '#contract/carts.ts'
import type { ReviewedOrder } from '#machines/order-submission/order-submission.types.ts'
import { recoverOnce } from '#server/orders/recovery.ts'
import { chooseCheapestQuote, goToReview, reviewedOrder, submit } from '#tests/support/checkout.ts'
import type { TestShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { TestGateway } from './test-gateway.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'

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
  readonly #shop: TestShop
  readonly #gateway: TestGateway
  readonly #shopper: Shopper
  readonly #product: number
  readonly #now: () => Date

  constructor(shop: TestShop, gateway: TestGateway, shopper: Shopper, product: number, now: () => Date) {
    this.#shop = shop
    this.#gateway = gateway
    this.#shopper = shopper
    this.#product = product
    this.#now = now
  }

  /** Creates a new cart at the level unless the current one is there; a reviewed cart is changed instead. */
  async reach(level: Level): Promise<void> {
    const isReviewed = this.#isReviewed
    this.#isReviewed = false
    if (this.#level === level) return
    if (!isReviewed) await this.#startCart(level)
    this.isCardHeld = level === 'allDone'
    if (level === 'nothingDone') await this.spoilAddress()
    // another line makes the quote of a reviewed cart invalid
    if (level === 'deliveryDone' && isReviewed) await this.add()
    if (level === 'shippingDone') await chooseCheapestQuote(this.#shopper)
    if (level === 'allDone') await goToReview(this.#shopper)
    if (level === 'empty' && isReviewed) await this.#empty()
    if (level === 'short') await this.#setStock(0)
    if (level === 'pending') this.#gateway.isSilent = true
    if (level === 'pending' || level === 'ordered')
      await submit(this.#shopper, await goToReview(this.#shopper))
    this.#level = level
  }

  /** The current cart, which is now being submitted. */
  async review(): Promise<ReviewedOrder> {
    await this.reach('allDone')
    this.#isReviewed = true
    return reviewedOrder(this.#shopper)
  }

  /** The level of the cart is not known any more. */
  invalidate(): void {
    this.#level = null
    this.#isReviewed = false
  }

  async add(): Promise<void> {
    const cart_product = { products_id: this.#product, quantity: 1 }
    await this.#shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
  }

  /** The gateway answers again, and recovery settles pending submissions. */
  async settle(): Promise<void> {
    if (!this.#gateway.isSilent) return
    this.#gateway.isSilent = false
    const now = () => new Date(this.#now().getTime() + 61_000)
    await recoverOnce({ db: this.#shop.db, gateway: this.#gateway, now, log: () => undefined })
  }

  spoilAddress = (): Promise<unknown> => this.#setAddress('', '65401')
  moveToTexas = async (): Promise<void> => {
    await this.#setAddress('TX', '75001')
    await sql`update products set texas_restricted = true where id = ${this.#product}`.execute(this.#shop.db)
  }
  expireQuotes = (): Promise<unknown> =>
    sql`update quotes set expires_at = ${this.#now()}`.execute(this.#shop.db)
  forgetMethod = (): Promise<unknown> =>
    sql`update carts set payment_method = null where id =
      (select id from carts order by id desc limit 1)`.execute(this.#shop.db)

  async switchOff(isOff = true): Promise<void> {
    if (this.#isOff !== isOff) await switchAppSetting(this.#shop, 'is_checkout_disabled', isOff)
    this.#isOff = isOff
  }

  async #startCart(level: Level): Promise<void> {
    await this.settle()
    await this.#restore()
    await this.#shopper.call(cartCalls.newCart, { body: {} })
    if (level !== 'empty') await this.add()
  }

  async #empty(): Promise<void> {
    const { items } = await this.#shopper.call(cartCalls.selectCart, {})
    for (const { id } of items) await this.#shopper.call(cartCalls.deleteCartProduct, { body: { id } })
  }

  async #restore(): Promise<void> {
    this.#gateway.declines = false
    await this.#setAddress('MO', '65401')
    await this.#setStock(1_000)
    await this.switchOff(false)
    await sql`update products set texas_restricted = false where id = ${this.#product}`.execute(this.#shop.db)
  }

  #setAddress(state: string, postcode: string): Promise<unknown> {
    return sql`update addresses set state = ${state}, postcode = ${postcode}`.execute(this.#shop.db)
  }

  #setStock(qty: number): Promise<unknown> {
    return sql`update stock set qty = ${qty} where product_id = ${this.#product}`.execute(this.#shop.db)
  }
}
