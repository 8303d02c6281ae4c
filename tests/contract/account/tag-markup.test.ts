import { expect, test } from 'vitest'
import { TagMarkupValues } from '#contract/account/tag-markup.ts'
import { validateForm } from '#contract/platform/form.ts'

const check = (tag_markup_percent: string) => validateForm(TagMarkupValues, { tag_markup_percent })

test.each([
  ['', null],
  [' 40 % ', 40],
  ['900', 900],
])('the markup %j is sent as %j', (typed, tag_markup_percent) => {
  expect(check(typed)).toEqual({ kind: 'valid', request: { tag_markup_percent } })
})

test.each(['0', '901', '1.5', 'x'])('%j is no markup', (typed) => {
  const error = 'Enter a whole number from 1 to 900, or nothing.'
  expect(check(typed)).toEqual({ kind: 'invalid', errors: { tag_markup_percent: error } })
})
