import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { clockText, parseClock, spokenTime } from '#src/views/shows/show-builder/show-texts.ts'

test('a time is read back from its own text', () => {
  assert(
    property(integer({ min: 0, max: 36_000 }), (tenths) => {
      expect(parseClock(clockText(tenths * 100))).toBe(tenths * 100)
    }),
  )
})

test.each([
  ['62.5', 62_500],
  ['1:02.5', 62_500],
  ['1:02,5', 62_500],
  ['1:02', 62_000],
  [' 7 ', 7_000],
  ['6.24', 6_200],
])('%j is read as %i ms', (text, ms) => {
  expect(parseClock(text)).toBe(ms)
})

test.each(['', '1:75', 'abc', '-3', '1:2:3', '1e3', 'Infinity'])('%j is no time', (text) => {
  expect(parseClock(text)).toBeNull()
})

test('a screen reader gets seconds instead of a time of day', () => {
  expect([6_200, 60_000, 84_300, -6_000].map((ms) => spokenTime(ms))).toEqual([
    '6.2 s',
    '1 min',
    '1 min 24.3 s',
    'minus 6 s',
  ])
  expect(clockText(-6_000)).toBe('−0:06.0')
})
