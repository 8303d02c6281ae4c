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

test('holidays of carriers are no business days', () => {
  const arrivals = ['2025-07-03', '2025-05-23', '2025-08-29', '2025-11-26', '2025-12-24', '2025-12-31']
  expect(arrivals.map((day) => transitText(1, day).replace(/.* about /, ''))).toEqual([
    'Mon, Jul 7',
    'Tue, May 27',
    'Tue, Sep 2',
    'Fri, Nov 28',
    'Fri, Dec 26',
    'Fri, Jan 2',
  ])
})
