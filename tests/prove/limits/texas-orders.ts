import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { fill, type Product } from '#tests/prove/rig/fill-cart.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { chooseCheapestQuote, review, saveMethod, submit, typedCard } from '#tests/support/checkout.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { type Contenders, CONCURRENCY } from './shoppers.ts'
import { texasAddress, type TexasAddress } from './texas-addresses.ts'

const BUYERS = 4
const OKLAHOMA: TexasAddress = { state: 'Oklahoma', postcode: '73101' }

/** Orders a restricted product to Texas in every spelling; the last order goes to Oklahoma. */
export async function shipToTexas(
  { shoppers, restricted }: Contenders,
  { count, seed, say }: Trial,
  acknowledged: number[],
): Promise<Figures> {
  const random = randomFrom(seed ^ 0x7e_a5)
  const buyers = shoppers.slice(0, BUYERS)
  const figures = { texas_orders: 0, texas_refused: 0, texas_no_address: 0, blocked_elsewhere: 0 }
  await runConcurrently(buyers, CONCURRENCY, async (shopper, lane) => {
    const product = pick(random, restricted)
    const buyer = await prepare(shopper, product)
    for (let index = lane; index < count; index += buyers.length) {
      const address = texasAddress(randomFrom(seed * 7_919 + index))
      const outcome = await orderTo(buyer, address)
      if (typeof outcome !== 'number') figures[outcome]++
      else {
        say(`ordered to ${JSON.stringify(address)}`)
        figures.texas_orders++
        acknowledged.push(outcome)
        await prepare(shopper, product)
      }
    }
    const elsewhere = await orderTo(buyer, OKLAHOMA)
    if (typeof elsewhere === 'number') acknowledged.push(elsewhere)
    else figures.blocked_elsewhere++
  })
  return figures
}

/** The order number, or why there is none. */
async function orderTo(
  buyer: Buyer,
  address: TexasAddress,
): Promise<number | 'texas_refused' | 'texas_no_address'> {
  if (!(await moveTo(buyer, address))) return 'texas_no_address'
  const { shopper } = buyer
  await chooseCheapestQuote(shopper).catch(() => null)
  await shopper.send(paymentCalls.authCreditCard, { body: typedCard() })
  const { success, data } = await submit(shopper, await review(shopper))
  return success && data?.orders_id ? data.orders_id : 'texas_refused'
}

/** Resolves with whether the address was accepted; otherwise the cart keeps the previous one. */
async function moveTo({ shopper, shipping_address_id }: Buyer, address: TexasAddress): Promise<boolean> {
  const fields = { name: 'Prove Limits', street_address: '1 Commerce St', city: 'Dallas' }
  const { body } = await shopper.send(deliveryCalls.saveShippingAddress, {
    body: { shippingAddress: { ...fields, ...address, shipping_address_id } },
  })
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

interface Buyer {
  readonly shopper: Shopper
  readonly shipping_address_id: number
}

/** With a restricted product in the cart, to be paid by card. */
async function prepare(shopper: Shopper, product: Product): Promise<Buyer> {
  await fill(shopper, [product])
  const [known] = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  if (!known) throw new Error('no address')
  const buyer = { shopper, shipping_address_id: known.shipping_address_id }
  await moveTo(buyer, OKLAHOMA)
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
  return buyer
}
