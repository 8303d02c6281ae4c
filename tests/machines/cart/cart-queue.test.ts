import { describe, expect, test } from 'vitest'
import type { CartChange, LineChange } from '#machines/cart/cart.types.ts'
import { withChange, withChanges, withReplay } from '#machines/cart/cart-queue.ts'
import { sampleLine } from '#machines/cart/cart-samples.ts'

const add = (products_id: number, quantity: number): LineChange => ({
  kind: 'add',
  products_id,
  quantity,
  isReplay: false,
})
const set = (quantity: number): LineChange => ({
  kind: 'set',
  id: 71,
  products_id: 31,
  quantity,
  isReplay: false,
})
const remove: LineChange = { kind: 'remove', id: 71, products_id: 31, isReplay: false }
const endsAdd = { endsAdd: true } as const
const queued = (...changes: readonly CartChange[]) => changes.reduce(withChange, [])

describe('queued changes', () => {
  test('[T27] adds of one product are merged to their exact sum, in the order of the products', () => {
    expect(queued(add(31, 2), add(32, 1), add(31, 3))).toEqual([add(31, 5), add(32, 1)])
  })

  test('[CART-16] of several quantities for one line only the last is sent', () => {
    expect(queued(set(5), add(32, 1), set(7), set(6))).toEqual([add(32, 1), set(6)])
  })

  test('[CART-16] [T27] a quantity replaces the adds before it; later adds are added to it', () => {
    expect(queued(add(31, 2), set(5), add(31, 1), add(31, 1))).toEqual([
      { ...set(5), ...endsAdd },
      add(31, 2),
    ])
    expect(queued(set(5), add(31, 1), remove)).toEqual([{ ...remove, ...endsAdd }])
    expect(queued(add(31, 1), set(5), remove)).toEqual([{ ...remove, ...endsAdd }])
  })

  test('adds are merged up to the maximum of a line, and not beyond it', () => {
    expect(queued(add(31, 9_999), add(31, 1))).toEqual([add(31, 9_999), add(31, 1)])
    expect(queued(add(31, 9_998), add(31, 1))).toEqual([add(31, 9_999)])
  })
})

describe('a retried change', () => {
  test('[T21] is sent first, once, and not merged with a new add', () => {
    const replayed = withReplay([add(31, 1)], add(31, 2))
    expect(replayed).toEqual([{ ...add(31, 2), isReplay: true }, add(31, 1)])
    expect(withChange(replayed, add(31, 4))).toEqual([{ ...add(31, 2), isReplay: true }, add(31, 5)])
  })

  test('[CART-16] [T26] is dropped when a later quantity of the same product is queued', () => {
    expect(withReplay([set(6)], add(31, 2))).toEqual([{ ...set(6), ...endsAdd }])
    expect(withReplay([remove], set(2))).toEqual([remove])
  })
})

describe('the optimistic cart', () => {
  const other = { ...sampleLine, id: 72, products_id: 32 }

  test('[CART-05] [CART-06] [CART-07] [CART-13] a line is matched by id and costs quantity times price in cents', () => {
    expect(withChanges([sampleLine, other], [set(3)])).toEqual([
      { ...sampleLine, quantity: 3, total_price: 128_412 },
      other,
    ])
  })

  test('[CART-13] an add increases the line of its product, a removal hides its line', () => {
    expect(withChanges([sampleLine, other], [add(31, 2), { ...remove, id: 72 }])).toEqual([
      { ...sampleLine, quantity: 6, total_price: 256_824 },
    ])
  })
})
