import { describe, expect, test } from 'vitest'
import { emptyPickup } from '#machines/checkout/checkout-preflight/checkout-preflight.outcome.ts'
import { scheduleModel } from '#machines/delivery/schedule/schedule.model.ts'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { play } from '#tests/machines/play.ts'

const begin = (input: keyof typeof scheduleModel.inputs) => play(scheduleModel, input)
const chooseDate = (date: string) => ({ type: 'date.choose', date }) as const
const chooseTime = (time: string) => ({ type: 'time.choose', time }) as const

describe('the delivery method', () => {
  test('[CHK-10] switching to pickup informs delivery, payment, checkout and cart', async () => {
    const { answer, send, sent, snapshot, emitted } = begin('shipped')
    await answer('loadDates', 'offered')
    sent.length = 0
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    expect(sent).toEqual([
      { type: 'save.started' },
      { type: 'way.saved', is_pickup: true },
      { type: 'billing.reload' },
      { type: 'address.changed' },
      { type: 'cart.reload' },
    ])
    expect(emitted).toEqual([{ type: 'notice.pickupSaved' }])
    expect(snapshot().context.pickup).toEqual({ ...emptyPickup, is_pickup: true })
  })

  test('switching clears the chosen days and reads the days of the other method', async () => {
    const { answer, send, snapshot } = begin('pickedUp')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: false })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().value).toBe('readingDates')
    expect(snapshot().context).toMatchObject({ pickup: emptyPickup, dates: null })
    await answer('loadDates', 'offered')
    expect(snapshot().value).toBe('choosingDate')
  })

  test('[MSG-41] a failed save changes nothing', async () => {
    const { answer, send, sent, snapshot, emitted } = begin('shipped')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    sent.length = 0
    await answer('updatePickupInfo', 'refused')
    expect(sent).toEqual([
      { type: 'save.failed' },
      { type: 'schedule.settled', is_pickup: false, isOpen: false },
    ])
    expect(emitted).toEqual([{ type: 'notice.pickupFailed' }])
    expect(snapshot().context.pickup.is_pickup).toBe(false)
    expect(snapshot().context).toMatchObject({ refusal: ['Nothing is shipped on this day.'], refusals: 1 })
    expect(snapshot().value).toBe('scheduled')
  })

  test('why a choice was not saved is kept until the next one is sent', async () => {
    const { answer, send, snapshot } = begin('shipped')
    await answer('loadDates', 'offered')
    send(chooseDate('2026-06-30'))
    await answer('updatePickupInfo', 'unreachable')
    send({ type: 'schedule.settle' })
    expect(snapshot().context).toMatchObject({ refusal: [], refusals: 1 })
    send(chooseDate('2026-06-30'))
    expect(snapshot().context.refusal).toBeNull()
    send(chooseDate('2026-07-01'))
    await answer('updatePickupInfo', 'refused')
    expect(snapshot().context).toMatchObject({ refusal: null, refusals: 1 })
  })

  test('why the time of a pickup was not saved is no longer told when another day is chosen', async () => {
    const { answer, send, snapshot } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    await answer('loadDates', 'offered')
    await answer('loadPickupTimes', 'offered')
    send({ type: 'time.choose', time: '10:00' })
    await answer('updatePickupInfo', 'refused')
    expect(snapshot().context.refusal).toEqual(['Nothing is shipped on this day.'])
    send(chooseDate('2026-07-01'))
    expect(snapshot().value).toBe('readingTimes')
    expect(snapshot().context.refusal).toBeNull()
  })

  test('a contact saved before the days are read is followed by reading them', async () => {
    const { answer, send, snapshot } = begin('fresh')
    send({ type: 'contact.save', pickup_name: null, pickup_phone: '4175550140' })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().value).toBe('readingDates')
    await answer('loadDates', 'offered')
    expect(snapshot().context.pickup).toEqual({ ...emptyPickup, pickup_phone: '4175550140' })
    expect(snapshot().context.dates).toHaveLength(3)
  })
})

describe('the date', () => {
  test('[SHIP-01] [MSG-40] a ship date is saved at once', async () => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadDates', 'offered')
    send(chooseDate('2026-06-30'))
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup).toEqual({ ...emptyPickup, ship_date: '2026-06-30' })
    expect(emitted).toEqual([{ type: 'notice.pickupSaved' }])
  })

  test('[SHIP-01] a pickup needs a date, then one of its times', async () => {
    const { answer, send, sent, snapshot } = begin('pickedUp')
    await answer('loadDates', 'offered')
    expect(snapshot().value).toBe('scheduled')
    send(chooseDate('2026-07-01'))
    expect(sent.at(-1)).toEqual({ type: 'step.reopened', step: 'shipping' })
    await answer('loadPickupTimes', 'offered')
    send(chooseTime('10:00'))
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup).toMatchObject({ pickup_date: '2026-07-01', pickup_time: '10:00' })
    expect(snapshot().value).toBe('scheduled')
  })

  test('[MSG-41] a time that is not saved can be chosen again', async () => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    await answer('loadDates', 'offered')
    send(chooseDate('2026-07-01'))
    await answer('loadPickupTimes', 'offered')
    send(chooseTime('10:00'))
    await answer('updatePickupInfo', 'unreachable')
    expect(snapshot().value).toBe('choosingTime')
    expect(planOf(snapshot())).toMatchObject({ pickup_date: '2026-07-01', pickup_time: null })
    expect(emitted.at(-1)).toEqual({ type: 'notice.pickupFailed' })
  })

  test('a date that the server does not store leaves no schedule', async () => {
    const { answer, send, snapshot } = begin('fresh')
    await answer('loadDates', 'offered')
    send(chooseDate('2026-06-30'))
    await answer('updatePickupInfo', 'passed')
    expect(snapshot().context.pickup).toEqual(emptyPickup)
    expect(snapshot().value).toBe('choosingDate')
  })
})

describe('the status for stepCompletion', () => {
  test.each([
    ['fresh', 'offered', { is_pickup: false, isOpen: true }],
    ['fresh', 'none', { is_pickup: false, isOpen: false }],
    ['fresh', 'unreachable', { is_pickup: false, isOpen: false }],
    ['shipped', 'offered', { is_pickup: false, isOpen: false }],
    ['pickedUp', 'offered', { is_pickup: true, isOpen: false }],
    ['pickedUp', 'unreachable', { is_pickup: true, isOpen: true }],
  ] as const)(
    '[SHIP-01] %s with days that are %s: sent once read, and on request',
    async (input, outcome, status) => {
      const { answer, send, sent } = begin(input)
      send({ type: 'schedule.settle' })
      expect(sent).toEqual([])
      await answer('loadDates', outcome)
      const settled = { type: 'schedule.settled', ...status }
      expect(sent).toEqual([settled])
      send({ type: 'schedule.settle' })
      expect(sent).toEqual([settled, settled])
    },
  )

  test('[SHIP-01] day.takeFirst saves the first ship date', async () => {
    const { answer, send, sent, snapshot } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'day.takeFirst' })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup.ship_date).toBe('2026-06-29')
    expect(sent.at(-1)).toEqual({ type: 'schedule.settled', is_pickup: false, isOpen: false })
  })

  test('[SHIP-01] day.takeFirst does not choose a day or time of a pickup', async () => {
    const { answer, send, sent, snapshot } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    await answer('loadDates', 'offered')
    await answer('loadPickupTimes', 'unreachable')
    sent.length = 0
    const open = { type: 'schedule.settled', is_pickup: true, isOpen: true }
    send({ type: 'day.takeFirst' })
    expect(sent).toEqual([open])
    send(chooseDate('2026-07-01'))
    await answer('loadPickupTimes', 'offered')
    sent.length = 0
    send({ type: 'day.takeFirst' })
    expect(sent).toEqual([open])
    expect(snapshot().value).toBe('choosingTime')
  })

  test.each([
    ['shipped', 'offered', { is_pickup: false, isOpen: false }],
    ['fresh', 'unreachable', { is_pickup: false, isOpen: false }],
    ['fresh', 'none', { is_pickup: false, isOpen: false }],
  ] as const)(
    '[SHIP-01] day.takeFirst is answered when %s with days that are %s',
    async (input, outcome, status) => {
      const { answer, send, sent } = begin(input)
      await answer('loadDates', outcome)
      sent.length = 0
      send({ type: 'day.takeFirst' })
      expect(sent).toEqual([{ type: 'schedule.settled', ...status }])
    },
  )
})

test('[SHIP-01] unreachable days are read again on request', async () => {
  const { answer, send, snapshot } = begin('shipped')
  await answer('loadDates', 'unreachable')
  expect(snapshot().hasTag('unreachable')).toBe(true)
  send({ type: 'dates.reload' })
  await answer('loadDates', 'offered')
  expect(snapshot().value).toBe('scheduled')
})
