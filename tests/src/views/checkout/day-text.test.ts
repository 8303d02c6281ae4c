import { expect, test } from 'vitest'
import { dayText, longDayText, timeText, withSpokenDays } from '#src/views/checkout/day-text.ts'

test('a day is the same day in every time zone', () => {
  expect([dayText('2025-05-13'), longDayText('2025-05-13')]).toEqual(['Tue, May 13', 'Tuesday, May 13'])
})

test.each([
  ['08:00', '8:00 am'],
  ['12:00', '12:00 pm'],
  ['13:00', '1:00 pm'],
  ['00:30', '12:30 am'],
  ['soon', 'soon'],
])('the time %s reads %s', (time, text) => {
  expect(timeText(time)).toBe(text)
})

test('ISO dates and times in a text of the server are spelled out', () => {
  expect(withSpokenDays('Pickup on 2025-05-13 at 13:00, Central time')).toBe(
    'Pickup on Tue, May 13 at 1:00 pm, Central time',
  )
})
