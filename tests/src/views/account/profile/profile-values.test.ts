import { expect, test } from 'vitest'
import type { Profile } from '#contract/account/profile.ts'
import { customer as known, profile as sample } from '#machines/account/session/session-samples.ts'
import { changedNotices, noticeValues } from '#src/views/account/preferences/notice-values.ts'
import { isSilverOffered } from '#src/views/account/preferences/offered-level.ts'
import {
  changedFields,
  isOtherEmail,
  profileErrors,
  profileProblems,
  profileValues,
} from '#src/views/account/profile/profile-values.ts'

const profile: Profile = { ...sample, customers_mobile_phone: '+14175550101', company: null }
const saved = profileValues(profile)

test('[API-21] only changed fields are sent, without white space around them; a cleared one is empty', () => {
  expect(changedFields(saved, saved)).toEqual({})
  expect(changedFields({ ...saved, customers_firstname: `${saved.customers_firstname} ` }, saved)).toEqual({})
  const cleared = { ...saved, company: ' Quill ', customers_mobile_phone: '' }
  expect(changedFields(cleared, saved)).toEqual({ company: 'Quill', customers_mobile_phone: '' })
})

test('a mobile number in E.164 is shown as it is typed', () => {
  expect(saved.customers_mobile_phone).toBe('(417) 555-0101')
  expect(saved.company).toBe('')
})

test('an address in other letters is no other address, and needs no password', () => {
  const email = saved.customers_email_address
  expect(isOtherEmail({ ...saved, customers_email_address: ` ${email.toUpperCase()}` }, saved)).toBe(false)
  expect(isOtherEmail({ ...saved, customers_email_address: `a${email}` }, saved)).toBe(true)
  expect(profileErrors(saved, '', false).current_password).toBeNull()
  expect(profileErrors(saved, '', true).current_password).toBe('Required')
})

test('what is missing is named in the order of the page', () => {
  const bad = {
    ...saved,
    customers_firstname: ' ',
    customers_email_address: 'nowhere',
    customers_telephone: 'call me',
    customers_mobile_phone: '555',
  }
  expect(profileProblems(profileErrors(bad, '', true))).toEqual([
    { text: 'First name: Required', fieldId: 'customers_firstname' },
    { text: 'E-mail: must be an address such as name@company.com', fieldId: 'customers_email_address' },
    { text: 'Current password: Required', fieldId: 'current_password' },
    {
      text: 'Business telephone: must be a telephone number such as +44 131 555 0140',
      fieldId: 'customers_telephone',
    },
    { text: 'Mobile phone: must have ten digits', fieldId: 'customers_mobile_phone' },
  ])
})

test('[ACC-14] only changed notices are sent', () => {
  const values = noticeValues(profile)
  expect(changedNotices(values, values)).toEqual({})
  expect(changedNotices({ ...values, newsletter: !values.newsletter }, values)).toEqual({
    newsletter: !values.newsletter,
  })
})

test('[PRC-08] silver is offered where it is cheaper, to nobody who has it or has special order pricing', () => {
  const cheaper = { ...profile, silver_is_cheaper: true }
  const bronze = { ...known, price_levels_short_name: 'bronze', special_order_enabled: false }
  expect(isSilverOffered(cheaper, bronze)).toBe(true)
  expect(isSilverOffered({ ...profile, silver_is_cheaper: false }, bronze)).toBe(false)
  expect(isSilverOffered(cheaper, { ...bronze, price_levels_short_name: 'silver' })).toBe(false)
  expect(isSilverOffered(cheaper, { ...bronze, special_order_enabled: true })).toBe(false)
  expect(isSilverOffered(cheaper, null)).toBe(false)
})
