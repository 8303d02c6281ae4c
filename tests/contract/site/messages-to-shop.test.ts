import { expect, test } from 'vitest'
import { validateForm } from '#contract/platform/form.ts'
import { ContactValues, NewsletterValues } from '#contract/site/messages-to-shop.ts'

const message = { name: 'Ada Lund', email: 'ada@lund.example', phone: '', message: 'Do you ship to Guam?' }

test('[ROUTE-05] the contact form needs a name, an address and a message', () => {
  const errors = {
    name: 'Required',
    email: 'must be an address such as name@company.com',
    message: 'Required',
  }
  const blank = { name: ' ', email: ' ', phone: ' ', message: ' ' }
  expect(validateForm(ContactValues, blank)).toEqual({ kind: 'invalid', errors })
})

test('[ROUTE-05] a contact message is sent as entered, with null for an empty telephone number', () => {
  const entered = { ...message, name: ' Ada Lund ', phone: ' ' }
  expect(validateForm(ContactValues, entered)).toEqual({
    kind: 'valid',
    request: { ...entered, phone: null },
  })
  const withPhone = validateForm(ContactValues, { ...message, phone: ' 417 555 0140 ' })
  expect(withPhone).toEqual({ kind: 'valid', request: { ...message, phone: '417 555 0140' } })
})

test('[ROUTE-17] the newsletter form needs an address', () => {
  const errors = { email: 'must be an address such as name@company.com' }
  for (const email of ['', 'ada', 'ada@lund'])
    expect(validateForm(NewsletterValues, { email })).toEqual({ kind: 'invalid', errors })
  const request = { email: ' ada@lund.example ' }
  expect(validateForm(NewsletterValues, request)).toEqual({ kind: 'valid', request })
})
