import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { isAdding, itemCountOf, linesOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import type { CartView, ChangeInput, ChangeReply, LoadedCart } from '#machines/cart/cart.types.ts'
import { loadedWith, sampleLine } from '#machines/cart/cart-samples.ts'

const LINES = 200
const TILES = 50
const NEW = 9_000

const linesUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...sampleLine, id: at + 1, products_id: at + 1 }))

/** An idle cart whose server accepts every change. */
async function cartOf(count: number) {
  const lines = linesUpTo(count)
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

/** The time in milliseconds of an add including the selectors of a listing on each snapshot. */
async function timeOfAdd(actor: Cart): Promise<number> {
  const reading = actor.subscribe((snapshot) => {
    itemCountOf(snapshot)
    for (let tile = 0; tile < TILES; tile++) {
      quantityOf(snapshot, tile)
      isAdding(snapshot, tile)
    }
  })
  const start = performance.now()
  actor.send({ type: 'line.add', products_id: NEW, quantity: 1 })
  await resting(actor)
  const time = performance.now() - start
  reading.unsubscribe()
  return time
}

/** The minimum of many interleaved runs of both, so that machine load affects them equally. */
async function bestOfBoth(one: Cart, other: Cart): Promise<readonly [number, number]> {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 400; round++) {
    best[0] = Math.min(best[0], await timeOfAdd(one))
    best[1] = Math.min(best[1], await timeOfAdd(other))
  }
  return best
}

describe('a cart of 200 lines', () => {
  test('[T56] an add takes at most twice the time of an add to an empty cart', async () => {
    const [empty, large] = [await cartOf(0), await cartOf(LINES)]
    const [ofEmpty, ofLarge] = await bestOfBoth(empty, large)
    expect(ofLarge / ofEmpty).toBeLessThan(2)
  })

  test('[T56] a change of one line keeps every other line object identical', async () => {
    const cart = await cartOf(LINES)
    const before = linesOf(cart.getSnapshot())
    cart.send({ type: 'line.setQuantity', id: 7, products_id: 7, quantity: 9 })
    const after = linesOf(cart.getSnapshot())
    expect(after.filter((line, at) => line !== before[at]).map(({ id, quantity }) => [id, quantity])).toEqual(
      [[7, 9]],
    )
  })
})
