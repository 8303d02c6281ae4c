import { expect, test } from 'vitest'
import { freightCents } from '#server/delivery/freight.ts'

const carrier = {
  option_id: 'a',
  name: 'A',
  service: 'B',
  base_cents: 0,
  cents_per_lb: 0.7,
  cents_per_lb_100mi: 0,
  transit_base: 1,
  min_lb: 0,
  max_lb: null,
}

test('[P25] freight is rounded half up exactly, also where floating point would be below', () => {
  expect([1.5, 0.7, 5].map((pounds) => freightCents(carrier, pounds, 0))).toEqual([1, 0, 4])
  // 1.005 cents per pound: in floating point 1.005 * 500 is 502.49999999999994
  expect(freightCents({ ...carrier, cents_per_lb: 1.005 }, 500, 0)).toBe(503)
})

test('the distance is capped at 5,000 miles', () => {
  const far = { ...carrier, cents_per_lb: 0, cents_per_lb_100mi: 2 }
  expect(freightCents(far, 10, 9_000)).toBe(freightCents(far, 10, 5_000))
  expect(freightCents(far, 10, 5_000)).toBe(1_000)
})
