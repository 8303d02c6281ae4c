import { paymentCalls } from '#contract/checkout/payment.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { openFees } from '#src/views/staff/orders/order-worth.ts'
import { returnCases } from '#tests/prove/refunds/order-press.ts'
import { CARDS, chooseCheapestQuote, review, submit, verifyCard } from '#tests/support/checkout.ts'
import type { Shopper } from '#tests/support/shopper.ts'

/** Orders the cart by card, with a name in all that is typed; resolves with the number of the order. */
export async function placeNamedOrder(shopper: Shopper, name: string): Promise<number> {
  await chooseCheapestQuote(shopper)
  const billing = await shopper.call(paymentCalls.selectBilling, {})
  const typed = { name, company: name, street_address: `7 ${name} Lane`, purchase_order_number: name }
  const place = { city: 'Springfield', state: 'MO', postcode: '65802', telephone: '417-555-0123' }
  const { success, errors } = await shopper.call(paymentCalls.saveBilling, {
    body: { id: billing.id, payment_method: 'credit_card', ...typed, ...place },
  })
  if (!success) throw new Error(`billing: ${errors.join(' ')}`)
  await verifyCard(shopper, CARDS.visa)
  const { data, errors: refused } = await submit(shopper, {
    ...(await review(shopper)),
    comments: `For ${name}.`,
  })
  if (!data?.orders_id) throw new Error(`an order was not placed: ${refused.join(' ')}`)
  return data.orders_id
}

/** Staff note something, ship all, and take all back with fees. */
export async function handleOrder(desk: Shopper, id: number, name: string): Promise<void> {
  const read = async () => {
    const order = await desk.call(calls.readStaffOrder, { params: { id: String(id) } })
    if (!order) throw new Error(`order ${id} is not shown`)
    return order
  }
  const press = async (call: Endpoint, body: object) => {
    const { body: answer } = await desk.send(call, { body })
    const { kind, text } = answer as { readonly kind?: string; readonly text?: string }
    if (kind !== 'decided') throw new Error(`${call.path}: ${text}`)
  }
  const request = () => ({ id, request_id: crypto.randomUUID() })
  await press(calls.addOrderNote, { ...request(), text: `Call ${name} first.` })
  const { version, lines } = await read()
  const shipped = lines.map(({ products_model: model, ordered: quantity }) => ({ model, quantity }))
  await press(calls.shipOrder, { ...request(), version, numbers: [`X-${id}`], carrier: null, lines: shipped })
  const order = await read()
  const cases = order.positions.map(({ position, quantity }) => ({ position, quantity }))
  const fees = openFees(order).map((fee) => fee.name)
  const back = returnCases(order, { cases, fees, restock: false })
  if (!back) throw new Error(`nothing of order ${id} can come back`)
  await press(back.call, { ...back.body, reason: `${name} sent it back.` })
}
