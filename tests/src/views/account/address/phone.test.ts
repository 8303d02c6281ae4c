import { describe, expect, test } from 'vitest'
import { isUsPhone } from '#contract/platform/phone.ts'
import { formatPhone, phoneDigits, phoneOf } from '#src/views/account/address/phone.ts'

test.each([
  ['+14175550140', '(417) 555-0140'],
  ['1 417 555 0140', '(417) 555-0140'],
  ['(417) 555-01409', '(417) 555-0140'],
  ['4', '(4'],
  ['4175', '(417) 5'],
  ['4175550', '(417) 555-0'],
  ['', ''],
])('[VAL-11][ACC-11] %j is shown as %j', (text, shown) => {
  expect(formatPhone(phoneDigits(text))).toBe(shown)
})

test.each([
  ['4175550140', '4175550199', '4175550140'],
  [null, '4175550199', '4175550199'],
  ['', '4175550199', '4175550199'],
  [null, null, ''],
])('[ACC-12] of the mobile phone %j and the telephone %j, %j is shown', (mobile, telephone, shown) => {
  expect(phoneOf({ customers_mobile_phone: mobile, customers_telephone: telephone })).toBe(shown)
})

describe('[VAL-09] [VAL-10] [VAL-12] a US phone is empty or ten digits with an optional +1', () => {
  test.each(['', '(417) 555-0140', '417-555-0140', '+1 417 555 0140', '4175550140'])('%j is one', (text) => {
    expect(isUsPhone(text)).toBe(true)
  })
  test.each(['417555014', '+44 417 555 0140', '41755501401', '14175550140', 'call me'])(
    '%j is none',
    (text) => {
      expect(isUsPhone(text)).toBe(false)
    },
  )
})
