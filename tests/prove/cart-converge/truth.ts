import type { Cart } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { CartChange } from '#machines/cart/cart.types.ts'

interface Line {
  readonly id: number
  readonly quantity: number
}

/** What of an answer the model needs: the id of a new line. */
interface Told {
  readonly success: boolean
  readonly lineId: number | null
}

/** The expected cart, by the order in which changes reached the shop. */
export class CartTruth {
  cartId: number
  isRushed: boolean
  readonly lines: Map<number, Line>
  private readonly stock: ReadonlyMap<number, number>

  constructor({ id, rush_shipping, items }: Cart, stock: ReadonlyMap<number, number>) {
    this.cartId = id
    this.isRushed = rush_shipping
    this.lines = new Map(items.map((line) => [line.products_id, line]))
    this.stock = stock
  }

  /** Applies a change that reached the shop; ignored when its line does not exist any more. */
  apply(change: CartChange, cartId: number | null, { success, lineId }: Told): void {
    if (change.kind === 'rush') {
      if (success) this.isRushed = change.rush_shipping
      return
    }
    if (change.kind === 'lines') throw new Error('no device changes several lines at once')
    if (change.kind !== 'remove' && cartId !== null && cartId !== this.cartId) return
    const { products_id } = change
    const line = this.lines.get(products_id)
    if (change.kind === 'add') {
      const quantity = this.most(products_id, (line?.quantity ?? 0) + change.quantity)
      this.lines.set(products_id, { id: line?.id ?? lineId ?? 0, quantity })
    } else if (line?.id === change.id) {
      if (change.kind === 'remove') this.lines.delete(products_id)
      else this.lines.set(products_id, { id: line.id, quantity: this.most(products_id, change.quantity) })
    }
  }

  replaceCart(cartId: number): void {
    if (cartId === this.cartId) return
    this.cartId = cartId
    this.isRushed = false
    this.lines.clear()
  }

  quantities(products: readonly number[]): readonly number[] {
    return products.map((product) => this.lines.get(product)?.quantity ?? 0)
  }

  /** What a line can hold at most. */
  most(product: number, quantity: number): number {
    return Math.min(quantity, this.stock.get(product) ?? 0, MAX_QUANTITY)
  }
}
