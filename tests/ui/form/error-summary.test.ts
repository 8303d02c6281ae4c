import { expect, test } from 'vitest'
import { headingOf } from '#src/ui/form/error-summary.tsx'

test('the heading of the error summary counts the fields to fix', () => {
  const code = { text: 'Code: Required', fieldId: 'code' }
  const email = { text: 'E-mail: Required', fieldId: 'email' }
  expect(headingOf([code, email, { text: 'no field' }])).toBe('Fix 2 fields')
  expect(headingOf([code, { text: 'Code: too short', fieldId: 'code' }])).toBe('Fix 1 field')
  expect(headingOf([{ text: 'An error occurred.' }])).toBe('That didn’t work')
})
