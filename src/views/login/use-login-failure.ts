import { useEffect, useState } from 'react'
import { joinedErrors } from '#contract/failure.ts'
import { MESSAGES } from '#contract/messages.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

interface LoginFailure {
  readonly text: string
  readonly count: number
}

/** The last refusal, in the same words as its message; it stays until the next attempt. */
export function useLoginFailure(): LoginFailure | null {
  const session = useSystemActor('session')
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  useEffect(() => {
    const subscription = session.on('notice.loginFailed', ({ problem, errors }) =>
      setFailure((last) => ({
        text: problem === 'mismatch' ? MESSAGES.loginMismatch : joinedErrors(errors),
        count: (last?.count ?? 0) + 1,
      })),
    )
    return () => subscription.unsubscribe()
  }, [session])
  return failure
}
