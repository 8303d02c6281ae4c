import { expect, test } from 'vitest'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import { failedDayOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { play } from '#tests/machines/play.ts'

const chooseDate = (date: string) => ({ type: 'date.choose', date }) as const

test('a date whose times could not be read is retried by choosing it again', async () => {
  const { answer, send, snapshot } = play(scheduleModel, 'pickedUp')
  await answer('loadDates', 'offered')
  send(chooseDate('2026-07-01'))
  await answer('loadPickupTimes', 'unreachable')
  expect(failedDayOf(snapshot())).toBe('2026-07-01')
  send(chooseDate('2026-07-01'))
  expect(snapshot().value).toBe('readingTimes')
})

test('the saved day whose other times could not be read is retried by choosing it again', async () => {
  const { answer, send, snapshot } = play(scheduleModel, 'pickedUp')
  await answer('loadDates', 'offered')
  expect(failedDayOf(snapshot())).toBeNull()
  send(chooseDate('2026-06-30'))
  await answer('loadPickupTimes', 'unreachable')
  expect(failedDayOf(snapshot())).toBe('2026-06-30')
  send(chooseDate('2026-06-30'))
  await answer('loadPickupTimes', 'offered')
  expect(failedDayOf(snapshot())).toBeNull()
})
