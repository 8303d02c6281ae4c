import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { showPurchaseMachine } from '#machines/shows/show-purchase/show-purchase.machine.ts'
import type { PurchaseRequest } from '#machines/shows/show-purchase/show-purchase.types.ts'
import { showPurchaseServices } from '#src/services/shows/show-purchase.ts'
import { clientOf } from './client-of.ts'
import type { CustomerFixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { ampleProduct } from './workflows/quick-order.ts'

const { openCustomer } = await useWalkShop()
const showId = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'

/** What a device keeps; one that keeps nothing is the control. */
function openDevice(isKeeping: boolean) {
  const kept = new Map<string, PurchaseRequest | null>()
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, request: PurchaseRequest | null) => isKeeping && kept.set(key, request),
  }
}

/** A page on which the show is bought; the device outlives it. */
function openPage(customer: CustomerFixture, device: ReturnType<typeof openDevice>, products_id: number) {
  const actors = showPurchaseServices(clientOf(customer.shopper, customer.held), device)
  const lines = [{ products_id, quantity: 4 }]
  return createActor(showPurchaseMachine.provide({ actors }), {
    input: { showId, customer_id: 7, lines },
  }).start()
}

/** The answer of the first page is lost, the page is closed, and the show is bought on the next one. */
async function buyTwice(isKeeping: boolean): Promise<number> {
  const customer = await openCustomer()
  const { id } = await ampleProduct(customer)
  const device = openDevice(isKeeping)
  const first = openPage(customer, device, id)
  await waitFor(first, (snapshot) => snapshot.matches('deciding'))
  first.send({ type: 'purchase.review' })
  first.send({ type: 'purchase.confirm', request_id: crypto.randomUUID() })
  await customer.held.loseAnswer('addLines')
  await waitFor(first, (snapshot) => snapshot.matches('unconfirmed'))
  first.stop()
  customer.held.hold()
  const second = openPage(customer, device, id)
  const opened = await waitFor(second, (snapshot) => !snapshot.hasTag('pending'))
  if (opened.matches('unconfirmed')) second.send({ type: 'purchase.retry' })
  else {
    second.send({ type: 'purchase.review' })
    second.send({ type: 'purchase.confirm', request_id: crypto.randomUUID() })
  }
  await customer.held.answer('addLines')
  const done = await waitFor(second, ({ status }) => status === 'done')
  expect(done.matches('added')).toBe(true)
  const line = await customer.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('customers', 'customers.id', 'carts.customer_id')
    .select('cart_lines.quantity')
    .where('customers.email', '=', customer.email)
    .where('cart_lines.product_id', '=', id)
    .executeTakeFirstOrThrow()
  return line.quantity
}

test('[SHOW-04] a show whose answer was lost is in the cart once, also when its page was closed', async () => {
  expect(await buyTwice(true)).toBe(4)
})
test('and a device that keeps no request would double it', async () => {
  expect(await buyTwice(false)).toBe(8)
})
