import { useRef } from 'react'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { DecisionCall } from '#src/views/staff/use-decision.ts'

/**
 * Sends a press under a request id that stays until an answer has come, so that the same press after a lost answer takes effect
 * once. Resolves with whether it did.
 */
export function useOrderPress({ decide }: DecisionCall) {
  const open = useRef<string | null>(null)
  return (send: (requestId: string) => Promise<DecisionAnswer>): Promise<boolean> =>
    decide(async () => {
      open.current ??= crypto.randomUUID()
      const answer = await send(open.current)
      open.current = null
      return answer
    })
}
