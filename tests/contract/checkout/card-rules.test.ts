import { describe, expect, test } from 'vitest'
import { cardBrand, isCardNumber, isCvv, isExpired } from '#contract/checkout/card-rules.ts'

describe('[VAL-25] card fields', () => {
  test.each([
    '4111111111111111',
    '5555 5555 5555 4444',
    '6011-1111-1111-1117',
    '378282246310005',
    '4000000000000341',
  ])('%s is a card number', (number) => expect(isCardNumber(number)).toBe(true))

  test.each(['4242424242424241', '411111111111', '41111111111111111111', '', 'abcd', '4111x11111111111'])(
    '%j is none',
    (number) => expect(isCardNumber(number)).toBe(false),
  )

  test('[CONST-35] the brand is detected from the leading digits', () => {
    expect(['41', '55', '2221', '6011', '65', '34', '37', '9', ''].map(cardBrand)).toEqual([
      'Visa',
      'Mastercard',
      'Mastercard',
      'Discover',
      'Discover',
      'American Express',
      'American Express',
      null,
      null,
    ])
  })

  test('a security code has three digits, four for American Express', () => {
    expect([
      isCvv('123', '4111'),
      isCvv('1234', '4111'),
      isCvv('1234', '378'),
      isCvv('123', '378'),
      isCvv('12a', '4'),
    ]).toEqual([true, false, true, false, false])
  })

  test('[VAL-25] a card is valid until the end of its month in central time, and not an hour longer', () => {
    const summer = Date.parse('2026-09-01T00:00:00-05:00')
    expect([isExpired(8, 2026, summer - 1), isExpired(8, 2026, summer)]).toEqual([false, true])
    const winter = Date.parse('2027-01-01T00:00:00-06:00')
    expect([isExpired(12, 2026, winter - 1), isExpired(12, 2026, winter)]).toEqual([false, true])
    expect(isExpired(1, 2027, winter)).toBe(false)
  })
})
