import { expect, test } from 'vitest'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import { failedDayOf, planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { play } from '#tests/machines/play.ts'

async function pickUp() {
  const schedule = play(scheduleModel, 'fresh')
  await schedule.answer('loadDates', 'offered')
  schedule.send({ type: 'delivery.choose', is_pickup: true })
  await schedule.answer('updatePickupInfo', 'saved')
  return schedule
}
const contact = { type: 'contact.save', pickup_name: 'Dana Whitfield', pickup_phone: '4175550140' } as const

test('[SHIP-01] a pickup without a day offers the times of the first day, of which none is chosen', async () => {
  const { answer, snapshot } = await pickUp()
  await answer('loadDates', 'offered')
  expect(snapshot().value).toBe('readingTimes')
  await answer('loadPickupTimes', 'offered')
  expect(snapshot().value).toBe('choosingTime')
  expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-06-29', pickup_time: null })
  expect(snapshot().context.pickup.pickup_date).toBeNull()
})

test('[SHIP-01] another day chosen while the times of the first are read replaces it', async () => {
  const { answer, send, snapshot } = await pickUp()
  await answer('loadDates', 'offered')
  send({ type: 'date.choose', date: '2026-07-01' })
  await answer('loadPickupTimes', 'offered')
  expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_time: null })
})

test('[SHIP-01] a chosen day is kept over the first one when the contact is saved, also after its times failed', async () => {
  const { answer, send, snapshot } = await pickUp()
  await answer('loadDates', 'offered')
  await answer('loadPickupTimes', 'offered')
  send({ type: 'date.choose', date: '2026-07-01' })
  await answer('loadPickupTimes', 'unreachable')
  expect(failedDayOf(snapshot())).toBe('2026-07-01')
  send(contact)
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().value).toBe('readingTimes')
  await answer('loadPickupTimes', 'offered')
  expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_name: 'Dana Whitfield' })
})

test('[SHIP-01] without a day on offer none is chosen', async () => {
  const { answer, snapshot } = await pickUp()
  await answer('loadDates', 'none')
  expect(snapshot().value).toBe('choosingDate')
  expect(planOf(snapshot()).pickup_date).toBeNull()
})

test('[SHIP-01] the first day whose times could not be read can be tried again', async () => {
  const { answer, send, snapshot } = await pickUp()
  await answer('loadDates', 'offered')
  await answer('loadPickupTimes', 'unreachable')
  expect(failedDayOf(snapshot())).toBe('2026-06-29')
  send({ type: 'date.choose', date: '2026-06-29' })
  await answer('loadPickupTimes', 'offered')
  expect(snapshot().value).toBe('choosingTime')
})
