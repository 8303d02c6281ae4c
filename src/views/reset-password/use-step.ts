import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { joinedErrors } from '#contract/failure.ts'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

export interface StepProps {
  reset: ActorRefFrom<typeof passwordResetMachine>
}

/** What every step of the reset shows: that it waits, and what went wrong with the last attempt. */
export function useStep(reset: StepProps['reset']) {
  const isPending = useSelector(reset, (snapshot) => snapshot.hasTag('pending'))
  const failure = useSelector(reset, ({ context }) => context.failure)
  const [presses, setPresses] = useState(0)
  const [checked, setChecked] = useState(false)
  const problems: readonly FieldProblem[] =
    failure === null || isPending ? [] : [{ text: joinedErrors(failure.errors) }]
  return {
    isPending,
    failure,
    problems,
    /** the primary button was pressed at least once, so that empty fields are told */
    checked,
    // an answer moves the focus to what it says, as a press does to what is missing
    attempt: presses * 2 + (failure === null ? 0 : 1),
    press: () => {
      setChecked(true)
      setPresses((count) => count + 1)
    },
  }
}
