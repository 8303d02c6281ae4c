import { describe, expect, test } from 'vitest'
import type { ShippingQuote } from '#contract/delivery/delivery.ts'
import { shippingQuotesModel } from '#machines/delivery/shipping-quotes/shipping-quotes.model.ts'
import { preferredIn } from '#machines/delivery/shipping-quotes/shipping-quotes.outcome.ts'
import { play } from '#tests/machines/play.ts'

const choose = { type: 'quote.choose', optionId: 'prairie-ltl', shipping_quotes_id: 'q-501-1' } as const
const settledAt = { type: 'destination.settled', isShipped: true } as const

async function begin(carriers: 'offered' | 'chosen') {
  const quotes = play(shippingQuotesModel, 'start')
  quotes.send(settledAt)
  await quotes.answer('loadCarriers', carriers)
  return quotes
}

const cheapest = { optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' }
const chosenBefore = { optionId: 'prairie-ltl', shipping_quotes_id: 'q-501-1' }

describe('the preselected quote', () => {
  test('[SHIP-02] the saved option counts as the choice of the buyer only when another one is cheaper', () => {
    const quote = (optionId: string, cost: number, selected: boolean): ShippingQuote => ({
      optionId,
      shipping_quotes_id: optionId,
      carrier: 'Lakes Freight',
      service: 'LTL',
      transit_days: 4,
      cost,
      selected,
      expires_at: '2026-07-01T12:00:00Z',
    })
    const preferred = (...shipping_quotes: ShippingQuote[]) => preferredIn({ shipping_quotes, lifetime: 0 })
    expect(preferred(quote('dear', 90, true), quote('cheap', 40, false))).toBe('dear')
    expect(preferred(quote('dear', 90, false), quote('cheap', 40, true))).toBe(null)
    expect(preferred(quote('dear', 90, false), quote('cheap', 40, false))).toBe(null)
  })

  test('[SHIP-02] [SHIP-09] the cheapest of the offered quotes is saved at once', async () => {
    const { answer, snapshot, sent } = await begin('offered')
    expect(snapshot().value).toBe('preselecting')
    expect(snapshot().context.choice).toEqual(cheapest)
    await answer('saveShippingQuote', 'chosen')
    expect(snapshot().hasTag('hasValidCarrier')).toBe(true)
    expect(sent.slice(-2)).toEqual([{ type: 'cart.reload' }, { type: 'quotes.settled', isSelected: true }])
  })

  test('[SHIP-02] the carrier that was chosen keeps its place over the cheapest when quotes replace earlier ones', async () => {
    const { answer, send, snapshot } = await begin('offered')
    send(choose)
    await answer('saveShippingQuote', 'chosen')
    await answer('saveShippingQuote', 'chosen')
    send({ type: 'destination.changed' }, settledAt)
    await answer('loadCarriers', 'offered')
    expect(snapshot().context.choice).toEqual(chosenBefore)
  })

  test('[SHIP-02] the carrier of the saved quote keeps its place when the quote expires', async () => {
    const { answer, pass, snapshot } = await begin('chosen')
    pass(900_000)
    await answer('loadCarriers', 'offered')
    expect(snapshot().context.choice).toEqual(chosenBefore)
  })

  test.each(['chosen', 'unselected', 'refused', 'expired', 'unreachable'])(
    '[SHIP-02] a quote chosen while the preselected one is being saved is saved next, also when that ends %s',
    async (outcome) => {
      const { answer, send, snapshot, emitted } = await begin('offered')
      send(choose)
      await answer('saveShippingQuote', outcome)
      expect(snapshot().value).toBe('saving')
      expect(snapshot().context).toMatchObject({ choice: chosenBefore, nextChoice: null })
      await answer('saveShippingQuote', 'chosen')
      expect(snapshot().value).toBe('selected')
      expect(emitted).toEqual([])
    },
  )

  test.each(['unselected', 'refused', 'expired', 'failed', 'unreachable'])(
    '[SHIP-02] a preselected quote whose save ends %s leaves the choice open, without a message',
    async (outcome) => {
      const { answer, snapshot, sent, emitted } = await begin('offered')
      await answer('saveShippingQuote', outcome)
      expect(snapshot().value).toBe('choosing')
      expect(snapshot().context.choice).toBe(null)
      expect(sent.at(-1)).toEqual({ type: 'quotes.settled', isSelected: false })
      expect(emitted).toEqual([])
    },
  )

  test('[SHIP-08] quotes.settle waits for the save, and a reload drops it', async () => {
    const { answer, send, sent, snapshot } = await begin('offered')
    const before = sent.length
    send({ type: 'quotes.settle' })
    expect(sent).toHaveLength(before)
    send({ type: 'quotes.reload' })
    expect(snapshot().value).toBe('askingCarriers')
    await answer('loadCarriers', 'none')
    expect(snapshot().context.choice).toBe(null)
  })
})
