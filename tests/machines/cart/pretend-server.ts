import type {
  ChangeInput,
  ChangeReply,
  LineChange,
  LinesChange,
  LoadedCart,
} from '#machines/cart/cart.types.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'

interface Row {
  readonly id: number
  readonly products_id: number
  readonly quantity: number
}

/** An in-memory model of the server's cart: lines by id, one per product, sometimes another current cart. */
export class PretendServer {
  rows: readonly Row[] = []
  cartId = 501
  isRushed = false
  #nextLine = 1

  read(): LoadedCart {
    const lines = this.rows.map((row) => ({
      ...sampleLine,
      ...row,
      total_price: row.quantity * sampleLine.final_price,
    }))
    const loaded = loadedWith(this.cartId, ...lines)
    return { ...loaded, cart: { ...loaded.cart, rush_shipping: this.isRushed } }
  }

  replaceCart(): void {
    this.cartId++
    this.rows = []
    this.isRushed = false
  }

  change({ change, cart_id }: ChangeInput): ChangeReply {
    if (change.kind === 'rush') {
      this.isRushed = change.rush_shipping
      return this.#reply(true, null, null)
    }
    if (cart_id !== null && cart_id !== this.cartId) return this.#reply(false, null, this.cartId)
    if (change.kind === 'lines') return this.#writeMany(change)
    const row = this.#rowOf(change)
    if (change.kind !== 'add' && !row) return this.#reply(false, null, null)
    if (change.kind === 'remove') return this.#write({ ...change, quantity: 0 })
    const before = change.kind === 'add' ? (row?.quantity ?? 0) : 0
    return this.#write({
      id: row?.id ?? this.#nextLine++,
      products_id: change.products_id,
      quantity: before + change.quantity,
    })
  }

  quantities(): Readonly<Record<number, number>> {
    return Object.fromEntries(this.rows.map(({ products_id, quantity }) => [products_id, quantity]))
  }

  #writeMany({ lines }: LinesChange): ChangeReply {
    const ids = new Set(lines.map(({ products_id }) => products_id))
    const before = this.rows
    const set = [...new Map(lines.map((line) => [line.products_id, line])).values()]
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({
        ...line,
        id: before.find(({ products_id }) => products_id === line.products_id)?.id ?? this.#nextLine++,
      }))
    this.rows = [...before.filter(({ products_id }) => !ids.has(products_id)), ...set]
    return { ...this.#reply(true, null, null), lines: set }
  }

  #rowOf(change: LineChange): Row | undefined {
    return change.kind === 'add'
      ? this.rows.find(({ products_id }) => products_id === change.products_id)
      : this.rows.find(({ id }) => id === change.id)
  }

  #write({ id, products_id, quantity }: Row): ChangeReply {
    const others = this.rows.filter((row) => row.id !== id)
    this.rows = quantity === 0 ? others : [...others, { id, products_id, quantity }]
    return this.#reply(true, { id, products_id, quantity }, null)
  }

  #reply(success: boolean, row: Row | null, new_cart_id: number | null): ChangeReply {
    const { final_price } = sampleLine
    const data = row && {
      id: row.id,
      quantity: row.quantity,
      final_price,
      total_price: row.quantity * final_price,
    }
    return { success, status: null, message: null, errors: [], data, meta: { new_cart_id } }
  }
}
