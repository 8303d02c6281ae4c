import { expect, test } from 'vitest'
import {
  cleanCardNumber,
  cleanExpiry,
  expiryOf,
  formatCardNumber,
  formatExpiry,
} from '#src/views/checkout/payment/card-format.ts'

test.each([
  ['', ''],
  ['411', '411'],
  ['41111', '4111 1'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111111111111111111', '4111 1111 1111 1111 111'],
  ['378282246310005', '3782 822463 10005'],
])('a card number of the digits %j is shown as %j', (digits, shown) => {
  expect(formatCardNumber(digits)).toBe(shown)
})

test('a card number has at most 19 digits, of American Express 15', () => {
  expect([cleanCardNumber('4'.repeat(25)), cleanCardNumber('37'.padEnd(20, '1'))]).toEqual([
    '4'.repeat(19),
    '37'.padEnd(15, '1'),
  ])
})

test.each([
  ['0', '0', '0'],
  ['08', '08', '08 / '],
  ['8', '8', '08 / '],
  ['0827', '08 / 27', '08 / 27'],
  ['827', '8/27', '08 / 27'],
  ['082027', '08/2027', '08 / 27'],
  ['122029', '12-2029', '12 / 29'],
  ['08279', '08 / 279', '08 / 27'],
])('an expiry of the digits %j, typed as %j, is shown as %j', (digits, text, shown) => {
  expect(formatExpiry(cleanExpiry(digits, text))).toBe(shown)
})

test('month and year are parsed from four digits', () => {
  expect([expiryOf('08'), expiryOf('0827')]).toEqual([
    { month: '08', year: '' },
    { month: '08', year: '27' },
  ])
})
