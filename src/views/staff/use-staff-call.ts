import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type StaffFailure, staffFailureOf } from '#contract/staff/staff-failure.ts'

type CallEnd<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'failed'; readonly failure: StaffFailure }
export type CallState<T> = { readonly kind: 'idle' } | { readonly kind: 'pending' } | CallEnd<T>

/** Reports each state of a call, and resolves with the last of them. */
export async function followCall<T>(
  send: () => Promise<T>,
  report: (state: CallState<T>) => void,
): Promise<CallEnd<T>> {
  report({ kind: 'pending' })
  const end = await endOf(send)
  report(end)
  return end
}

/** How a call ends; never rejects. */
export async function endOf<T>(send: () => Promise<T>): Promise<CallEnd<T>> {
  try {
    return { kind: 'answered', answer: await send() }
  } catch (thrown) {
    return { kind: 'failed', failure: staffFailureOf(thrown) }
  }
}

/** The state of the latest call, and `run`; each failure asks whether the session is over, so that the log-in is shown. */
export function useStaffCall<T>() {
  const queries = useQueryClient()
  const [state, setState] = useState<CallState<T>>({ kind: 'idle' })
  const run = async (send: () => Promise<T>): Promise<CallEnd<T>> => {
    const end = await followCall(send, setState)
    if (end.kind === 'failed') void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
    return end
  }
  return {
    run,
    isPending: state.kind === 'pending',
    answer: state.kind === 'answered' ? state.answer : null,
    failure: state.kind === 'failed' ? state.failure : null,
    forget: () => setState({ kind: 'idle' }),
  }
}
