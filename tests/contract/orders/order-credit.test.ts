import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOf, isTickedFee } from '#contract/orders/order-credit.ts'

const fees = (discount: number, tax: number, freight: number) => [
  { name: 'Discount (SPRING)', cents: -discount },
  { name: 'Freight', cents: freight },
  { name: 'Sales Tax', cents: tax },
]
const line = (position: number, cents: number, quantity: number, gone = 0) => ({
  position,
  cents,
  quantity,
  gone,
})

test('a case goes back with its share of discount and tax, freight only when it is ticked', () => {
  const order = { lines: [line(1, 1_000, 3), line(2, 2_000, 1)], fees: fees(500, 300, 900) }
  expect(creditOf(order, new Map([[1, 1]]), [])).toBe(960)
  expect(creditOf(order, new Map([[1, 1]]), ['Freight'])).toBe(1_860)
  expect(creditOf(order, new Map(), ['Sales Tax'])).toBe(0)
})

const orders = fc.record({
  lines: fc.array(fc.record({ cents: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  /** of the goods */
  discount: fc.double({ min: 0, max: 1, noNaN: true }),
  tax: fc.nat(50_000),
  freight: fc.nat(90_000),
  /** in which order and how many at once cases go back */
  parts: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 4 })), { maxLength: 40 }),
})

test('[T85] however an order goes back in parts, no part is below 0 and all together are what was paid, to the cent', () => {
  fc.assert(
    fc.property(orders, ({ lines, discount, tax, freight, parts }) => {
      const goods = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
      fc.pre(goods > 0)
      const charged = fees(Math.floor(goods * discount), tax, freight)
      const total = goods + charged.reduce((sum, { cents }) => sum + cents, 0)
      let rest = lines.map(({ cents, quantity }, index) => line(index + 1, cents, quantity))
      let sum = 0
      const giveBack = (position: number, wanted: number, ticked: readonly string[]) => {
        const found = rest.find((each) => each.position === position)
        const cases = Math.min(wanted, found ? found.quantity - found.gone : 0)
        const part = creditOf({ lines: rest, fees: charged }, new Map([[position, cases]]), ticked)
        expect(part).toBeGreaterThanOrEqual(0)
        sum += part
        rest = rest.map((each) => (each.position === position ? { ...each, gone: each.gone + cases } : each))
      }
      for (const [index, cases] of parts) giveBack((index % lines.length) + 1, cases, [])
      for (const { position } of rest) giveBack(position, 99, [])
      giveBack(1, 0, charged.map(({ name }) => name).filter(isTickedFee))
      expect(sum).toBe(total)
    }),
  )
})
