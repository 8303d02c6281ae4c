import { expect, test } from 'vitest'
import { validateForm } from '#contract/platform/form.ts'
import { ChatValues } from '#contract/site/chat.ts'

const wrong = 'must be an address such as name@company.com'

test('a message of the chat needs a name, an address and a text, and is sent without white space around them', () => {
  const required = { name: 'Required', email: 'Required', message: 'Required' }
  expect(validateForm(ChatValues, { name: ' ', email: ' ', message: '' })).toEqual({
    kind: 'invalid',
    errors: required,
  })
  const typed = { name: ' Ada ', email: ' ada@lund.example ', message: 'Hello\n' }
  expect(validateForm(ChatValues, typed)).toEqual({
    kind: 'valid',
    request: { name: 'Ada', email: 'ada@lund.example', message: 'Hello' },
  })
  expect(validateForm(ChatValues, { ...typed, email: 'ada' })).toEqual({
    kind: 'invalid',
    errors: { email: wrong },
  })
})
