import { expect, test } from 'vitest'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import { boundedLifetime } from '#machines/delivery/shipping-quotes/shipping-quotes.outcome.ts'
import { play } from '#tests/machines/play.ts'

const choose = { type: 'quote.choose', optionId: 'prairie-ltl', shipping_quotes_id: 'q-501-1' } as const
const settledAt = { type: 'destination.settled', isShipped: true } as const

/** With `offered` the preselected quote is not saved, so that the choice is open. */
async function begin(carriers: 'offered' | 'chosen' = 'offered') {
  const quotes = play(shippingQuotesModel, 'start')
  quotes.send(settledAt)
  await quotes.answer('loadCarriers', carriers)
  if (carriers === 'offered') await quotes.answer('saveShippingQuote', 'unreachable')
  return quotes
}

test('[SHIP-02] [SHIP-09] a selected quote reloads the totals and completes the step', async () => {
  const { answer, send, snapshot, sent } = await begin()
  send(choose)
  sent.length = 0
  await answer('saveShippingQuote', 'chosen')
  expect(snapshot().hasTag('hasValidCarrier')).toBe(true)
  const selected = { type: 'quotes.settled', isSelected: true }
  expect(sent).toEqual([{ type: 'cart.reload' }, selected])
  send({ type: 'quotes.settle' })
  expect(sent.slice(2)).toEqual([selected])
})

test('[SHIP-09] a response without the selected flag selects nothing', async () => {
  const { answer, send, snapshot } = await begin()
  send(choose)
  await answer('saveShippingQuote', 'unselected')
  expect(snapshot().value).toBe('choosing')
  expect(snapshot().context.choice).toBe(null)
})

test('[SHIP-05] [SHIP-07] [T42] another address clears the quotes, and a late response for the old one is dropped', async () => {
  const { answer, send, snapshot } = await begin('chosen')
  send({ type: 'destination.changed' })
  expect(snapshot().value).toBe('idle')
  expect(snapshot().context.shippingQuotes).toEqual([])
  expect(snapshot().context.choice).toBe(null)
  send(settledAt, { type: 'destination.changed' })
  await expect(answer('loadCarriers', 'offered')).rejects.toThrow()
})

test('[SHIP-03] [SHIP-08] a notice is shown when new quotes replace earlier ones', async () => {
  const { answer, send, snapshot } = await begin()
  expect(snapshot().context.showQuotesUpdated).toBe(false)
  send({ type: 'destination.changed' }, settledAt)
  await answer('loadCarriers', 'offered')
  expect(snapshot().context.showQuotesUpdated).toBe(true)
  send({ type: 'quotes.dismissNotice' })
  expect(snapshot().context.showQuotesUpdated).toBe(false)
})

test('[T43] an expired quote reloads the quotes and is not an error', async () => {
  const { answer, send, snapshot, emitted } = await begin()
  send(choose)
  await answer('saveShippingQuote', 'expired')
  expect(snapshot().value).toBe('askingCarriers')
  expect(emitted).toEqual([])
})

test('[T43] quotes are reloaded when they expire; a selected one that is still valid stays selected', async () => {
  const { answer, pass, snapshot, sent } = await begin('chosen')
  pass(900_000)
  expect(snapshot().value).toBe('askingCarriers')
  await answer('loadCarriers', 'chosen')
  expect(snapshot().value).toBe('selected')
  const reopened = () => sent.filter(({ type }) => type === 'step.reopened')
  expect(reopened()).toEqual([])
  pass(900_000)
  await answer('loadCarriers', 'offered')
  expect(reopened()).toEqual([{ type: 'step.reopened', step: 'shipping' }])
  await answer('saveShippingQuote', 'chosen')
  pass(900_000)
  await answer('loadCarriers', 'none')
  expect(snapshot().hasTag('noCarrier')).toBe(true)
  expect(reopened()).toHaveLength(2)
})

test('[T43] any listed quote can be chosen again and again; each time the step is reopened', async () => {
  const { answer, send, snapshot, sent } = await begin('chosen')
  for (let round = 0; round < 3; round++) {
    send(choose)
    await answer('saveShippingQuote', 'chosen')
    expect(snapshot().value).toBe('selected')
  }
  expect(sent.filter(({ type }) => type === 'step.reopened')).toHaveLength(3)
})

const slower = { type: 'quote.choose', optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' } as const

test.each(['chosen', 'unselected', 'refused', 'expired', 'unreachable'])(
  '[SHIP-02] a quote chosen while another is being saved is saved next, also when the first save ends %s',
  async (outcome) => {
    const { answer, send, snapshot, emitted } = await begin()
    send(choose, slower)
    expect(snapshot().context.nextChoice).toEqual({ optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' })
    await answer('saveShippingQuote', outcome)
    expect(snapshot().value).toBe('saving')
    expect(snapshot().context).toMatchObject({
      choice: { optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' },
      nextChoice: null,
    })
    await answer('saveShippingQuote', 'chosen')
    expect(snapshot().value).toBe('selected')
    expect(emitted).toEqual([])
  },
)

test('[SHIP-02] another quote chosen while one is selected is recorded and saved', async () => {
  const { answer, send, snapshot } = await begin('chosen')
  send(slower)
  expect(snapshot().context.choice).toEqual({ optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' })
  await answer('saveShippingQuote', 'chosen')
  expect(snapshot().context.choice).toEqual({ optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' })
})

test('[T43] only an expired quote reloads the quotes; any other failure shows the error of the server', async () => {
  const { answer, send, snapshot, emitted } = await begin()
  send(choose)
  await answer('saveShippingQuote', 'failed')
  expect(snapshot().value).toBe('choosing')
  expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: ['The carrier could not be saved.'] }])
})

test('a rejection shows a notice and reloads the quotes', async () => {
  const { answer, send, snapshot, emitted } = await begin()
  send(choose)
  await answer('saveShippingQuote', 'refused')
  expect(snapshot().value).toBe('askingCarriers')
  expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: ['This carrier cannot take the order.'] }])
})

test('a pickup loads no quotes', () => {
  const { send, snapshot } = play(shippingQuotesModel, 'start')
  send({ type: 'destination.settled', isShipped: false })
  expect(snapshot().value).toBe('idle')
})

test('[P26] with a clock years off quotes are reloaded at most once a minute', () => {
  expect(boundedLifetime(-1)).toBe(60_000)
  expect(boundedLifetime(1_800_000)).toBe(1_800_000)
  expect(boundedLifetime(3e11)).toBe(2_147_483_647)
})

test('[SHIP-08] quotes.settle is answered with no selection, and not during a save', async () => {
  const { answer, send, sent } = await begin()
  const unselected = { type: 'quotes.settled', isSelected: false }
  expect(sent.at(-1)).toEqual(unselected)
  sent.length = 0
  send({ type: 'quotes.settle' })
  expect(sent).toEqual([unselected])
  send(choose, { type: 'quotes.settle' })
  expect(sent).toEqual([unselected])
  await answer('saveShippingQuote', 'failed')
  expect(sent).toEqual([unselected, unselected])
})

test.each(['none', 'unreachable'])(
  '[SHIP-02] [SHIP-07] carriers that are %s select nothing and are asked again',
  async (outcome) => {
    const { answer, send, snapshot, sent } = play(shippingQuotesModel, 'start')
    send(settledAt)
    await answer('loadCarriers', outcome)
    expect(sent.at(-1)).toEqual({ type: 'quotes.settled', isSelected: false })
    send({ type: 'quotes.reload' })
    expect(snapshot().value).toBe('askingCarriers')
  },
)

test.each([
  ['refused', ['This carrier cannot take the order.']],
  ['failed', ['The carrier could not be saved.']],
  ['unreachable', []],
] as const)(
  '[SHIP-02] why a chosen carrier was not saved (%s) is told until the next is being saved',
  async (outcome, errors) => {
    const { answer, send, snapshot } = await begin()
    const told = () => [snapshot().context.refusal, snapshot().context.refusals]
    expect(told()).toEqual([null, 0])
    send(choose)
    await answer('saveShippingQuote', outcome)
    expect(told()).toEqual([errors, 1])
    if (outcome === 'refused') {
      await answer('loadCarriers', 'chosen')
      expect(told()).toEqual([errors, 1])
    }
    send(choose)
    expect(told()).toEqual([null, 1])
  },
)

test('[T43] a carrier that was not saved is told no longer when other quotes are asked for', async () => {
  const { answer, pass, send, snapshot } = await begin()
  send(choose)
  await answer('saveShippingQuote', 'unreachable')
  pass(900_000)
  expect(snapshot().value).toBe('askingCarriers')
  expect(snapshot().context.refusal).toBe(null)
})
