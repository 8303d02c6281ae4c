import { describe, expect, test } from 'vitest'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { chosenAddressOf } from '#machines/delivery/delivery.selectors.ts'
import { play } from '#tests/machines/play.ts'

async function begin(input: keyof typeof deliveryModel.inputs) {
  const delivery = play(deliveryModel, input)
  await delivery.answer('loadAddress', 'valid')
  return delivery
}
const address = (shipping_address_id: number) =>
  ({ type: 'address.choose', shipping_address_id, is_customer_address: true }) as const

describe('a choice that is made while another one is being saved', () => {
  test.each(['saved', 'refused', 'unreachable'])(
    '[SHIP-05] the address chosen last is selected last when the first was %s',
    async (outcome) => {
      const { answer, send, snapshot } = await begin('fresh')
      send(address(31), address(32))
      expect(chosenAddressOf(snapshot())?.shipping_address_id).toBe(32)
      await answer('setShippingAddress', outcome)
      if (outcome === 'saved') await answer('loadAddress', 'valid')
      expect(snapshot().value).toBe('choosing')
      expect(snapshot().context).toMatchObject({
        addressChoice: { shipping_address_id: 32 },
        nextAddressChoice: null,
      })
    },
  )

  test('[SHIP-05] an address chosen while the list loads is selected after the load', async () => {
    const delivery = play(deliveryModel, 'fresh')
    delivery.send(address(31))
    await delivery.answer('loadAddress', 'valid')
    expect(delivery.snapshot().value).toBe('choosing')
    expect(delivery.snapshot().context.addressChoice?.shipping_address_id).toBe(31)
  })
})

test('a rejection of an address is kept until the next attempt, and rejections are counted', async () => {
  const { answer, send, snapshot } = await begin('fresh')
  send(address(31))
  await answer('setShippingAddress', 'refused')
  expect(snapshot().context).toMatchObject({ refusal: ['This is no ZIP code.'], refusals: 1 })
  send(address(31))
  expect(snapshot().context).toMatchObject({ refusal: null, refusals: 1 })
  await answer('setShippingAddress', 'unreachable')
  expect(snapshot().context).toMatchObject({ refusal: [], refusals: 2 })
})

test('[SHIP-05] reports the start of every save, and a failure only when no later choice is queued', async () => {
  const { answer, send, sent } = await begin('fresh')
  sent.length = 0
  send(address(31))
  expect(sent).toEqual([{ type: 'save.started' }])
  send(address(32))
  await answer('setShippingAddress', 'refused')
  expect(sent).toEqual([{ type: 'save.started' }, { type: 'save.started' }])
  await answer('setShippingAddress', 'unreachable')
  expect(sent.slice(2)).toEqual([{ type: 'save.failed' }, { type: 'address.settled', hasDestination: true }])
})
