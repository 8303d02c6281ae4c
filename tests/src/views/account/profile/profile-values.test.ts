import { expect, test } from 'vitest'
import type { Profile } from '#contract/account/profile.ts'
import { customer as known, profile as sample } from '#machines/account/session/session-samples.ts'
import { changedNotices, noticeValues } from '#src/views/account/preferences/notice-values.ts'
import { isSilverOffered } from '#src/views/account/preferences/offered-level.ts'
import { changedFields, isOtherEmail, profileValues } from '#src/views/account/profile/profile-values.ts'

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

test('an address in other letters is no other address', () => {
  const email = saved.customers_email_address
  expect(isOtherEmail(` ${email.toUpperCase()}`, saved)).toBe(false)
  expect(isOtherEmail(`a${email}`, saved)).toBe(true)
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
