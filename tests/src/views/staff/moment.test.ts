import { expect, test } from 'vitest'
import { fromCentralField, momentText, toCentralField } from '#src/views/staff/moment.ts'

test('the desk tells and takes times in central time, summer and winter', () => {
  expect(momentText('2031-05-01T08:00:00Z')).toMatch(/^May 1, 2031, 3:00\sAM$/)
  expect(fromCentralField('2031-05-01T03:00')).toBe('2031-05-01T08:00:00.000Z')
  expect(fromCentralField('2031-01-31T23:00')).toBe('2031-02-01T05:00:00.000Z')
  expect(toCentralField('2031-02-01T05:00:00Z')).toBe('2031-01-31T23:00')
})

test('where clocks change, an hour that comes twice is the first, and one that is left out the next', () => {
  expect(fromCentralField('2027-11-07T01:30')).toBe('2027-11-07T06:30:00.000Z')
  expect(fromCentralField('2027-03-14T02:30')).toBe('2027-03-14T08:30:00.000Z')
  expect(fromCentralField('2027-03-14T03:00')).toBe('2027-03-14T08:00:00.000Z')
  expect(fromCentralField('2027-03-14T01:59')).toBe('2027-03-14T07:59:00.000Z')
})

test.each(['0002-05-01T08:00', '0020-05-01T08:00', '0203-05-01T08:00', '2031-05-01T08:00'])(
  'the time %s stays as it is typed',
  (typed) => {
    expect(toCentralField(fromCentralField(typed))).toBe(typed)
  },
)

test('an empty field is no time', () => {
  expect([fromCentralField(''), toCentralField(null)]).toEqual([null, ''])
})
