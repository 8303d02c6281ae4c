import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError } from '#contract/failure.ts'
import type { CheckedLine } from '#contract/lines.ts'
import { quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts'
import type { AddRequest } from '#machines/quick-order/quick-order.types.ts'

const line = (id: number, addable: number): CheckedLine => ({
  code: `QS${id}`,
  quantity: 4,
  state: addable === 4 ? 'ready' : 'soldOut',
  message: null,
  product: {
    products_id: id,
    products_model: `QS${id}`,
    products_name: 'Aqua Palm',
    products_url: '/p',
    image_url: '/i',
    products_packaging: '4/1',
    pieces_per_case: 4,
    upc: '',
    texas_restricted: false,
    pro_use: false,
  },
  price_before: null,
  price: '48.50' as never,
  available: addable,
  in_cart: 0,
  addable,
})

function begin(answers: readonly (Error | 'added' | 'soldOut')[]) {
  const sent: AddRequest[] = []
  const queue = [...answers]
  const actor = createActor(
    quickOrderMachine.provide({
      actors: {
        checkLines: fromPromise(async () => ({ name: 'Order 1234', lines: [line(1, 4), line(2, 0)] })),
        addLines: fromPromise(async ({ input }: { input: AddRequest }) => {
          sent.push(input)
          const answer = queue.shift() ?? 'added'
          if (answer instanceof Error) throw answer
          return {
            lines: input.lines.map(({ products_id }) => ({
              products_id,
              quantity: answer === 'added' ? 4 : 0,
              status: answer,
              message: null,
            })),
          }
        }),
      },
    }),
    { input: { source: { kind: 'order', id: 1234 } } },
  )
  actor.start()
  return {
    actor,
    sent,
    reach: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never)),
  }
}

test('[T57] lines of an order are shown before anything is added, and only addable ones are sent', async () => {
  const { actor, sent, reach } = begin(['added'])
  await reach('reviewing')
  expect(sent).toEqual([])
  actor.send({ type: 'lines.add', request_id: 'a' })
  await reach('added')
  expect(sent).toEqual([{ request_id: 'a', lines: [{ products_id: 1, quantity: 4 }] }])
})

test('[T60] a lost answer leads to unconfirmed, and adding again repeats the same request', async () => {
  const { actor, sent, reach } = begin([new ApiError({ kind: 'offline' }), 'added'])
  await reach('reviewing')
  actor.send({ type: 'lines.add', request_id: 'a' })
  expect((await reach('unconfirmed')).context.failure).toEqual({ kind: 'offline' })
  actor.send({ type: 'lines.addAgain' })
  await reach('added')
  expect(sent[1]).toEqual(sent[0])
})

test('[T58] a line that sold out meanwhile leads to partlyAdded', async () => {
  const { actor, reach } = begin(['soldOut'])
  await reach('reviewing')
  actor.send({ type: 'lines.add', request_id: 'a' })
  expect((await reach('partlyAdded')).context.results[0]?.status).toBe('soldOut')
})

test('[T57] nothing can be added when no line is chosen', async () => {
  const { actor, sent, reach } = begin([])
  await reach('reviewing')
  actor.send({ type: 'line.choose', index: 0, isChosen: false })
  actor.send({ type: 'lines.add', request_id: 'a' })
  expect(actor.getSnapshot().value).toBe('reviewing')
  expect(sent).toEqual([])
})
