import { describe, expect, test } from 'vitest'
import { cardErrors, markOf } from '#src/views/checkout/payment/card-errors.ts'
import type { CardFields } from '#src/views/platform/card-store.ts'

const terms = { takesAmex: true, total: 171_217, now: Date.UTC(2026, 7, 20) }
const right: CardFields = {
  number: '4111111111111111',
  name: 'Dana Whitfield',
  month: '08',
  year: '26',
  cvv: '123',
  deposit: null,
}
const errorsOf = (part: Partial<CardFields>) => cardErrors({ ...right, ...part }, terms)

describe('[VAL-25] a card is validated before it is sent', () => {
  test('a valid card has no errors, also on the last day of its month', () => {
    expect(errorsOf({})).toEqual({})
  })
  test('[VAL-26] an empty card has an error for each field', () => {
    const blank = { number: '', name: ' ', month: '', year: '', cvv: '', deposit: null }
    expect(errorsOf(blank)).toEqual({
      number: 'Required',
      name: 'Required',
      expiry: 'Required',
      cvv: 'Required',
    })
  })
  test.each([
    ['too few digits', { number: '411111' }, { number: 'The card number is too short.' }],
    [
      'a digit that fails the Luhn check',
      { number: '4111111111111112' },
      { number: 'Check the card number: one of its digits is wrong.' },
    ],
    ['a thirteenth month', { month: '13' }, { expiry: 'The month must be from 01 to 12.' }],
    ['no year', { year: '2' }, { expiry: 'Enter month and year, for example 08 / 27.' }],
    ['a month that is over', { month: '07' }, { expiry: 'This card has expired.' }],
    ['a short code', { cvv: '12' }, { cvv: 'Enter the 3 digits on the back.' }],
    [
      'three digits for American Express',
      { number: '378282246310005' },
      { cvv: 'Enter the 4 digits on the front.' },
    ],
    ['a negative deposit', { deposit: -1 }, { deposit: 'The deposit must be 0 or more.' }],
    [
      'a deposit of more than the total',
      { deposit: 1_712.18 },
      { deposit: 'The deposit can be $1,712.17 at most.' },
    ],
  ])('%s', (_, part, errors) => {
    expect(errorsOf(part)).toEqual(errors)
  })
  test('American Express is accepted only where its fee is set', () => {
    const amex = { ...right, number: '378282246310005', cvv: '1234' }
    expect([cardErrors(amex, terms), cardErrors(amex, { ...terms, takesAmex: false })]).toEqual([
      {},
      { number: 'We take Mastercard, Visa and Discover, not American Express.' },
    ])
  })
})

test('the brand is detected from the leading digits', () => {
  expect(['', '4', '5', '51', '6011', '37'].map(markOf)).toEqual([
    null,
    'visa',
    null,
    'mastercard',
    'discover',
    'amex',
  ])
})
