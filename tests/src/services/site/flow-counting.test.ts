import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { FlowBatch } from '#contract/site/flow.ts'
import { ApiError } from '#contract/platform/failure.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { flowCountingServices, type FlowSource } from '#src/services/site/flow-counting.ts'

const batches: readonly FlowBatch[] = ['a', 'b', 'c'].map((version) => ({ version, charts: [] }))
const status = (code: number) =>
  new ApiError({ kind: 'status', status: code, errors: [], message: null, retryAfter: null })

/** What is asked and taken back when the calls are answered so, in this order. */
async function sending(answers: readonly (boolean | ApiError)[], choices: Partial<FlowSource> = {}) {
  const asked: unknown[] = []
  const kept: string[] = []
  const call = (async (_: unknown, args: unknown, options: unknown) => {
    const answer = answers[asked.length] ?? true
    asked.push(options)
    if (answer instanceof ApiError) throw answer
    return { success: answer }
  }) as unknown as Call // the only call that it makes
  const source = {
    isCounted: () => true,
    isOnline: () => true,
    take: () => batches,
    putBack: (back: readonly FlowBatch[]) => void kept.push(...back.map(({ version }) => version)),
    ...choices,
  }
  const actor = createActor(flowCountingServices(call, source).sendFlow)
  actor.subscribe({ error: () => undefined })
  actor.start()
  const { output } = await waitFor(actor, (snapshot) => snapshot.status !== 'active').catch(() => ({
    output: { kind: 'lost' },
  }))
  return { kind: output?.kind ?? 'lost', asked: asked.length, kept, options: asked[0] }
}

test('batches are sent one after the other, by requests that outlive the page', async () => {
  expect(await sending([true, true, true])).toEqual({
    kind: 'sent',
    asked: 3,
    kept: [],
    options: { keepalive: true },
  })
})

test.each([429, 503])(
  'what the shop did not count for now (%d) is kept, and all that follows',
  async (code) => {
    expect(await sending([true, status(code)])).toMatchObject({ kind: 'delayed', asked: 2, kept: ['b', 'c'] })
  },
)

test('a batch whose answer is lost may have been counted: it is given up, what follows is kept', async () => {
  expect(await sending([new ApiError({ kind: 'offline' })])).toMatchObject({
    kind: 'lost',
    asked: 1,
    kept: ['b', 'c'],
  })
})

test('a batch that the shop will never count is given up', async () => {
  expect(await sending([status(422)])).toMatchObject({ kind: 'lost', kept: ['b', 'c'] })
})

test('where nothing is counted nothing is asked, or no more after the shop said so; without a connection all is kept', async () => {
  expect(await sending([], { isCounted: () => false })).toMatchObject({ kind: 'off', asked: 0 })
  expect(await sending([false])).toMatchObject({ kind: 'off', asked: 1 })
  expect(await sending([], { isOnline: () => false })).toMatchObject({ kind: 'delayed', asked: 0, kept: [] })
})
