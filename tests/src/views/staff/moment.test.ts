import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromLocalField, toLocalField } from '#src/views/staff/moment.ts'

const zone = process.env['TZ']
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin'
})
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each(['0002-05-01T08:00', '0020-05-01T08:00', '0203-05-01T08:00', '2031-05-01T08:00'])(
  'the time %s stays as it is typed',
  (typed) => {
    expect(toLocalField(fromLocalField(typed))).toBe(typed)
  },
)

test('an empty field is no time', () => {
  expect([fromLocalField(''), toLocalField(null)]).toEqual([null, ''])
})
