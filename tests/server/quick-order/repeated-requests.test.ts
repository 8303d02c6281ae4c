import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { addLines, addRequest, productsOf, quantitiesOf } from './order-lines.ts'

const shop = await useShop()
const products = await productsOf(shop)
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const silver = () => makeShopper(shop.url, shop.db)
const line = (index: number, quantity: number) => ({ products_id: product(index).id, quantity })

test('[T60] a repeated request gets the same bytes and adds once: five at once, later, and after a restart', async () => {
  const shopper = await silver()
  const request = addRequest([line(7, 2), line(8, 3), line(7, 1)])
  const send = async () => {
    const { status, body } = await shopper.send(lineCalls.addLines, request)
    return `${status} ${JSON.stringify(body)}`
  }
  const answers = await Promise.all(Array.from({ length: 5 }, send))
  answers.push(await send())
  await shop.reopen()
  Object.assign(shopper, { origin: shop.url })
  answers.push(await send())
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^200 /)
  expect(await quantitiesOf(shopper)).toEqual({ [product(7).id]: 3, [product(8).id]: 3 })
})

test('[T60] a repeated request gets its answer also when its cart was put aside or is being ordered', async () => {
  const shopper = await silver()
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const request = addRequest([line(9, 2)])
  const body = { ...request.body, customers_carts_id: id }
  const first = await shopper.send(lineCalls.addLines, { body })
  await shopper.call(cartCalls.newCart, { body: {} })
  expect(await shopper.send(lineCalls.addLines, { body })).toMatchObject({ status: 200, body: first.body })
  const current = await shopper.call(cartCalls.selectCart, {})
  await shop.db.updateTable('carts').set({ status: 'submitting' }).where('id', '=', current.id).execute()
  expect(await shopper.send(lineCalls.addLines, { body })).toMatchObject({ status: 200, body: first.body })
  const other = await shopper.send(lineCalls.addLines, addRequest([line(9, 2)]))
  expect([other.status, JSON.stringify(other.body)]).toEqual([
    409,
    expect.stringContaining('is being placed'),
  ])
  await shop.db.updateTable('carts').set({ status: 'current' }).where('id', '=', current.id).execute()
  expect(await quantitiesOf(shopper)).toEqual({})
})

test('[T60] a request id with other lines is refused and adds nothing; of another customer it is another request', async () => {
  const [shopper, other] = [await silver(), await silver()]
  const requestId = crypto.randomUUID()
  await addLines(shopper, [line(10, 1)], requestId)
  for (const lines of [[line(10, 2)], [line(11, 1)], [line(10, 1), line(11, 1)]]) {
    const reply = await shopper.send(lineCalls.addLines, addRequest(lines, requestId))
    expect([reply.status, reply.body]).toEqual([
      422,
      { success: false, errors: ['request_id: was used for other lines'] },
    ])
  }
  expect(await quantitiesOf(shopper)).toEqual({ [product(10).id]: 1 })
  await addLines(other, [line(11, 4)], requestId)
  expect(await quantitiesOf(other)).toEqual({ [product(11).id]: 4 })
})
