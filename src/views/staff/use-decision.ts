import { useQueryClient } from '@tanstack/react-query'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { useStaffCall } from './use-staff-call.ts'

/** A decision about a customer, after which lists and detail are read again; resolves with whether it is made. */
export function useDecision(subject: 'volume' | 'documents') {
  const queries = useQueryClient()
  const { run, isPending, answer, failure } = useStaffCall<DecisionAnswer>()
  const decide = async (send: () => Promise<DecisionAnswer>): Promise<boolean> => {
    const end = await run(send)
    void queries.invalidateQueries({ queryKey: ['staff', subject] })
    return end.kind === 'answered' && end.answer.kind === 'decided'
  }
  return { decide, isPending, answer, failure }
}

export type DecisionCall = ReturnType<typeof useDecision>
