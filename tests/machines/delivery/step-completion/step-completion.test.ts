import { describe, expect, test } from 'vitest'
import { stepCompletionModel } from '#machines/delivery/step-completion/step-completion.model.ts'
import { play } from '#tests/machines/play.ts'

const settled = (is_pickup: boolean, isOpen: boolean) =>
  ({ type: 'schedule.settled', is_pickup, isOpen }) as const
const reached = { type: 'address.settled', hasDestination: true } as const
const selected = { type: 'quotes.settled', isSelected: true } as const

function press(type: 'delivery.confirm' | 'shipping.confirm') {
  const completion = play(stepCompletionModel, 'start')
  completion.send({ type })
  return completion
}

describe('Continue on the details step', () => {
  test('[CHK-09] [CHK-14] waits for the schedule, the address and the Texas check, then leaves', () => {
    const { send, sent, snapshot } = press('delivery.confirm')
    expect(snapshot().hasTag('completingDetails')).toBe(true)
    expect(sent).toEqual([{ type: 'schedule.settle' }])
    send(settled(false, true))
    expect(sent.at(-1)).toEqual({ type: 'address.settle' })
    send(reached)
    expect(sent.at(-1)).toEqual({ type: 'texas.settle' })
    send({ type: 'texas.settled' })
    expect(sent.at(-1)).toEqual({ type: 'delivery.completed' })
    expect(snapshot().value).toBe('resting')
  })

  test('[CHK-09] stays without an address that can be shipped to', () => {
    const { send, sent, snapshot } = press('delivery.confirm')
    send(settled(false, true), { type: 'address.settled', hasDestination: false })
    expect(snapshot().value).toBe('resting')
    expect(sent).not.toContainEqual({ type: 'delivery.completed' })
  })

  test.each(['save.failed', 'contact.edited'] as const)('[CHK-09] stays after %s', (type) => {
    for (const before of [[], [settled(false, true)], [settled(false, true), reached]]) {
      const { send, snapshot } = press('delivery.confirm')
      send(...before, { type })
      expect(snapshot().value).toBe('resting')
    }
  })

  test('[CHK-09] waits for everything once more when something else is saved meanwhile', () => {
    const { send, sent, snapshot } = press('delivery.confirm')
    send(settled(false, true), reached, { type: 'save.started' })
    expect(snapshot().value).toEqual({ completingDetails: 'awaitingSchedule' })
    expect(sent.at(-1)).toEqual({ type: 'schedule.settle' })
    send({ type: 'texas.settled' })
    expect(sent).not.toContainEqual({ type: 'delivery.completed' })
  })
})

describe('Continue on the shipping step', () => {
  test('[CHK-09] [SHIP-02] waits for the ship date and the quote, then leaves', () => {
    const { send, sent, snapshot } = press('shipping.confirm')
    expect(snapshot().hasTag('completingShipping')).toBe(true)
    send(settled(false, false))
    expect(sent).toEqual([{ type: 'schedule.settle' }, { type: 'quotes.settle' }])
    send(selected)
    expect(sent.at(-1)).toEqual({ type: 'shipping.completed' })
    expect(snapshot().value).toBe('resting')
  })

  test('[SHIP-08] stays without a selected quote', () => {
    const { send, sent, snapshot } = press('shipping.confirm')
    send(settled(false, false), { type: 'quotes.settled', isSelected: false })
    expect(snapshot().value).toBe('resting')
    expect(sent).not.toContainEqual({ type: 'shipping.completed' })
  })

  test('[SHIP-01] takes the first day where no ship date is chosen, and only once', () => {
    const { send, sent, snapshot } = press('shipping.confirm')
    send(settled(false, true))
    expect(sent.at(-1)).toEqual({ type: 'day.takeFirst' })
    send(settled(false, true))
    expect(snapshot().value).toBe('resting')
    send({ type: 'shipping.confirm' }, settled(false, true), settled(false, false), selected)
    expect(sent.at(-1)).toEqual({ type: 'shipping.completed' })
  })

  test('[SHIP-01] leaves with day and time of a pickup, and stays without', () => {
    const { send, sent, snapshot } = press('shipping.confirm')
    send(settled(true, true))
    expect(snapshot().value).toBe('resting')
    send({ type: 'shipping.confirm' }, settled(true, false))
    expect(sent).toEqual([
      { type: 'schedule.settle' },
      { type: 'schedule.settle' },
      { type: 'shipping.completed' },
    ])
    expect(snapshot().value).toBe('resting')
  })

  test('[CHK-09] waits for the day once more when another one is saved meanwhile, and stays when that fails', () => {
    const { send, snapshot } = press('shipping.confirm')
    send(settled(false, false), { type: 'save.started' })
    expect(snapshot().value).toEqual({ completingShipping: 'awaitingDay' })
    send({ type: 'save.failed' }, settled(false, false), selected)
    expect(snapshot().value).toBe('resting')
  })
})

test('[CHK-09] Continue on another step takes the place of the one that is still waiting', () => {
  const { send, snapshot } = press('delivery.confirm')
  send({ type: 'shipping.confirm' })
  expect(snapshot().value).toEqual({ completingShipping: 'awaitingDay' })
  send({ type: 'delivery.confirm' })
  expect(snapshot().value).toEqual({ completingDetails: 'awaitingSchedule' })
})
