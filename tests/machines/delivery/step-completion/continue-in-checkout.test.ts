import { expect, test } from 'vitest'
import { stepOf } from '#machines/checkout/checkout.selectors.ts'
import type { RequestedStep } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { playCheckout } from '#tests/machines/checkout/checkout-play.ts'

const contact = { type: 'contact.save', pickup_name: null, pickup_phone: '4175550140' } as const

/** Checkout with its real parts, at a step whose address and days are read. */
async function enter(step: Extract<RequestedStep, 'checkout' | 'shipping'>) {
  const checkout = playCheckout()
  await checkout.enter(step, step)
  await checkout.answer('loadAddress', 'valid')
  await checkout.answer('checkTexas', 'allowed')
  await checkout.answer('loadCarriers', 'offered')
  await checkout.answer('loadDates', 'offered')
  // leaves the choice of the carrier open
  await checkout.answer('saveShippingQuote', 'unselected')
  const shown = () => stepOf(checkout.snapshot())
  const part = (id: 'delivery' | 'schedule' | 'shippingQuotes' | 'stepCompletion') => {
    const found = checkout.part(id)
    if (!found) throw new Error(`${id} is not under way`)
    return found
  }
  return { ...checkout, shown, part }
}

test('[CHK-09] Continue on details leaves at once when nothing is being saved', async () => {
  const { part, shown } = await enter('checkout')
  part('stepCompletion').send({ type: 'delivery.confirm' })
  expect(shown()).toBe('shipping')
})

test('[CHK-09] Continue on details waits for the contact and another address, then leaves', async () => {
  const { answer, part, shown } = await enter('checkout')
  part('delivery').send({ type: 'address.choose', shipping_address_id: 32, is_customer_address: true })
  part('schedule').send(contact)
  part('stepCompletion').send({ type: 'delivery.confirm' })
  await answer('updatePickupInfo', 'saved')
  await answer('setShippingAddress', 'saved')
  expect(shown()).toBe('checkout')
  await answer('loadAddress', 'valid')
  expect(shown()).toBe('checkout')
  await answer('checkTexas', 'allowed')
  expect(shown()).toBe('shipping')
})

test.each(['refused', 'unreachable'])(
  '[CHK-09] Continue on details stays when the contact is %s',
  async (outcome) => {
    const { answer, part, shown, emitted } = await enter('checkout')
    part('schedule').send(contact)
    part('stepCompletion').send({ type: 'delivery.confirm' })
    await answer('updatePickupInfo', outcome)
    expect(shown()).toBe('checkout')
    expect(part('stepCompletion').getSnapshot().value).toBe('resting')
    expect(emitted.at(-1)).toEqual({ type: 'notice.pickupFailed' })
  },
)

test('[CHK-09] [CHK-14] Continue on details stays when the goods may not go to the address', async () => {
  const { answer, part, shown } = await enter('checkout')
  part('delivery').send({ type: 'address.choose', shipping_address_id: 32, is_customer_address: true })
  part('stepCompletion').send({ type: 'delivery.confirm' })
  await answer('setShippingAddress', 'saved')
  await answer('loadAddress', 'valid')
  await answer('checkTexas', 'restricted')
  expect(shown()).toBe('checkout')
  expect(part('stepCompletion').getSnapshot().value).toBe('resting')
})

test('[CHK-09] Pick up pressed just before Continue leads on to the pickup step without an address', async () => {
  const { answer, part, shown } = await enter('checkout')
  part('schedule').send({ type: 'delivery.choose', is_pickup: true })
  part('stepCompletion').send({ type: 'delivery.confirm' })
  await answer('updatePickupInfo', 'saved')
  expect(shown()).toBe('checkout')
  await answer('loadDates', 'offered')
  await answer('loadPickupTimes', 'offered')
  expect(shown()).toBe('shipping')
})

test('[SHIP-01] [SHIP-02] Continue on shipping takes the first day, waits for day and quote, then leaves', async () => {
  const { answer, part, shown } = await enter('shipping')
  part('shippingQuotes').send({
    type: 'quote.choose',
    optionId: 'prairie-ltl',
    shipping_quotes_id: 'q-501-1',
  })
  part('stepCompletion').send({ type: 'shipping.confirm' })
  await answer('updatePickupInfo', 'saved')
  expect(shown()).toBe('shipping')
  await answer('saveShippingQuote', 'chosen')
  expect(shown()).toBe('payment')
  expect(part('schedule').getSnapshot().context.pickup.ship_date).toBe('2026-06-29')
})

test('[SHIP-02] Continue on shipping waits until the preselected carrier is saved, then leaves with it', async () => {
  const { answer, part, shown } = await enter('shipping')
  part('shippingQuotes').send({ type: 'quotes.reload' })
  await answer('loadCarriers', 'offered')
  part('stepCompletion').send({ type: 'shipping.confirm' })
  await answer('updatePickupInfo', 'saved')
  expect(shown()).toBe('shipping')
  await answer('saveShippingQuote', 'chosen')
  expect(shown()).toBe('payment')
  expect(part('shippingQuotes').getSnapshot().context.choice?.optionId).toBe('lakes-ltl')
})

test('[SHIP-02] [SHIP-08] Continue that is pressed before the carriers are shown stays, so that the preselected one is seen first', async () => {
  const { answer, part, shown } = await enter('shipping')
  part('shippingQuotes').send({ type: 'quotes.reload' })
  part('stepCompletion').send({ type: 'shipping.confirm' })
  await answer('updatePickupInfo', 'saved')
  await answer('loadCarriers', 'offered')
  await answer('saveShippingQuote', 'chosen')
  expect(part('stepCompletion').getSnapshot().value).toBe('resting')
  expect(shown()).toBe('shipping')
})

test.each(['unselected', 'refused', 'unreachable'])(
  '[SHIP-08] Continue on shipping stays when the quote is %s',
  async (outcome) => {
    const { answer, part, shown } = await enter('shipping')
    part('shippingQuotes').send({
      type: 'quote.choose',
      optionId: 'prairie-ltl',
      shipping_quotes_id: 'q-501-1',
    })
    part('stepCompletion').send({ type: 'shipping.confirm' })
    await answer('updatePickupInfo', 'saved')
    await answer('saveShippingQuote', outcome)
    if (outcome === 'refused') {
      await answer('loadCarriers', 'offered')
      await answer('saveShippingQuote', 'refused')
    }
    expect(shown()).toBe('shipping')
    expect(part('stepCompletion').getSnapshot().value).toBe('resting')
  },
)

test('[SHIP-01] Continue on shipping leaves with the latest of two ship dates, and stays when that is not saved', async () => {
  const { answer, part, shown } = await enter('shipping')
  part('shippingQuotes').send({
    type: 'quote.choose',
    optionId: 'prairie-ltl',
    shipping_quotes_id: 'q-501-1',
  })
  await answer('saveShippingQuote', 'chosen')
  part('schedule').send({ type: 'date.choose', date: '2026-06-30' })
  part('schedule').send({ type: 'date.choose', date: '2026-07-01' })
  part('stepCompletion').send({ type: 'shipping.confirm' })
  await answer('updatePickupInfo', 'saved')
  expect(shown()).toBe('shipping')
  await answer('updatePickupInfo', 'unreachable')
  expect(shown()).toBe('shipping')
  expect(part('stepCompletion').getSnapshot().value).toBe('resting')
  part('schedule').send({ type: 'date.choose', date: '2026-07-01' })
  part('stepCompletion').send({ type: 'shipping.confirm' })
  await answer('updatePickupInfo', 'saved')
  expect(shown()).toBe('payment')
  expect(part('schedule').getSnapshot().context.pickup.ship_date).toBe('2026-07-01')
})
