import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { joinedErrors } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Text of the last failed login since this page was opened; null from the next attempt on. */
export function useLoginFailure(): string | null {
  const failure = useSelector(useSystemActor('session'), ({ context }) => context.loginFailure)
  const [earlier] = useState(failure)
  if (failure === null || failure === earlier) return null
  return failure.problem === 'mismatch' ? MESSAGES.loginMismatch : joinedErrors(failure.errors)
}
