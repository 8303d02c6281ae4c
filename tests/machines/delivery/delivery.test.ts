import { describe, expect, test } from 'vitest'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { play } from '#tests/machines/play.ts'

const begin = (input: keyof typeof deliveryModel.inputs) => play(deliveryModel, input)
const types = (events: readonly { readonly type: string }[]) => events.map((event) => event.type)

describe('the address', () => {
  test('[CHK-14] once known, is sent to texasCheck and shippingQuotes', async () => {
    const { answer, sent } = begin('fresh')
    await answer('loadAddress', 'valid')
    expect(sent).toEqual([
      { type: 'destination.known', state: 'MO', is_pickup: false },
      { type: 'destination.settled', isShipped: true },
      { type: 'address.settled', hasDestination: true },
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
    expect(sent.slice(-2)).toEqual([
      { type: 'destination.settled', isShipped: false },
      { type: 'address.settled', hasDestination: false },
    ])
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

  test.each([
    ['fresh', 'valid', true],
    ['fresh', 'invalid', false],
    ['fresh', 'unreachable', false],
    ['pickedUp', 'invalid', true],
    ['pickedUp', 'unreachable', true],
  ] as const)(
    '[CHK-09] %s with an address that is %s: hasDestination is %s',
    async (input, outcome, hasDestination) => {
      const { answer, send, sent } = begin(input)
      await answer('loadAddress', outcome)
      const settled = { type: 'address.settled', hasDestination }
      expect(sent.at(-1)).toEqual(settled)
      sent.length = 0
      send({ type: 'address.settle' })
      expect(sent).toEqual([settled])
    },
  )

  test('[CHK-10] switching to pickup sends the new destination to texasCheck and shippingQuotes', async () => {
    const { answer, send, sent } = begin('fresh')
    await answer('loadAddress', 'valid')
    sent.length = 0
    send({ type: 'way.saved', is_pickup: true })
    expect(sent).toEqual([
      { type: 'destination.known', state: 'MO', is_pickup: true },
      { type: 'destination.settled', isShipped: false },
    ])
  })
})

test('[ENT-12] an address is read again on request; a choice that waited for a read without an answer is dropped', async () => {
  const { answer, send, snapshot } = begin('fresh')
  send({ type: 'address.choose', shipping_address_id: 31, is_customer_address: true })
  await answer('loadAddress', 'unreachable')
  for (const value of ['unreachable', 'known']) {
    expect(snapshot().value).toBe(value)
    send({ type: 'address.reload' })
    expect(snapshot().value).toBe('reading')
    await answer('loadAddress', 'valid')
  }
})
