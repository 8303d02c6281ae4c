import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CartLine } from '#contract/cart/carts.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { isAdding, itemCountOf, linesOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import type { CartView, ChangeInput, ChangeReply, LoadedCart } from '#machines/cart/cart.types.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'

const LINES = 200
const TILES = 50
const NEW = 9_000

const linesUpTo = (count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, at) => ({ ...sampleLine, id: at + 1, products_id: at + 1 }))

/** An idle cart whose server accepts every change. */
async function cartOf(lines: readonly CartLine[]) {
  const loadCart = fromPromise<LoadedCart, CartView>(() => Promise.resolve(loadedWith(501, ...lines)))
  const changeCart = fromPromise<ChangeReply, ChangeInput>(() =>
    Promise.resolve({
      success: true,
      status: null,
      message: null,
      errors: [],
      data: { id: NEW, quantity: 1, final_price: 100, total_price: 100 },
      meta: { new_cart_id: null },
    }),
  )
  const actor = createActor(cartMachine.provide({ actors: { loadCart, changeCart } })).start()
  actor.send({ type: 'customer.known' })
  await resting(actor)
  return actor
}

type Cart = Awaited<ReturnType<typeof cartOf>>

const resting = (actor: Pick<Cart, 'getSnapshot' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    const look = () => actor.getSnapshot().matches({ known: { resting: 'ready' } }) && resolve()
    actor.subscribe(look)
    look()
  })

/** Property reads per line of an add, including the selectors of so many tiles on each snapshot. */
async function readsPerLine(count: number, tiles: number): Promise<number> {
  let reads = 0
  const counting: ProxyHandler<CartLine> = {
    get: (line, key) => {
      reads++
      return Reflect.get(line, key)
    },
  }
  const actor = await cartOf(linesUpTo(count).map((line) => new Proxy(line, counting)))
  actor.subscribe((snapshot) => {
    itemCountOf(snapshot)
    for (let tile = 0; tile < tiles; tile++) {
      quantityOf(snapshot, tile)
      isAdding(snapshot, tile)
    }
  })
  reads = 0
  actor.send({ type: 'line.add', products_id: NEW, quantity: 1 })
  await resting(actor)
  return reads / count
}

describe('a cart of 200 lines', () => {
  test('[T56] the reads per line of an add depend neither on the number of lines nor on the number of tiles', async () => {
    const ofLarge = await readsPerLine(LINES, TILES)
    expect(ofLarge).toBe(await readsPerLine(LINES / 10, TILES))
    expect(ofLarge).toBe(await readsPerLine(LINES, 1))
    expect(ofLarge).toBeLessThan(TILES)
  })

  test('[T56] a change of one line keeps every other line object identical', async () => {
    const cart = await cartOf(linesUpTo(LINES))
    const before = linesOf(cart.getSnapshot())
    cart.send({ type: 'line.setQuantity', id: 7, products_id: 7, quantity: 9 })
    const after = linesOf(cart.getSnapshot())
    expect(after.filter((line, at) => line !== before[at]).map(({ id, quantity }) => [id, quantity])).toEqual(
      [[7, 9]],
    )
  })
})
