import { expect, test } from 'vitest'
import {
  ANGLE,
  CROWD,
  CUE_TIME,
  DEVICES,
  entryError,
  INTERVAL,
  MUSIC_START,
} from '#src/views/shows/show-builder/measures.ts'

test.each([
  ['0', 0],
  [' 12 ', 12_000],
  ['-7.5', -7_500],
  ['−0,25', -250],
  ['1.001', 1_001],
])('music that begins at %j begins after %i ms', (text, ms) => {
  expect(MUSIC_START.parse(text)).toBe(ms)
})

test.each(['', 'never', '1:02', '--1', '1e3', '1.0001', '99999'])('%j is no beginning of music', (text) => {
  expect(MUSIC_START.parse(text)).toBeNull()
})

test('what the field shows is read as the same beginning', () => {
  for (const ms of [-3_600_000, -7_500, 0, 100, 62_500])
    expect(MUSIC_START.parse(MUSIC_START.format(ms))).toBe(ms)
})

test.each([
  [DEVICES, '0', 'Enter a whole number from 1 to 9,999.'],
  [DEVICES, '99999999', 'Enter a whole number from 1 to 9,999.'],
  [DEVICES, 'abc', 'Enter a whole number from 1 to 9,999.'],
  [DEVICES, '2.5', 'Enter a whole number from 1 to 9,999.'],
  [DEVICES, '', 'Enter a whole number from 1 to 9,999.'],
  [ANGLE, '400', 'Enter a whole number from −80 to 80°.'],
  [CROWD, '-5', 'Enter a whole number from 0 to 5,000 ft.'],
  [CUE_TIME, '99:99:99', 'Enter a time such as 1:02.5 from 0:00.0 to 60:00.0.'],
  [INTERVAL, '61', 'Enter a time such as 1:02.5 from 0:00.0 to 1:00.0.'],
  [MUSIC_START, 'never', 'Enter seconds such as −7.5 from −3600.0 to 3600.0 s.'],
])(
  '[SHOW-04] what cannot be a value of a field is refused and says what can be: %#',
  (measure, text, error) => {
    expect(entryError(measure, text)).toBe(error)
  },
)

test.each([
  [DEVICES, '9999'],
  [ANGLE, '−80'],
  [CROWD, '0'],
  [CUE_TIME, '90'],
  [CUE_TIME, '60:00'],
])('[SHOW-04] what a field can hold is taken: %#', (measure, text) => {
  expect(entryError(measure, text)).toBeNull()
})
