import { expect, test } from 'vitest'
import { orderActionModel } from '#machines/staff/order-action/order-action.model.ts'
import { play } from '#tests/machines/play.ts'

const refund = {
  type: 'press.send',
  press: { call: 'refundOrder', body: { id: 800_187, version: '4', reason: 'Wet.', amount: 81.2 } },
  requestId: 'r-1',
} as const
const review = {
  type: 'press.send',
  press: { call: 'moveOrder', body: { id: 800_187, version: '4', move: 'review' } },
  requestId: 'r-2',
} as const

function begin() {
  const run = play(orderActionModel, 'desk')
  return { ...run, sent: (): unknown => run.snapshot().children.sendPress?.getSnapshot().input }
}
async function pressed(outcome: string) {
  const run = begin()
  run.send(refund)
  await run.answer('sendPress', outcome)
  return run
}

test.each([
  ['decided', 'done'],
  ['waiting', 'waiting'],
  ['changed', 'changed'],
  ['invalid', 'invalid'],
  ['loggedOut', 'refused'],
  ['forbidden', 'refused'],
  ['lost', 'unconfirmed'],
])('a press that ends %s: %s, and the next one is sent', async (outcome, state) => {
  const run = await pressed(outcome)
  expect(run.snapshot().value).toBe(state)
  run.send(review)
  expect(run.sent()).toMatchObject({ press: review.press })
  expect(run.snapshot().context).toMatchObject({ answer: null, failure: null })
})

test('[T83] a press after one without an answer goes under its number, also after a refusal, until an answer comes', async () => {
  const run = await pressed('lost')
  for (const outcome of ['loggedOut', 'forbidden', 'lost']) {
    expect(run.snapshot().value).toBe('unconfirmed')
    run.send(review)
    expect(run.sent()).toEqual({ press: review.press, requestId: refund.requestId })
    await run.answer('sendPress', outcome)
  }
  run.send(review)
  await run.answer('sendPress', 'changed')
  run.send(review)
  expect(run.sent()).toEqual({ press: review.press, requestId: review.requestId })
})

test('[T89] while a press is under way no other one is sent', () => {
  const run = begin()
  run.send(refund)
  expect(run.snapshot().can(review)).toBe(false)
})

test.each([
  ['done', 'done', 'decided'],
  ['declined', 'invalid', 'invalid'],
] as const)(
  '[T83] a refund that was not confirmed is looked for every ten seconds, until it is %s',
  async (outcome, state, kind) => {
    const run = await pressed('waiting')
    for (const unsettled of ['pending', 'lost']) {
      run.pass(10_000)
      await run.answer('readRefund', unsettled)
      expect(run.snapshot().value).toBe('waiting')
    }
    run.pass(10_000)
    await run.answer('readRefund', outcome)
    expect([run.snapshot().value, run.snapshot().context.answer?.kind]).toEqual([state, kind])
  },
)
