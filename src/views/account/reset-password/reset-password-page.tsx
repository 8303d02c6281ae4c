import { useSelector } from '@xstate/react'
import { stepOf } from '#machines/account/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/account/password-reset/password-reset.types.ts'
import { FormCard } from '#src/views/account/password/form-card.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { MethodStep } from './method-step.tsx'
import { PasswordStep } from './password-step.tsx'
import type { StepProps } from './use-step.ts'

const STEPS = {
  email: { title: 'Forgot your password?', number: 1, Step: EmailStep },
  method: { title: 'Choose how to get a code', number: 2, Step: MethodStep },
  code: { title: 'Enter the code', number: 3, Step: CodeStep },
  password: { title: 'Choose a new password', number: 4, Step: PasswordStep },
} as const satisfies Record<ResetStep, object>

export function ResetPasswordPage({ reset }: StepProps) {
  const { title, number, Step } = STEPS[useSelector(reset, stepOf)]
  usePageTitle(title)
  return (
    <FormCard title={title} step={`Step ${number} of 4`}>
      <Step reset={reset} />
    </FormCard>
  )
}
