import { describe, expect, test } from 'vitest'
import { caretIn, readEdit } from '#src/views/checkout/masked-edit.ts'

describe('parsing an edit of a masked field', () => {
  test.each([
    ['typing at the end', '411', { text: '4111', caret: 4, isDeletion: null }, { digits: '4111', before: 4 }],
    [
      'pasting with blanks',
      '',
      { text: '4111 1111 1111 1111', caret: 19, isDeletion: null },
      { digits: '4111111111111111', before: 16 },
    ],
    [
      'typing in the middle',
      '41111',
      { text: '4119 11', caret: 4, isDeletion: null },
      { digits: '411911', before: 4 },
    ],
    [
      'deleting a digit',
      '41112',
      { text: '4111 ', caret: 5, isDeletion: 'backward' },
      { digits: '4111', before: 4 },
    ],
    [
      'deleting the separator before the caret takes the digit before it',
      '41112',
      { text: '41112', caret: 4, isDeletion: 'backward' },
      { digits: '4112', before: 3 },
    ],
    [
      'deleting the separator after the caret takes the digit after it',
      '41112',
      { text: '41112', caret: 4, isDeletion: 'forward' },
      { digits: '4111', before: 4 },
    ],
    [
      'deleting at the start changes nothing',
      '41',
      { text: '41', caret: 0, isDeletion: 'backward' },
      { digits: '41', before: 0 },
    ],
  ] as const)('%s', (_, previous, edit, expected) => {
    expect(readEdit(previous, edit)).toEqual(expected)
  })
})

test.each([
  ['4111 1111', 0, false, 0],
  ['4111 1111', 4, false, 4],
  ['4111 1111', 5, false, 6],
  ['(417) 555', 3, false, 4],
  ['08 / ', 2, true, 5],
])('the caret of %j after %i digits', (text, before, isAtEnd, place) => {
  expect(caretIn(text, before, isAtEnd)).toBe(place)
})
