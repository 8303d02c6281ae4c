import { describe, expect, test } from 'vitest'
import { emailOf, flagOf, numberOf, parseFlag, phoneOf, textOf } from '#contract/site/settings.ts'

test('[DATA-11] the phone number of a storefront is its own of the app settings, else that of its pages', () => {
  const app = { spirit_phone_number: '(417) 555-0141', proline_phone_number: '' }
  const store = { phone: '(417) 555-0100' }
  expect(phoneOf(app, store, 11)).toBe('(417) 555-0141')
  expect(phoneOf(app, store, 14)).toBe('(417) 555-0100')
})

describe('[DATA-25] settings arrive as text or as native values', () => {
  test.each(['true', 'yes', '1', 1, true, ' TRUE ', 'Yes'])('[VAL-18][VAL-19] %j is true', (value) => {
    expect(parseFlag(value)).toBe(true)
  })

  test.each(['false', 'no', '0', 0, 2, '', 'on', null, undefined, {}])('[VAL-19] %j is false', (value) => {
    expect(parseFlag(value)).toBe(false)
  })

  test('a missing or malformed number yields the default', () => {
    const settings = { a: '5', b: 7, c: 'x', d: '', e: null }
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => numberOf(settings, key, 9))).toEqual([
      5, 7, 9, 9, 9, 9,
    ])
  })

  test('a missing text yields the default, a missing flag false', () => {
    const texts = { a: 'x', b: 13, c: '', d: null, e: Number.NaN }
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => textOf(texts, key, 'y'))).toEqual([
      'x',
      '13',
      'y',
      'y',
      'y',
      'y',
    ])
    expect(flagOf({}, 'is_checkout_disabled')).toBe(false)
  })
})

test('a shop whose e-mail address is not set shows none, and the placeholder stands only until the settings are loaded', () => {
  expect(emailOf({}, 'service@example.com')).toBe('service@example.com')
  expect(emailOf({ email: '' }, 'service@example.com')).toBeNull()
  expect(emailOf({ email: 'orders@shop.example' }, 'service@example.com')).toBe('orders@shop.example')
})
