import { describe, expect, test } from 'vitest'
import { isEmail } from '#contract/platform/email.ts'
import { PASSWORD_RULES, passwordError } from '#contract/account/password-rules.ts'
import { isGeneralPhone } from '#contract/platform/phone.ts'

describe('[VAL-08] the message is that of the first violated rule', () => {
  test.each([
    ['[VAL-01]', '', 'Required'],
    ['[VAL-02]', 'Aa1!aaa', 'must be 8 characters or more'],
    ['[VAL-02] before the others', 'a', 'must be 8 characters or more'],
    ['[VAL-03]', 'AAAAAA1!', 'must contain lowercase character'],
    ['[VAL-03] before the others', '--------', 'must contain lowercase character'],
    ['[VAL-04]', 'aaaaaa1!', 'must contain uppercase character'],
    ['[VAL-05]', 'Aaaaaaa1', 'must contain special character'],
    ['[VAL-05] a hyphen is none', 'Aaaaaaa1-', 'must contain special character'],
    ['[VAL-06]', 'Aaaaaaa!', 'must contain number'],
    ['in order', 'Aaaaaa1!', null],
  ])('%s %j: %s', (_, password, message) => {
    expect(passwordError(password)).toBe(message)
  })

  test.each(Array.from('!@#$%^&*()?><_+~{}`'))('[VAL-05] %s is a special character', (special) => {
    expect(passwordError(`Aaaaaa1${special}`)).toBe(null)
  })
})

test('[VAL-07] [VAL-08] the checklist has a label for each rule and checks each separately', () => {
  expect(PASSWORD_RULES.map(({ label, isMet }) => [label, isMet('aB')])).toEqual([
    ['8 characters', false],
    ['a lowercase', true],
    ['an uppercase', true],
    ['a special character', false],
    ['a number', false],
  ])
})

describe('[VAL-13] [VAL-14] a general phone is an optional country prefix, then groups of 3 or 4 digits', () => {
  test.each(['', '+44 131 555 0140', '(417) 555-0140', '417.555.0140', '555 0140', '+1-417-555-0140'])(
    '%j is one',
    (text) => expect(isGeneralPhone(text)).toBe(true),
  )
  test.each(['12', 'call me', '+44', '417 555 0140 ext 5', '1'.repeat(30)])('%j is none', (text) =>
    expect(isGeneralPhone(text)).toBe(false),
  )
})

describe('[VAL-26] an e-mail address has one @ with text on both sides and a dot in its domain', () => {
  test.each(['a@b.co', 'first.last+tag@mail.shop.example'])('%j is one', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  test.each(['', 'a', 'a@b', '@b.co', 'a@@b.co', 'a@b.', 'a@.co', 'a b@c.de'])('%j is none', (text) =>
    expect(isEmail(text)).toBe(false),
  )
})
