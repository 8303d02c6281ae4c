import { describe, expect, test } from 'vitest'
import type { Billing } from '#contract/checkout/payment.ts'
import { paymentModel } from '#machines/checkout/payment/payment.model.ts'
import { sample } from '#machines/checkout/checkout-preflight/checkout-preflight.model.ts'
import { isOffered } from '#machines/checkout/payment/payment.outcome.ts'
import { play } from '#tests/machines/play.ts'

const card = { type: 'payment.confirm', billing: { payment_method: 'credit_card' } } as const
const terms = { type: 'payment.confirm', billing: { payment_method: 'net_terms' } } as const

async function editing(input: keyof typeof paymentModel.inputs = 'verified') {
  const payment = play(paymentModel, input)
  await payment.answer('loadBilling', 'fresh')
  return payment
}
async function settledByCard() {
  const payment = await editing()
  payment.send(card)
  await payment.answer('saveBilling', 'saved')
  await payment.answer('authorizeCard', 'authorized')
  return payment
}

describe('a card', () => {
  test('[ENT-15] [PAY-01] [PAY-05] is verified before review opens', async () => {
    const { answer, send, snapshot, sent } = await editing()
    send(card)
    await answer('saveBilling', 'saved')
    expect(snapshot().value).toBe('authorizing')
    expect(sent).toEqual([])
    await answer('authorizeCard', 'authorized')
    expect(snapshot().value).toBe('settled')
    expect(snapshot().context.creditCardResponse?.success).toBe(true)
    expect(sent).toEqual([{ type: 'payment.completed' }, { type: 'cart.reload' }])
  })

  test('[PAY-05] [DATA-24] is not verified when the card processor is disabled', async () => {
    const { answer, send, snapshot } = await editing('unverified')
    send(card)
    await answer('saveBilling', 'saved')
    expect(snapshot().value).toBe('settled')
  })

  test('[MSG-47] [T17] when declined, stays on payment without its security code', async () => {
    const { answer, send, snapshot, sent, emitted } = await editing()
    send(card)
    await answer('saveBilling', 'saved')
    await answer('authorizeCard', 'declined')
    expect(snapshot().value).toEqual({ editing: 'cardDeclined' })
    expect(emitted).toEqual([{ type: 'card.cvvDropped' }, { type: 'notice.cardDeclined' }])
    expect(sent).toEqual([])
    expect(snapshot().can(card)).toBe(true)
  })

  test.each([
    ['saveBilling', 'lapsed', 'shipping', 'quotes.reload'],
    ['saveBilling', 'elsewhere', 'checkout', 'address.reload'],
    ['authorizeCard', 'lapsed', 'shipping', 'quotes.reload'],
  ] as const)(
    '[T43] [SHIP-08] %s refused as %s says why and leads back to %s',
    async (service, refusal, step, again) => {
      const { answer, send, snapshot, sent, emitted } = await editing()
      send(card)
      if (service === 'authorizeCard') await answer('saveBilling', 'saved')
      await answer(service, refusal)
      expect(snapshot().value).toEqual({ editing: 'filling' })
      expect(sent).toEqual([{ type: 'step.reopened', step }, { type: again }])
      expect(emitted).toEqual([
        { type: 'notice.requestFailed', errors: [expect.stringMatching(/^This (ZIP code|card number)/)] },
      ])
    },
  )

  test('consecutive declines of one number are counted; another number restarts the count', async () => {
    const { answer, send, snapshot } = await editing()
    for (let declines = 1; declines <= 2; declines++) {
      send({ type: 'card.changed', field: 'cvv' }, card)
      await answer('saveBilling', 'saved')
      await answer('authorizeCard', 'declined')
      expect(snapshot().context.declines).toBe(declines)
    }
    send({ type: 'card.changed', field: 'number' })
    expect(snapshot().context.declines).toBe(0)
  })

  test('[ORD-14] when the order is declined, payment is reopened without the security code', async () => {
    const { send, snapshot, emitted } = await settledByCard()
    send({ type: 'order.declined' })
    expect(snapshot().value).toEqual({ editing: 'orderDeclined' })
    expect(snapshot().context.cartBilling?.payment_method).toBe('credit_card')
    expect(emitted).toEqual([{ type: 'card.cvvDropped' }])
    expect(snapshot().context).toMatchObject({ creditCardResponse: null, declines: 1 })
  })

  test('[PAY-05] a changed or cleared card reopens the step', async () => {
    const changed = await settledByCard()
    changed.send({ type: 'card.changed', field: 'cvv' })
    const lost = await settledByCard()
    lost.send({ type: 'card.lost' })
    for (const { snapshot, sent } of [changed, lost]) {
      expect(snapshot().value).toEqual({ editing: 'filling' })
      expect(sent.at(-1)).toEqual({ type: 'step.reopened', step: 'payment' })
      expect(snapshot().context.creditCardResponse).toBe(null)
    }
  })

  test('when the server is unreachable, shows a notice and saves nothing', async () => {
    const { answer, send, snapshot, sent, emitted } = await editing()
    send(card)
    await answer('saveBilling', 'saved')
    await answer('authorizeCard', 'unreachable')
    expect(snapshot().value).toEqual({ editing: 'filling' })
    expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: [] }])
    expect(sent).toEqual([])
  })
})

describe('billing', () => {
  test.each([
    ['saveBilling', 'refused'],
    ['saveBilling', 'unreachable'],
    ['authorizeCard', 'refused'],
  ])('[PAY-03] [PAY-05] %s that is %s is told, kept and counted', async (call, outcome) => {
    const { answer, send, snapshot, emitted } = await editing()
    send(card)
    if (call === 'authorizeCard') await answer('saveBilling', 'saved')
    await answer(call, outcome)
    const { refusal, refusals } = snapshot().context
    expect([snapshot().value, refusals]).toEqual([{ editing: 'filling' }, 1])
    expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: refusal }])
  })

  test('[API-75] is read again on request: without an answer, while it is edited, and settled', async () => {
    const { answer, send, snapshot } = play(paymentModel, 'verified')
    for (const outcome of ['unreachable', 'fresh', 'terms']) {
      await answer('loadBilling', outcome)
      send({ type: 'billing.reload' })
      expect(snapshot().value).toBe('readingBilling')
    }
  })

  test.each([
    ['read', 'loadBilling', []],
    ['saved', 'saveBilling', [['loadBilling', 'fresh']]],
    [
      'verified',
      'authorizeCard',
      [
        ['loadBilling', 'fresh'],
        ['saveBilling', 'saved'],
      ],
    ],
  ] as const)(
    '[API-75] is read again when freight and pickup are switched while it is %s, which is cancelled',
    async (_, request, answers) => {
      const { answer, send, snapshot, sent, emitted } = play(paymentModel, 'verified')
      for (const [service, outcome] of answers) {
        await answer(service, outcome)
        if (service === 'loadBilling') send(card)
      }
      const before = snapshot().children[request]
      expect(before?.getSnapshot().status).toBe('active')
      send({ type: 'billing.reload' })
      expect(snapshot().value).toBe('readingBilling')
      expect(before?.getSnapshot().status).toBe('stopped')
      await answer('loadBilling', 'terms')
      expect(snapshot().value).toBe('settled')
      expect([sent, emitted]).toEqual([[], []])
    },
  )

  test('[PAY-04] [API-75] a method that is being cleared when freight and pickup are switched is cleared, its card is forgotten, and billing is read after that', async () => {
    const { answer, send, snapshot, sent, emitted } = await settledByCard()
    send({ type: 'method.clear' })
    const clearing = snapshot().children['clearMethod']
    send({ type: 'billing.reload' })
    expect([snapshot().value, snapshot().children['clearMethod']]).toEqual(['clearing', clearing])
    await answer('clearMethod', 'saved')
    expect(snapshot().value).toBe('readingBilling')
    expect(emitted).toEqual([{ type: 'card.forgotten' }])
    expect(sent.at(-1)).toEqual({ type: 'cart.reload' })
    expect(snapshot().context).toMatchObject({ cartBilling: { payment_method: null }, declines: 0 })
    await answer('loadBilling', 'fresh')
    expect(snapshot().value).toEqual({ editing: 'filling' })
  })

  test.each(['refused', 'unreachable'])(
    '[PAY-04] a method whose clearing is %s is told, counted and read again, and the card is kept',
    async (outcome) => {
      const { answer, send, snapshot, emitted } = await editing()
      send({ type: 'method.clear' })
      await answer('clearMethod', outcome)
      const { refusal, refusals } = snapshot().context
      expect([snapshot().value, refusals]).toEqual(['readingBilling', 1])
      expect(emitted).toEqual([{ type: 'notice.requestFailed', errors: refusal }])
      await answer('loadBilling', 'card')
      expect([snapshot().value, snapshot().context.refusal]).toEqual([{ editing: 'filling' }, refusal])
    },
  )

  test('a method without a card is done once saved, also after a reload', async () => {
    const { answer, send, snapshot } = await editing()
    send(terms)
    await answer('saveBilling', 'saved')
    expect(snapshot().value).toBe('settled')
    const reloaded = play(paymentModel, 'verified')
    await reloaded.answer('loadBilling', 'terms')
    expect(reloaded.snapshot().value).toBe('settled')
  })

  test('after a reload the card has to be entered again', async () => {
    const { answer, snapshot } = play(paymentModel, 'verified')
    await answer('loadBilling', 'card')
    expect(snapshot().value).toEqual({ editing: 'filling' })
  })

  test('[PAY-04] clearing the method forgets the card', async () => {
    const { answer, send, snapshot, sent, emitted } = await settledByCard()
    send({ type: 'method.clear' })
    expect(sent.at(-1)).toEqual({ type: 'step.reopened', step: 'payment' })
    await answer('clearMethod', 'saved')
    expect(snapshot().context.cartBilling?.payment_method).toBe(null)
    expect(emitted).toEqual([{ type: 'card.forgotten' }])
  })

  test('a method that is saved counts while the shop takes it', () => {
    const billing: Billing = {
      ...sample.progress({}).billing,
      payment_method: 'net_terms',
      methods: ['credit_card', 'net_terms'],
    }
    const offered = (part: Partial<Billing>) => isOffered({ ...billing, ...part })
    expect([offered({}), offered({ methods: ['credit_card'] }), offered({ payment_method: null })]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('[PAY-05] no card data is in the context, the events or the inputs', async () => {
  const { snapshot } = await settledByCard()
  const told = JSON.stringify([snapshot().context, paymentModel.events, paymentModel.inputs])
  expect(told).not.toMatch(/"cc_|"cvv":|\d{12}/)
})
