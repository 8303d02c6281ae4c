import { expect, test } from 'vitest'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { play } from '#tests/machines/play.ts'

const begin = (input: keyof typeof deliveryModel.inputs) => play(deliveryModel, input)
const save = {
  type: 'address.save',
  address: {
    name: 'Dana Whitfield',
    street_address: '12 Ash Street',
    city: 'Springfield',
    state: 'MO',
    postcode: '65802',
  },
} as const

test('[SHIP-04] the address form is closed initially, opens on request and closes without changes', async () => {
  const { answer, send, snapshot } = begin('fresh')
  await answer('loadAddress', 'valid')
  const before = snapshot().context
  expect(before.showEditShippingModal).toBe(false)
  send({ type: 'address.edit' })
  expect(snapshot().value).toBe('editing')
  expect(snapshot().context.showEditShippingModal).toBe(true)
  send({ type: 'address.cancel' })
  expect(snapshot().value).toBe('known')
  expect(snapshot().context).toEqual(before)
})

test.each(['refused', 'unreachable'])(
  '[SHIP-04] the address form stays open after a save that is %s, and closes after one that succeeds',
  async (failure) => {
    const { answer, send, snapshot, emitted } = begin('fresh')
    await answer('loadAddress', 'valid')
    send({ type: 'address.edit' }, save)
    await answer('saveShippingAddress', failure)
    expect(emitted).not.toContainEqual({ type: 'addressForm.saved' })
    expect(snapshot().value).toBe('editing')
    expect(snapshot().context.showEditShippingModal).toBe(true)
    send(save)
    await answer('saveShippingAddress', 'saved')
    expect(snapshot().value).toBe('reading')
    expect(snapshot().context.showEditShippingModal).toBe(false)
    expect(emitted).toContainEqual({ type: 'addressForm.saved' })
  },
)

test.each([
  ['fresh', false],
  ['pickedUp', true],
] as const)(
  '[SHIP-04] [CHK-09] an open form is a destination for pickup only: %s %s',
  async (input, hasDestination) => {
    const { answer, send, sent } = begin(input)
    await answer('loadAddress', 'valid')
    send({ type: 'address.edit' })
    expect(sent.at(-1)).toEqual({ type: 'address.settled', hasDestination })
    send({ type: 'address.settle' })
    expect(sent.at(-1)).toEqual({ type: 'address.settled', hasDestination })
  },
)

test('[SHIP-04] the form can be opened and closed while another address is being set', async () => {
  const { answer, send, snapshot } = begin('fresh')
  await answer('loadAddress', 'valid')
  const choice = { type: 'address.choose', shipping_address_id: 31, is_customer_address: true } as const
  send(choice, { type: 'address.edit' })
  await answer('setShippingAddress', 'saved')
  await answer('loadAddress', 'valid')
  expect(snapshot().value).toBe('editing')
  send({ type: 'address.cancel' }, choice, { type: 'address.edit' }, { type: 'address.cancel' })
  await answer('setShippingAddress', 'refused')
  expect(snapshot().value).toBe('known')
  expect(snapshot().context.showEditShippingModal).toBe(false)
})

test.each(['saved', 'refused', 'unreachable'])(
  '[SHIP-04] [SHIP-05] a form submitted while another address is being set is saved next when that was %s',
  async (outcome) => {
    const { answer, send, sent, snapshot, emitted } = begin('fresh')
    await answer('loadAddress', 'valid')
    send({ type: 'address.choose', shipping_address_id: 31, is_customer_address: true })
    sent.length = 0
    send({ type: 'address.edit' }, save)
    await answer('setShippingAddress', outcome)
    if (outcome === 'saved') await answer('loadAddress', 'valid')
    expect(snapshot().value).toBe('saving')
    expect(emitted).not.toContainEqual({ type: 'addressForm.saved' })
    expect(snapshot().context).toMatchObject({ addressForm: save.address, nextAddressForm: null })
    expect(sent).not.toContainEqual({ type: 'save.failed' })
  },
)

test('[SHIP-04] a form submitted while the addresses are unreachable has them read again, and is saved next', async () => {
  const { answer, send, snapshot } = begin('fresh')
  send({ type: 'address.edit' })
  await answer('loadAddress', 'unreachable')
  send(save)
  expect(snapshot().value).toBe('reading')
  await answer('loadAddress', 'unreachable')
  expect([snapshot().value, snapshot().context.nextAddressForm]).toEqual(['unreachable', null])
  send(save)
  await answer('loadAddress', 'valid')
  expect(snapshot().value).toBe('saving')
  expect(snapshot().context).toMatchObject({ addressForm: save.address, nextAddressForm: null })
})
