import { setTimeout as pause } from 'node:timers/promises'
import { cartCalls } from '#contract/cart/carts.ts'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import type { ShopProcess } from '#tests/prove/rig/shop-process.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { elsewhere, type Pair } from './sessions.ts'

export interface OrderContext {
  readonly environment: TestEnvironment
  readonly origins: Pair
  /** the address of the balancer */
  readonly balanced: string
  /** the processes behind the origins */
  readonly processes: readonly [ShopProcess, ShopProcess]
  readonly say: (line: string) => void
}

const ADDITIONS = 12

/** Adds at both processes at once, then presses Place order at both at once. */
export async function tryoutCart({ environment, origins, balanced }: OrderContext) {
  const shopper = await makeShopperWithCart(balanced, environment.db)
  const [line] = (await shopper.call(cartCalls.selectCart, {})).items
  if (!line) throw new Error('the cart is empty')
  const body = { cart_product: { products_id: line.products_id, quantity: 1 } }
  const added = await Promise.all(
    Array.from({ length: ADDITIONS }, () => shopper.call(cartCalls.updateCartProduct, { body })),
  )
  const acknowledged = 1 + added.filter(({ success }) => success).length
  const { cart_item_count } = await shopper.call(cartCalls.selectCartSummary, {})
  const request = await goToReview(shopper)
  const answers = await Promise.all(
    origins.map((origin) => submit(elsewhere(origin, shopper), request).then(({ data }) => data?.orders_id)),
  )
  const orders = [...new Set(answers)].flatMap((id) => id ?? [])
  return {
    orders,
    lost_lines: acknowledged - cart_item_count,
    different_answers: new Set(answers).size - 1 + answers.filter((id) => !id).length,
  }
}

/**
 * Kills a process between the charge and the order. Behind the balancer everybody goes on at the other one; the killed
 * order is completed when the process is back.
 *
 * @param later milliseconds by which the clock of the process is ahead then
 */
export async function tryoutKill(
  context: OrderContext,
  { patience, later }: { readonly patience: number; readonly later: number },
) {
  const { environment, origins, balanced, processes, say } = context
  const [first] = processes
  const victim = await makeShopperWithCart(origins[0], environment.db)
  const request = await goToReview(victim)
  const stopped = first.stopAt('after gateway')
  const answer = submit(victim, request).catch(() => null)
  await stopped
  await first.kill()
  await answer
  const visits = await Promise.all(
    ['/', '/sl', '/sl/c/Comets', '/', '/sl', '/login'].map(async (path) => (await fetch(balanced + path)).ok),
  )
  const other = await makeShopperWithCart(balanced, environment.db)
  const { data } = await submit(other, await goToReview(other))
  const survivor = elsewhere(origins[1], victim)
  const known = await processOf(survivor, request.cart_id)
  await first.restart(later)
  const orderId = await completed(survivor, request.cart_id, patience)
  say(
    `after the kill the order was ${known.status}, then ${orderId === null ? 'never completed' : 'completed'}`,
  )
  return {
    orders: [data?.orders_id, orderId].flatMap((id) => id ?? []),
    failed_visits: visits.filter((ok) => !ok).length + (data?.orders_id ? 0 : 1),
    unfinished_orders: orderId === null ? 1 : 0,
  }
}

const processOf = (shopper: Shopper, cartId: number) =>
  shopper.call(orderCalls.getOrderProcess, { params: { id: String(cartId) } })

async function completed(shopper: Shopper, cartId: number, patience: number): Promise<number | null> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    const { status, response } = await processOf(shopper, cartId)
    if (status === 'complete') return response?.data?.orders_id ?? null
    await pause(50)
  }
  return null
}
