import { cartCalls } from '#contract/cart/carts.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.selectors.ts'
import { makeShopper } from '#tests/support/customers.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { isAtRest, openDevice } from './device.ts'

const DIFFERENT = 10
const SAME = 5

/** Ten adds of different products and five of one at once; resolves with the number of carts with a wrong sum. */
export async function wrongBursts(
  environment: TestEnvironment,
  machine: typeof cartMachine,
  products: readonly number[],
): Promise<number> {
  const adds = [...products.slice(0, DIFFERENT), ...Array.from({ length: SAME }, () => products[0] ?? 0)]
  const wanted = products.slice(0, DIFFERENT).map((_, at) => (at === 0 ? 1 + SAME : 1))
  const all = [
    await quantitiesInMachine(environment, machine, adds),
    await quantitiesAtOnce(environment, adds),
  ]
  return all.filter((found) => JSON.stringify(found) !== JSON.stringify(wanted)).length

  async function quantitiesInMachine(
    { url, db }: TestEnvironment,
    cart: typeof cartMachine,
    adds: readonly number[],
  ) {
    const device = openDevice(cart, await makeShopper(url, db), url, (_, send) => send())
    device.cart.send({ type: 'customer.known' })
    for (const products_id of adds) device.cart.send({ type: 'line.add', products_id, quantity: 1 })
    await isAtRest(device, 'ready')
    const snapshot = device.cart.getSnapshot()
    device.stop()
    return products.slice(0, DIFFERENT).map((each) => quantityOf(snapshot, each))
  }

  async function quantitiesAtOnce({ url, db }: TestEnvironment, adds: readonly number[]) {
    const shopper = await makeShopper(url, db)
    const add = (products_id: number) =>
      shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity: 1 } } })
    await Promise.all(adds.map(add))
    const { items } = await shopper.call(cartCalls.selectCart, {})
    return products
      .slice(0, DIFFERENT)
      .map((each) => items.find((line) => line.products_id === each)?.quantity ?? 0)
  }
}
