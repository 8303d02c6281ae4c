import { expect, test } from 'vitest'
import { freightText, transitText } from '#src/views/checkout/shipping/freight-text.ts'

const quote = { carrier: 'Ozark Ridge Freight', service: 'Standard LTL', cost: 41_200 }

test('the finished shipping folds to carrier, day and cost', () => {
  expect([freightText(quote, '2025-05-13'), freightText(quote, null)]).toEqual([
    'Ozark Ridge Freight, Standard LTL, leaves Tue, May 13 · $412.00',
    'Ozark Ridge Freight, Standard LTL · $412.00',
  ])
})

test('transit is counted in working days', () => {
  expect([null, 1, 3].map(transitText)).toEqual([
    'Transit time on request',
    '1 working day on the road',
    '3 working days on the road',
  ])
})
