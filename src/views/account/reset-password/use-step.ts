import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'

export interface StepProps {
  reset: ActorRefFrom<typeof passwordResetMachine>
}

/** Pending flag and error of the current step of the reset. */
export function useStep(reset: StepProps['reset']) {
  const isPending = useSelector(reset, (snapshot) => snapshot.hasTag('pending'))
  const failure = useSelector(reset, ({ context }) => context.failure)
  return { isPending, failure, refusal: failure === null || isPending ? null : failure.errors }
}
