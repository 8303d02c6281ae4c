import { expect, test } from 'vitest'
import { showPurchaseModel } from '#machines/shows/show-purchase/show-purchase.model.ts'
import { play } from '#tests/machines/play.ts'

const alter = (quantity: number) =>
  ({ type: 'purchase.alter', lines: [{ products_id: 31, quantity }] }) as const
const review = { type: 'purchase.review' } as const
const confirm = (request_id: string) => ({ type: 'purchase.confirm', request_id }) as const

async function begin(kept: 'none' | 'unanswered' | 'unreadable' = 'none') {
  const purchase = play(showPurchaseModel, 'customer')
  await purchase.answer('readPurchase', kept)
  const { snapshot } = purchase
  return {
    ...purchase,
    state: () => snapshot().value,
    facts: () => snapshot().context,
    request: (): unknown => snapshot().children.addShowLines?.getSnapshot().input,
  }
}

test('[SHOW-04] nothing is reviewed without a log-in or without cases, and reviewed cases can be changed', async () => {
  const visitor = play(showPurchaseModel, 'visitor')
  visitor.send(review)
  expect(visitor.snapshot().value).toBe('needsLogin')
  const { facts, send, state } = await begin('unreadable')
  send({ type: 'purchase.alter', lines: [] }, review)
  expect(state()).toBe('deciding')
  send(alter(4), review, alter(2))
  expect([state(), facts().lines]).toEqual(['deciding', alter(2).lines])
})

test('[SHOW-04] all cases are sent in one request with its id; the answer tells what the cart has, which is read', async () => {
  for (const outcome of ['added', 'soldOut']) {
    const { answer, emitted, facts, request, send, state } = await begin()
    send(review, confirm('first'))
    expect(request()).toMatchObject({ customer_id: 7, request_id: 'first', lines: alter(4).lines })
    await answer('addShowLines', outcome)
    expect([state(), emitted]).toEqual([
      outcome === 'added' ? 'added' : 'partlyAdded',
      [{ type: 'cart.changed' }],
    ])
    expect(facts().results[0]?.status).toBe(outcome)
  }
})

test('a refused purchase leads back to the review with the reason, and is confirmed under a new id', async () => {
  const { answer, emitted, facts, request, send, state } = await begin()
  send(review, confirm('first'))
  await answer('addShowLines', 'tooMany')
  expect([state(), facts().failure?.kind, emitted]).toEqual(['reviewing', 'status', []])
  send(confirm('second'))
  expect([facts().failure, request()]).toMatchObject([null, { request_id: 'second' }])
})

test('[SHOW-04] a purchase without an answer, also of an earlier visit, is sent again under its id, and a refusal is no answer', async () => {
  for (const kept of ['none', 'unanswered'] as const) {
    const { answer, emitted, facts, request, send, state } = await begin(kept)
    send(review, confirm('first'))
    if (kept === 'none') await answer('addShowLines', 'lost')
    const before = facts().request
    expect([state(), before?.lines]).toEqual(['unconfirmed', alter(4).lines])
    send({ type: 'purchase.retry' })
    await answer('addShowLines', 'tooMany')
    expect([state(), emitted.length]).toEqual(['unconfirmed', kept === 'none' ? 2 : 1])
    send({ type: 'purchase.retry' })
    expect(request()).toMatchObject({ ...before })
    await answer('addShowLines', 'added')
    expect([state(), facts().request]).toEqual(['added', null])
  }
})
