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
  expect(snapshot().value).toMatchObject({ address: 'editing' })
  expect(snapshot().context.showEditShippingModal).toBe(true)
  send({ type: 'address.cancel' })
  expect(snapshot().value).toMatchObject({ address: 'known' })
  expect(snapshot().context).toEqual(before)
})

test.each(['refused', 'unreachable'])(
  '[SHIP-04] the address form stays open after a save that is %s, and closes after one that succeeds',
  async (failure) => {
    const { answer, send, snapshot } = begin('fresh')
    await answer('loadAddress', 'valid')
    send({ type: 'address.edit' }, save)
    await answer('saveShippingAddress', failure)
    expect(snapshot().value).toMatchObject({ address: 'editing' })
    expect(snapshot().context.showEditShippingModal).toBe(true)
    send(save)
    await answer('saveShippingAddress', 'saved')
    expect(snapshot().value).toMatchObject({ address: 'reading' })
    expect(snapshot().context.showEditShippingModal).toBe(false)
  },
)

test('[SHIP-04] [CHK-09] an open form blocks Continue for freight, not for pickup', async () => {
  const shipped = begin('shipped')
  await shipped.answer('loadAddress', 'valid')
  shipped.send({ type: 'address.edit' })
  expect(shipped.snapshot().can({ type: 'delivery.confirm' })).toBe(false)
  const pickedUp = begin('pickedUp')
  await pickedUp.answer('loadAddress', 'valid')
  pickedUp.send({ type: 'address.edit' }, { type: 'delivery.confirm' })
  expect(pickedUp.sent.at(-1)).toEqual({ type: 'delivery.completed' })
})
