import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { type CallState, followCall } from '#src/views/staff/use-staff-call.ts'

async function statesOf(send: () => Promise<string>): Promise<readonly CallState<string>[]> {
  const states: CallState<string>[] = []
  const end = await followCall(send, (state) => states.push(state))
  return [...states, end]
}

test('a call is pending until it is answered', async () => {
  const answered = { kind: 'answered', answer: 'done' }
  expect(await statesOf(async () => 'done')).toEqual([{ kind: 'pending' }, answered, answered])
})

test('a call that fails tells why', async () => {
  const failed = { kind: 'failed', failure: { kind: 'unanswered' } }
  const send = () => Promise.reject<string>(new ApiError({ kind: 'offline' }))
  expect(await statesOf(send)).toEqual([{ kind: 'pending' }, failed, failed])
})
