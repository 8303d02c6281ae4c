import { expect, test } from 'vitest'
import { freightText, transitText } from '#src/views/checkout/shipping/freight-text.ts'

const quote = { carrier: 'Ozark Ridge Freight', service: 'Standard LTL', cost: 41_200 }

test('finished shipping is summarized as carrier, date and cost', () => {
  expect([freightText(quote, '2025-05-13'), freightText(quote, null)]).toEqual([
    'Ozark Ridge Freight, Standard LTL, leaves Tue, May 13 · $412.00',
    'Ozark Ridge Freight, Standard LTL · $412.00',
  ])
})

test('transit is counted in business days, with the date of arrival', () => {
  expect([transitText(null, '2025-05-13'), transitText(1, null), transitText(3, null)]).toEqual([
    'Transit time on request',
    '1 business day in transit',
    '3 business days in transit',
  ])
  // a Thursday; weekends do not count
  expect(transitText(3, '2025-05-15')).toBe('3 business days in transit, arrives about Tue, May 20')
})
