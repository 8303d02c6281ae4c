import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { ApiError } from '#contract/platform/failure.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { isRushed, linesOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import type { CartView, ChangeInput, ChangeReply, LoadedCart } from '#machines/cart/cart.types.ts'
import { loadedWith } from '#machines/cart/cart-samples.ts'
import { PretendServer } from '#tests/machines/cart/pretend-server.ts'

const products = [31, 32, 33]
/** changed together with the product of a change of several lines */
const OTHER = 33
const product = fc.constantFrom(...products)
const quantity = fc.integer({ min: 1, max: 9 })
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add'), product, quantity }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set'), product, quantity: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), product, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lines'), product, quantity: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload'), product, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rush', 'no rush'), product, quantity }) },
)
type Change = { readonly kind: string; readonly product: number; readonly quantity: number }
type Fault = 'none' | 'lost before' | 'lost after' | 'other cart'
const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>('none') },
  { weight: 1, arbitrary: fc.constantFrom<Fault>('lost before', 'lost after', 'other cart') },
)

/** The real cart machine; a scheduler decides in which order its calls reach the server and return. */
function startCart(scheduler: fc.Scheduler, faults: readonly Fault[]) {
  const server = new PretendServer()
  const clock = new SimulatedClock()
  let calls = 0
  const travel = (label: string) => scheduler.schedule(Promise.resolve(), label)
  const loadCart = fromPromise<LoadedCart, CartView>(async () => {
    await travel('reading')
    const read = server.read()
    await travel('read')
    return read
  })
  const changeCart = fromPromise<ChangeReply, ChangeInput>(async ({ input }) => {
    const happens = faults[calls++] ?? 'none'
    await travel('change')
    if (happens === 'lost before') throw new ApiError({ kind: 'offline' })
    if (happens === 'other cart') server.replaceCart()
    const reply = server.change(input)
    await travel('changed')
    if (happens === 'lost after') throw new ApiError({ kind: 'offline' })
    return reply
  })
  const machine = cartMachine.provide({ actors: { loadCart, changeCart } })
  const actor = createActor(machine, { clock })
  // does in one step what staleCart does
  actor.subscribe((snapshot) => {
    if (snapshot.matches({ known: 'recovering' })) {
      queueMicrotask(() => actor.send({ type: 'cart.recovered', loaded: server.read() }))
    }
  })
  return { actor: actor.start(), server, clock }
}

type Cart = ReturnType<typeof startCart>

/** A change by a shopper, who can only change lines that are shown. */
function makeChange({ actor }: Cart, { kind, product: products_id, quantity: wanted }: Change): boolean {
  if (kind.endsWith('rush')) {
    actor.send({ type: 'rush.set', rush_shipping: kind === 'rush' })
    return false
  }
  if (kind === 'lines') {
    const lines = [products_id, OTHER].map((id) => ({ products_id: id, quantity: wanted }))
    actor.send({ type: 'lines.set', reason: wanted === 0 ? 'removal' : 'undo', lines })
    return true
  }
  if (kind === 'reload') actor.send({ type: 'cart.reload' })
  if (kind === 'add') actor.send({ type: 'line.add', products_id, quantity: wanted })
  const line = linesOf(actor.getSnapshot()).find((each) => each.products_id === products_id)
  if (kind === 'add' || kind === 'reload' || !line) return kind === 'add'
  if (kind === 'set') actor.send({ type: 'line.setQuantity', id: line.id, products_id, quantity: wanted })
  else actor.send({ type: 'line.remove', id: line.id, products_id })
  return true
}

async function shop(scheduler: fc.Scheduler, changes: readonly Change[], faults: readonly Fault[]) {
  const cart = startCart(scheduler, faults)
  const wanted = new Map(products.map((each) => [each, 0]))
  const isRushWanted = changes.findLast(({ kind }) => kind.endsWith('rush'))?.kind === 'rush'
  cart.actor.send({ type: 'customer.known' })
  scheduler.scheduleSequence(
    changes.map((each) => async () => {
      const { kind, product: products_id, quantity: amount } = each
      if (!makeChange(cart, each)) return
      const before = wanted.get(products_id) ?? 0
      if (kind === 'add') wanted.set(products_id, before + amount)
      else wanted.set(products_id, kind === 'remove' ? 0 : amount)
      if (kind === 'lines') wanted.set(OTHER, amount)
    }),
  )
  await scheduler.waitIdle()
  cart.clock.increment(5_000)
  await scheduler.waitIdle()
  const snapshot = cart.actor.getSnapshot()
  cart.actor.stop()
  const seen = products.map((each) => quantityOf(snapshot, each))
  const kept = products.map((each) => cart.server.quantities()[each] ?? 0)
  return {
    snapshot,
    seen: [...seen, isRushed(snapshot)],
    kept: [...kept, cart.server.isRushed],
    wanted: [...products.map((each) => wanted.get(each)), isRushWanted],
  }
}

const runs = { numRuns: 300, seed: 42 }

test('[CART-16] [DATA-17] [T27] in whatever order responses arrive, the cart ends with exactly the requested quantities', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(change, { maxLength: 30 }), async (scheduler, changes) => {
      const { snapshot, seen, kept, wanted } = await shop(scheduler, changes, [])
      expect(snapshot.value).toEqual({ known: { resting: 'ready' } })
      expect([seen, kept]).toEqual([wanted, wanted])
    }),
    runs,
  )
})

test("[CART-12] [CART-16] [T21] with lost responses and superseded carts the cart ends equal to the server's", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(change, { maxLength: 30 }),
      fc.array(fault, { maxLength: 30 }),
      async (scheduler, changes, faults) => {
        const { snapshot, seen, kept } = await shop(scheduler, changes, faults)
        expect(snapshot.value).toEqual({ known: { resting: 'ready' } })
        expect(snapshot.context.queue).toEqual([])
        expect(seen).toEqual(kept)
      },
    ),
    runs,
  )
})

test('the model of the server returns carts of the same shape as the sample', () => {
  expect(new PretendServer().read()).toEqual(loadedWith(501))
})
