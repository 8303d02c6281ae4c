import { expect, test } from 'vitest'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { play } from '#tests/machines/play.ts'

async function begin(input: keyof typeof scheduleModel.inputs) {
  const schedule = play(scheduleModel, input)
  await schedule.answer('loadDates', 'offered')
  return schedule
}
const day = (date: string) => ({ type: 'date.choose', date }) as const
const time = (at: string) => ({ type: 'time.choose', time: at }) as const
const way = (is_pickup: boolean) => ({ type: 'delivery.choose', is_pickup }) as const
const contact = { type: 'contact.save', pickup_name: 'Dana', pickup_phone: '4175550140' } as const

test.each(['saved', 'refused', 'unreachable'])(
  '[SHIP-01] the last of several ship dates chosen during a save is saved next, when that was %s',
  async (outcome) => {
    const { answer, send, snapshot, emitted } = await begin('fresh')
    send(day('2026-06-29'), day('2026-06-30'), day('2026-07-01'))
    expect(planOf(snapshot()).ship_date).toBe('2026-07-01')
    await answer('updatePickupInfo', outcome)
    expect(snapshot().value).toBe('saving')
    expect(snapshot().context).toMatchObject({ draft: { ship_date: '2026-07-01' }, nextDraft: null })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup.ship_date).toBe('2026-07-01')
    expect(emitted).not.toContainEqual({ type: 'notice.pickupFailed' })
  },
)

test('[SHIP-01] the last of several pickup times chosen during a save is saved next', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(time('08:00'), time('09:00'), time('11:30'))
  expect(planOf(snapshot()).pickup_time).toBe('11:30')
  await answer('updatePickupInfo', 'saved')
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().value).toBe('scheduled')
  expect(snapshot().context.pickup.pickup_time).toBe('11:30')
})

test('[SHIP-01] after a save the times of the last pickup day chosen meanwhile are read', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(time('11:30'), day('2026-06-29'), day('2026-07-01'))
  expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_time: null })
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().value).toBe('readingTimes')
  expect(snapshot().context).toMatchObject({ draft: { pickup_date: '2026-07-01' }, nextDate: null })
})

test('[SHIP-01] choosing another day while times are read cancels that request', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(day('2026-06-29'))
  const first = snapshot().children.loadPickupTimes
  send(day('2026-07-01'))
  expect(snapshot().children.loadPickupTimes).not.toBe(first)
  await answer('loadPickupTimes', 'offered')
  expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_time: null })
})

test('[CHK-09] Ship chosen while Pick up is being saved is saved next, together with a contact sent meanwhile', async () => {
  const { answer, send, sent, snapshot } = await begin('shipped')
  send(way(true))
  sent.length = 0
  send(contact, way(false))
  expect(planOf(snapshot()).is_pickup).toBe(false)
  await answer('updatePickupInfo', 'saved')
  expect(sent).toContainEqual({ type: 'way.saved', is_pickup: true })
  expect(snapshot().value).toBe('saving')
  await answer('updatePickupInfo', 'saved')
  expect(sent).toContainEqual({ type: 'way.saved', is_pickup: false })
  expect(snapshot().context.pickup).toMatchObject({ is_pickup: false, pickup_phone: '4175550140' })
  expect(snapshot().value).toBe('readingDates')
})

test('[CHK-09] a contact sent during a save of the method that fails is saved together with that method', async () => {
  const { answer, send, snapshot } = await begin('shipped')
  send(way(true), contact)
  await answer('updatePickupInfo', 'unreachable')
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().context.pickup).toMatchObject({ is_pickup: true, pickup_phone: '4175550140' })
})

test('[SHIP-01] days and times are ignored while another delivery method is being saved', async () => {
  const { answer, send, snapshot } = await begin('shipped')
  send(way(true), day('2026-07-01'), time('10:00'))
  expect(snapshot().context).toMatchObject({ nextDraft: null, nextDate: null })
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().value).toBe('readingDates')
})

test('[SHIP-01] Ship chosen after a queued pickup day discards that day', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(time('11:30'), day('2026-07-01'), way(false))
  await answer('updatePickupInfo', 'saved')
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().context).toMatchObject({
    pickup: { is_pickup: false, pickup_date: null },
    nextDate: null,
  })
})

test('[SHIP-01] a pickup day chosen after Ship and Pick up, before the first answer, has its times read', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(way(false), way(true), day('2026-07-01'))
  await answer('updatePickupInfo', 'saved')
  expect(planOf(snapshot())).toMatchObject({ is_pickup: true, pickup_date: '2026-07-01' })
  await answer('updatePickupInfo', 'saved')
  expect(snapshot().value).toBe('readingDates')
  await answer('loadDates', 'offered')
  expect(snapshot().value).toBe('readingTimes')
  expect(snapshot().context).toMatchObject({ draft: { pickup_date: '2026-07-01' }, nextDate: null })
})

test('[SHIP-01] a queued pickup day is discarded when the server has stored Ship instead', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(time('11:30'), day('2026-07-01'))
  await answer('updatePickupInfo', 'passed')
  expect(snapshot().context).toMatchObject({ pickup: { is_pickup: false }, nextDate: null })
})

test('[SHIP-01] Ship, and days that cannot be read, discard a queued pickup day', async () => {
  const { answer, send, snapshot } = await begin('pickedUp')
  send(way(false), way(true), day('2026-07-01'))
  await answer('updatePickupInfo', 'saved')
  await answer('updatePickupInfo', 'saved')
  await answer('loadDates', 'unreachable')
  expect([snapshot().value, snapshot().context.nextDate]).toEqual(['datesUnreachable', null])
  send({ type: 'dates.reload' })
  await answer('loadDates', 'offered')
  send(way(false), way(true), day('2026-07-01'))
  await answer('updatePickupInfo', 'saved')
  await answer('updatePickupInfo', 'saved')
  send(way(false))
  expect([snapshot().value, snapshot().context.nextDate]).toEqual(['saving', null])
})

test.each(['saved', 'refused', 'unreachable'])(
  '[SHIP-01] a contact that is %s while times are read or chosen keeps the day that has no time yet',
  async (outcome) => {
    for (const isRead of [false, true]) {
      const { answer, send, snapshot } = await begin('pickedUp')
      send(day('2026-07-01'))
      if (isRead) await answer('loadPickupTimes', 'offered')
      send(contact)
      expect(snapshot().context.draft).toMatchObject({
        pickup_date: '2026-06-30',
        pickup_phone: '4175550140',
      })
      expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_time: null })
      await answer('updatePickupInfo', outcome)
      expect(snapshot().value).toBe('readingTimes')
      await answer('loadPickupTimes', 'offered')
      expect(planOf(snapshot()).pickup_date).toBe('2026-07-01')
    }
  },
)

test('[CHK-10] a day chosen during a save reopens the shipping step', async () => {
  for (const input of ['shipped', 'pickedUp'] as const) {
    const { send, sent } = await begin(input)
    send(contact)
    sent.length = 0
    send(day('2026-07-01'))
    expect(sent).toEqual([{ type: 'step.reopened', step: 'shipping' }])
  }
  const { send, sent } = await begin('pickedUp')
  send(contact)
  sent.length = 0
  send(time('11:30'))
  expect(sent).toEqual([{ type: 'step.reopened', step: 'shipping' }])
})

test.each([day('2026-07-01'), way(true), contact])(
  '[SHIP-01] the times on offer are forgotten with $type',
  async (event) => {
    const { answer, send, snapshot } = await begin('pickedUp')
    send(day('2026-06-29'))
    await answer('loadPickupTimes', 'offered')
    expect(snapshot().context.times).not.toEqual([])
    send(event)
    expect(snapshot().context.times).toEqual([])
  },
)
