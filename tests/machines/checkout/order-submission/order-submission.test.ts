import { describe, expect, test } from 'vitest'
import {
  orderSubmissionModel,
  submitResponses,
} from '#machines/checkout/order-submission/order-submission.model.ts'
import { play } from '#tests/machines/play.ts'

const begin = (input: keyof typeof orderSubmissionModel.inputs) => play(orderSubmissionModel, input)
const types = (events: readonly { readonly type: string }[]) => events.map((event) => event.type)

describe('a response of submit-order', () => {
  test('[ORD-07] [ORD-08] [ORD-10] [MSG-46] an accepted order opens a new cart, clears the card and shows a notice', async () => {
    const { answer, snapshot, emitted, sent } = begin('placed')
    await answer('submitOrder', 'accepted')
    expect(snapshot().value).toBe('creatingCart')
    await answer('createCart', 'created')
    expect(snapshot().output).toEqual({ kind: 'accepted', response: submitResponses.accepted })
    expect(emitted).toEqual([
      { type: 'card.forgotten' },
      { type: 'notice.orderSubmitted', message: 'Order submitted.' },
    ])
    expect(sent).toEqual([{ type: 'cart.reload' }])
  })

  test('[ORD-15] an order is complete even if its new cart cannot be opened', async () => {
    const { answer, snapshot, emitted } = begin('placed')
    await answer('submitOrder', 'accepted')
    await answer('createCart', 'failed')
    expect(snapshot().output).toEqual({ kind: 'accepted', response: submitResponses.accepted })
    expect(types(emitted)).toEqual(['card.forgotten', 'notice.orderSubmitted', 'newCart.failed'])
    expect(emitted.at(-1)).toEqual({ type: 'newCart.failed', failure: { kind: 'offline' } })
  })

  test('[ORD-15] an order is complete even if the call for its new cart gets no response', async () => {
    const { answer, pass, snapshot } = begin('placed')
    await answer('submitOrder', 'accepted')
    pass(5_000)
    expect(snapshot().output).toEqual({ kind: 'accepted', response: submitResponses.accepted })
  })

  test('[ORD-12] [MSG-47] [T17] a decline is an outcome with its response and its notice in the same tick', async () => {
    const { answer, snapshot, emitted, sent } = begin('placed')
    await answer('submitOrder', 'declined')
    expect(snapshot().output).toEqual({ kind: 'declined', response: submitResponses.declined })
    expect(emitted).toEqual([{ type: 'notice.cardDeclined' }])
    expect(sent).toEqual([])
  })

  test('[ORD-13] [MSG-48] [T24] a rejection keeps its reason and its list of errors', async () => {
    const { answer, snapshot, emitted } = begin('placed')
    await answer('submitOrder', 'rejected')
    expect(snapshot().output).toEqual({
      kind: 'rejected',
      reason: 'version',
      response: submitResponses.version,
    })
    expect(emitted).toEqual([{ type: 'notice.orderFailed' }])
  })
})

describe('a lost response of submit-order', () => {
  test('[T1] an existing order is found without a notice of failure', async () => {
    const { answer, snapshot, emitted } = begin('placed')
    await answer('submitOrder', 'lost')
    expect(snapshot().hasTag('confirming')).toBe(true)
    await answer('confirming', 'complete')
    await answer('createCart', 'created')
    expect(snapshot().output).toEqual({ kind: 'accepted', response: submitResponses.accepted })
    expect(types(emitted)).toEqual(['card.forgotten', 'notice.orderSubmitted'])
  })

  test('[MSG-49] [MSG-50] the exception is shown when the server has no order', async () => {
    const { answer, snapshot, emitted } = begin('placed')
    await answer('submitOrder', 'lost')
    expect(emitted).toEqual([])
    await answer('confirming', 'none')
    expect(snapshot().output).toEqual({ kind: 'unknown', cart_id: 501 })
    expect(emitted).toEqual([{ type: 'notice.orderException', cart_id: 501 }])
  })

  test('[T1] after a lost response and three failed status requests only "Check again" is offered', async () => {
    const { answer, pass, send, snapshot, emitted } = begin('placed')
    await answer('submitOrder', 'lost')
    for (let miss = 0; miss < 2; miss++) {
      await answer('confirming', 'unreachable')
      expect(emitted).toEqual([])
      pass(5_000)
    }
    await answer('confirming', 'unreachable')
    expect(snapshot().value).toBe('unreachable')
    expect(emitted).toEqual([{ type: 'notice.orderException', cart_id: 501 }])
    expect(snapshot().can({ type: 'outcome.ask' })).toBe(true)
    send({ type: 'outcome.ask' })
    await answer('askingAgain', 'complete')
    expect(snapshot().value).toBe('creatingCart')
  })

  test('[T1] [MSG-49] the notice of an unknown outcome closes when the outcome is known', async () => {
    const { answer, pass, send, sent } = begin('placed')
    await answer('submitOrder', 'lost')
    for (let miss = 0; miss < 3; miss++) {
      await answer('confirming', 'unreachable')
      pass(5_000)
    }
    expect(sent).toEqual([])
    send({ type: 'outcome.ask' })
    expect(sent).toEqual([{ type: 'failures.dismiss' }])
  })

  test('[ORD-05] the shopper can ask once the wait has ended without an outcome, and from then on', async () => {
    const { answer, pass, send, snapshot } = begin('resumed')
    await answer('confirming', 'pending')
    pass(20_000)
    expect([snapshot().value, snapshot().context.canAsk]).toEqual(['askingAgain', false])
    await answer('askingAgain', 'pending')
    expect([snapshot().value, snapshot().context.canAsk]).toEqual(['stillProcessing', true])
    send({ type: 'outcome.ask' })
    expect([snapshot().value, snapshot().context.canAsk]).toEqual(['askingAgain', true])
    const lost = begin('placed')
    await lost.answer('submitOrder', 'lost')
    for (let miss = 0; miss < 3; miss++) {
      expect(lost.snapshot().context.canAsk).toBe(false)
      await lost.answer('confirming', 'unreachable')
      lost.pass(5_000)
    }
    expect([lost.snapshot().value, lost.snapshot().context.canAsk]).toEqual(['unreachable', true])
  })

  test('[ORD-05] only polls in a row without an answer end the polling', async () => {
    const { answer, pass, snapshot } = begin('resumed')
    for (const outcome of ['unreachable', 'unreachable', 'pending']) {
      await answer('confirming', outcome)
      pass(5_000)
    }
    await answer('confirming', 'unreachable')
    expect(snapshot().value).toEqual({ awaiting: 'waiting' })
  })

  test.each([
    ['none', 'unknown'],
    ['unreachable', 'unreachable'],
  ])('[ORD-05] [MSG-49] the exception is shown when the last poll ends %s', async (outcome, value) => {
    const { answer, pass, snapshot, emitted } = begin('resumed')
    pass(20_000)
    await answer('askingAgain', outcome)
    expect([snapshot().value, emitted]).toEqual([value, [{ type: 'notice.orderException', cart_id: 501 }]])
  })

  test('the status is requested when there is no response within 30 seconds', () => {
    const { pass, snapshot, emitted } = begin('placed')
    pass(29_999)
    expect(snapshot().value).toBe('submitting')
    pass(1)
    expect(snapshot().value).toEqual({ awaiting: 'confirming' })
    expect(emitted).toEqual([])
  })

  test('a pending order is polled until its outcome is known', async () => {
    const { answer, pass, snapshot } = begin('placed')
    await answer('submitOrder', 'pending')
    await answer('confirming', 'pending')
    expect(snapshot().value).toEqual({ awaiting: 'waiting' })
    pass(5_000)
    await answer('confirming', 'declined')
    expect(snapshot().output).toEqual({ kind: 'declined', response: submitResponses.declined })
  })

  test('an order submitted earlier is only polled', () => {
    const { snapshot } = begin('resumed')
    expect(snapshot().value).toEqual({ awaiting: 'confirming' })
    expect(Object.keys(snapshot().children)).toEqual(['confirming'])
  })
})

describe('an order processed asynchronously', () => {
  test('[ORD-02] [ORD-03] [ORD-18] is dispatched once and polled at the interval', async () => {
    const { answer, pass, snapshot } = begin('handedOver')
    await answer('dispatchOrder', 'sent')
    expect(snapshot().value).toEqual({ awaiting: 'waiting' })
    pass(5_000)
    await answer('confirming', 'complete')
    expect(snapshot().value).toBe('creatingCart')
  })

  test('[ORD-04] [ORD-13] [T24] is rejected with the same reason and list as a synchronous one', async () => {
    const { answer, pass, snapshot, emitted } = begin('handedOver')
    await answer('dispatchOrder', 'sent')
    pass(5_000)
    const asked: unknown = snapshot().children['confirming']?.getSnapshot()
    expect(asked).toMatchObject({ input: { cart_id: 501, cart_version: 12 } })
    await answer('confirming', 'refused')
    expect(snapshot().output).toEqual({
      kind: 'rejected',
      reason: 'version',
      response: submitResponses.version,
    })
    expect(emitted).toEqual([{ type: 'notice.orderFailed' }])
  })

  test('[ORD-05] [T47] after the maximum wait is polled once more, then only "Check again" is offered', async () => {
    const { answer, pass, send, snapshot, emitted } = begin('handedOver')
    await answer('dispatchOrder', 'lost')
    for (let asked = 0; asked < 3; asked++) {
      pass(5_000)
      await answer('confirming', 'pending')
    }
    pass(5_000)
    expect(snapshot().value).toBe('askingAgain')
    await answer('askingAgain', 'pending')
    expect(snapshot().value).toBe('stillProcessing')
    expect(emitted).toEqual([{ type: 'notice.orderProcessing', cart_id: 501 }])
    send({ type: 'outcome.ask' })
    await answer('askingAgain', 'error')
    expect(snapshot().output?.kind).toBe('rejected')
  })
})
