import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { joinedErrors } from '#contract/failure.ts'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

export interface StepProps {
  reset: ActorRefFrom<typeof passwordResetMachine>
}

/** Pending flag and error of the current step of the reset. */
export function useStep(reset: StepProps['reset']) {
  const isPending = useSelector(reset, (snapshot) => snapshot.hasTag('pending'))
  const failure = useSelector(reset, ({ context }) => context.failure)
  const [presses, setPresses] = useState(0)
  const [checked, setChecked] = useState(false)
  const refusal = failure === null || isPending ? null : failure.errors
  const problems: readonly FieldProblem[] = refusal === null ? [] : [{ text: joinedErrors(refusal) }]
  return {
    isPending,
    failure,
    refusal,
    problems,
    /** submitted at least once, so empty fields show errors */
    checked,
    // increases with each submission and each response, to move the focus to the error
    attempt: presses * 2 + (failure === null ? 0 : 1),
    press: () => {
      setChecked(true)
      setPresses((count) => count + 1)
    },
  }
}
