import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PricingFacts, priceCart, shareOf } from '#server/cart/pricing.ts'

const cents = fc.integer({ min: 0, max: 3_000_000 })
const facts: fc.Arbitrary<PricingFacts> = fc.record({
  subtotal: cents,
  freight: fc.option(cents),
  isRush: fc.boolean(),
  hasProUse: fc.boolean(),
  coupon: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constantFrom('fixed' as const, 'freight' as const), amount: cents }),
    ),
  ),
  salesTaxRate: fc.option(fc.integer({ min: 0, max: 120_000 })),
  cardFeeRate: fc.integer({ min: 0, max: 50_000 }),
})

test('[CART-07][T44] every amount is whole cents, the parts add up to the total, and no total is negative', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const price = priceCart(given)
      const parts = [price.freight, price.rush, price.salesTax, price.proUse, price.insurance, price.cardFee]
      const amounts = [price.subtotal, price.discount, ...parts.map((part) => part ?? 0)]
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      const sum =
        price.subtotal - price.discount + parts.reduce<number>((total, part) => total + (part ?? 0), 0)
      expect(price.total).toBe(sum)
      expect(price.total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2_000 },
  )
})

test('[CART-07] a share is rounded half up to the cent, without drift', () => {
  expect(shareOf(50, 10_000)).toBe(1)
  expect(shareOf(49, 10_000)).toBe(0)
  expect(shareOf(1_005, 100_000)).toBe(101)
  expect(shareOf(123_456_789_012, 42_250)).toBe(5_216_049_336)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
      expect(Math.abs(shareOf(amount, rate) - (amount * rate) / 1_000_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('[CPN-01] a discount never exceeds its base', () => {
  const base = {
    subtotal: 1_000,
    freight: 300,
    isRush: false,
    hasProUse: false,
    salesTaxRate: 0,
    cardFeeRate: 0,
  }
  const discount = (coupon: PricingFacts['coupon']) => priceCart({ ...base, coupon }).discount
  expect(discount({ kind: 'fixed', amount: 5_000 })).toBe(1_000)
  expect(discount({ kind: 'freight', amount: 5_000 })).toBe(300)
  expect(discount({ kind: 'percent', amount: 12 })).toBe(120)
  expect(discount(null)).toBe(0)
})
