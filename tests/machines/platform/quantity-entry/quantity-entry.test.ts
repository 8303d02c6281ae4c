import { expect, test } from 'vitest'
import { quantityEntryModel } from '#machines/platform/quantity-entry/quantity-entry.model.ts'
import { play } from '#tests/machines/play.ts'

const begin = () => play(quantityEntryModel, 'cart')
const type = (quantity: number, id = 71) =>
  ({ type: 'quantity.type', id, products_id: 31, quantity }) as const
const commit = (quantity: number, id = 71) =>
  ({ type: 'quantity.commit', id, products_id: 31, quantity }) as const
const set = (quantity: number, id = 71) => ({ type: 'line.setQuantity', id, products_id: 31, quantity })

test('[CART-17] [CONST-30] [CONST-31] a typed quantity is sent 750 ms after the last input', () => {
  const { sent, send, pass } = begin()
  send(type(1))
  pass(749)
  send(type(12))
  pass(749)
  expect(sent).toEqual([])
  pass(1)
  expect(sent).toEqual([set(12)])
  pass(10_000)
  expect(sent).toEqual([set(12)])
})

test('[CART-17] blur sends a typed quantity at once, and only once', () => {
  const { sent, send, pass } = begin()
  send(type(1), commit(12))
  expect(sent).toEqual([set(12)])
  pass(750)
  expect(sent).toEqual([set(12)])
})

test('[CART-17] a stepper button sends its quantity at once', () => {
  const { sent, send, snapshot } = begin()
  send(commit(5))
  expect([sent, snapshot().value]).toEqual([[set(5)], 'resting'])
})

test('[CART-17] typing into another line first sends the pending quantity', () => {
  const { sent, send, pass, snapshot } = begin()
  send(type(3), type(4, 72))
  expect([sent, snapshot().context.typed?.id]).toEqual([[set(3)], 72])
  pass(750)
  expect(sent).toEqual([set(3), set(4, 72)])
})

test('[CART-17] a change of another line first sends the pending quantity', () => {
  const { sent, send, pass } = begin()
  send(type(3), commit(0, 72))
  expect(sent).toEqual([set(3), set(0, 72)])
  pass(750)
  expect(sent).toHaveLength(2)
})

test('a text that is not a quantity sends nothing', () => {
  const { sent, send, pass, snapshot } = begin()
  send(type(3), { type: 'quantity.clear' })
  pass(750)
  expect([sent, snapshot().context]).toEqual([[], { typed: null }])
})
