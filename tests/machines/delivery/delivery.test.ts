import { describe, expect, test } from 'vitest'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { emptyPickup } from '#machines/checkout-preflight/checkout-preflight.outcome.ts'
import { play } from '#tests/machines/play.ts'

const begin = (input: keyof typeof deliveryModel.inputs) => play(deliveryModel, input)
const types = (events: readonly { readonly type: string }[]) => events.map((event) => event.type)

describe('the address', () => {
  test('[CHK-14] once known, is sent to texasCheck and shippingQuotes', async () => {
    const { answer, sent } = begin('fresh')
    await answer('loadAddress', 'valid')
    expect(sent).toEqual([
      { type: 'destination.known', state: 'MO', is_pickup: false },
      { type: 'destination.settled', is_shipped: true },
    ])
  })

  test('[SHIP-05] [SHIP-06] [MSG-34] [T42] a change clears the quotes and reopens the steps', async () => {
    const { answer, send, sent, emitted } = begin('fresh')
    await answer('loadAddress', 'valid')
    send({ type: 'address.choose', shipping_address_id: 31, is_customer_address: true })
    sent.length = 0
    await answer('setShippingAddress', 'saved')
    expect(types(sent)).toEqual(['destination.changed', 'address.changed', 'cart.reload'])
    expect(emitted).toEqual([{ type: 'notice.addressUpdated' }])
    await answer('loadAddress', 'invalid')
    expect(sent.at(-1)).toEqual({ type: 'destination.settled', is_shipped: false })
  })

  test('when rejected, keeps the form and shows the errors of the server', async () => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadAddress', 'invalid')
    const address = {
      name: 'Dana Whitfield',
      street_address: '12 Ash Street',
      city: 'Springfield',
      state: 'MO',
      postcode: '6580',
    }
    send({ type: 'address.save', address })
    await answer('saveShippingAddress', 'refused')
    expect(snapshot().context.addressForm).toEqual(address)
    expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: ['This is no ZIP code.'] }])
  })

  test('[CHK-09] Continue needs an address that can be shipped to', async () => {
    const { answer, send, snapshot, sent } = begin('fresh')
    await answer('loadAddress', 'invalid')
    expect(snapshot().can({ type: 'delivery.confirm' })).toBe(false)
    send({ type: 'address.reload' })
    await answer('loadAddress', 'valid')
    send({ type: 'delivery.confirm' })
    expect(sent.at(-1)).toEqual({ type: 'delivery.completed' })
  })

  test('[CHK-09] an order that is picked up needs no address', async () => {
    const { answer, send, sent } = begin('pickedUp')
    await answer('loadAddress', 'unreachable')
    send({ type: 'delivery.confirm' })
    expect(sent).toEqual([{ type: 'delivery.completed' }])
  })
})

describe('the delivery method', () => {
  test('[CHK-10] switching to pickup clears quotes, Texas restriction and payment', async () => {
    const { answer, send, sent, snapshot, emitted } = begin('shipped')
    await answer('loadAddress', 'valid')
    await answer('loadDates', 'offered')
    sent.length = 0
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    expect(sent).toEqual([
      { type: 'destination.known', state: 'MO', is_pickup: true },
      { type: 'destination.settled', is_shipped: false },
      { type: 'billing.reload' },
      { type: 'address.changed' },
      { type: 'cart.reload' },
    ])
    expect(emitted).toEqual([{ type: 'notice.pickupSaved' }])
    expect(snapshot().context.pickup).toEqual({ ...emptyPickup, is_pickup: true })
  })

  test('switching clears the chosen dates', async () => {
    const { answer, send, snapshot } = begin('pickedUp')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: false })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup).toEqual(emptyPickup)
    await answer('loadDates', 'offered')
    expect(snapshot().matches({ schedule: 'choosingDate' })).toBe(true)
  })

  test('[MSG-41] a failed save changes nothing', async () => {
    const { answer, send, sent, snapshot, emitted } = begin('shipped')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'refused')
    expect(sent).toEqual([])
    expect(emitted).toEqual([{ type: 'notice.pickupFailed' }])
    expect(snapshot().context.pickup.is_pickup).toBe(false)
    expect(snapshot().matches({ schedule: 'scheduled' })).toBe(true)
  })
})

describe('the date', () => {
  test('[SHIP-01] [MSG-40] a ship date is saved at once', async () => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'date.choose', date: '2026-06-30' })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup).toEqual({ ...emptyPickup, ship_date: '2026-06-30' })
    expect(emitted).toEqual([{ type: 'notice.pickupSaved' }])
  })

  test('[SHIP-01] a pickup needs a date, then one of its times', async () => {
    const { answer, send, sent, snapshot } = begin('pickedUp')
    await answer('loadDates', 'offered')
    send({ type: 'pickup.confirm' })
    expect(sent).toEqual([{ type: 'shipping.completed' }])
    send({ type: 'date.choose', date: '2026-07-01' })
    expect(sent.at(-1)).toEqual({ type: 'step.reopened', step: 'shipping' })
    await answer('loadPickupTimes', 'offered')
    send({ type: 'time.choose', time: '10:00' })
    await answer('updatePickupInfo', 'saved')
    expect(snapshot().context.pickup).toMatchObject({ pickup_date: '2026-07-01', pickup_time: '10:00' })
    expect(snapshot().matches({ schedule: 'scheduled' })).toBe(true)
  })

  test('[MSG-41] a time that is not saved can be chosen again', async () => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'delivery.choose', is_pickup: true })
    await answer('updatePickupInfo', 'saved')
    await answer('loadDates', 'offered')
    send({ type: 'date.choose', date: '2026-07-01' })
    await answer('loadPickupTimes', 'offered')
    send({ type: 'time.choose', time: '10:00' })
    await answer('updatePickupInfo', 'unreachable')
    expect(snapshot().matches({ schedule: 'choosingTime' })).toBe(true)
    expect(emitted.at(-1)).toEqual({ type: 'notice.pickupFailed' })
  })

  test('a date that the server does not store leaves no schedule', async () => {
    const { answer, send, snapshot } = begin('fresh')
    await answer('loadDates', 'offered')
    send({ type: 'date.choose', date: '2026-06-30' })
    await answer('updatePickupInfo', 'passed')
    expect(snapshot().context.pickup).toEqual(emptyPickup)
    expect(snapshot().matches({ schedule: 'choosingDate' })).toBe(true)
  })
})
