import { expect, test } from 'vitest'
import { documentFormValues } from '#contract/documents/document-form.ts'
import { validateForm } from '#contract/platform/form.ts'

const schema = documentFormValues('2026-07-04')

test('a document needs its type, and its last day is not over', () => {
  expect(validateForm(schema, { type: '', expires_on: '2026-07-03' })).toEqual({
    kind: 'invalid',
    errors: { type: 'Required', expires_on: 'This day is over.' },
  })
  expect(validateForm(schema, { type: 'Permit', expires_on: '2026-07-04' }).kind).toBe('valid')
})

test('a document without a last day is sent with null', () => {
  const request = { type: 'Permit', expires_on: null }
  expect(validateForm(schema, { type: 'Permit', expires_on: '' })).toEqual({ kind: 'valid', request })
})
