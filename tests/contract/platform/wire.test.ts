import { expect, test } from 'vitest'
import { is } from 'valibot'
import { Day, Moment } from '#contract/platform/wire.ts'

const NO_DAYS = ['2027-02-30', '2027-02-29', '2100-02-29', '2027-04-31', '0000-01-01']

test.each(['2027-02-28', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => {
  expect(is(Day, day)).toBe(true)
  expect(is(Moment, `${day}T12:00:00Z`)).toBe(true)
})

test.each([...NO_DAYS, '2027-13-01', '2027-1-1', '20270101', ' 2027-01-01', ''])('"%s" is no day', (day) => {
  expect(is(Day, day)).toBe(false)
  expect(is(Moment, `${day}T12:00:00Z`)).toBe(false)
})

test.each(['2027-01-01T00:00:00.123456Z', '2027-01-01T23:59:59+15:59', '2027-01-01T00:00:00-05:00'])(
  '%s is a moment',
  (moment) => {
    expect(is(Moment, moment)).toBe(true)
  },
)

test.each(['2027-01-01', '2027-01-01T24:00:00Z', '2027-01-01T00:00:00+16:00', '2027-01-01T00:00:00+05'])(
  '%s, which JavaScript or PostgreSQL cannot read, is no moment',
  (moment) => {
    expect(is(Moment, moment)).toBe(false)
  },
)
