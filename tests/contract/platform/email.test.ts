import { expect, test } from 'vitest'
import { isEmail, normalEmail } from '#contract/platform/email.ts'

test.each([
  ['capitals', 'Mara.Quill@Quill.Example', 'mara.quill@quill.example'],
  ['blanks around it', ' mara@quill.example\t', 'mara@quill.example'],
  ['Greek capitals', 'ΝΙΚΟΣ@quill.example', 'νικος@quill.example'],
  ['a zero-width space', 'mara\u200B@quill.example', 'mara@quill.example'],
  ['a decomposed letter', 'rene\u0301@quill.example', 'ren\u00E9@quill.example'],
])('%s: one normal form of an e-mail address, which is its own', (_name, typed, normal) => {
  expect(normalEmail(typed)).toBe(normal)
  expect(normalEmail(normal)).toBe(normal)
  expect(normalEmail(normalEmail(typed.toUpperCase()))).toBe(normalEmail(typed.toUpperCase()))
})

test('an address is one by what is seen of it', () => {
  expect(isEmail('\u200Bmara@quill.example')).toBe(true)
  expect(isEmail('\u200B@quill.example')).toBe(false)
})
