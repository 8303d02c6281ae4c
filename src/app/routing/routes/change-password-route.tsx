import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { ChangePasswordPage } from '#src/views/account/change-password-page.tsx'

export const ChangePasswordRoute = () => <ChangePasswordPage form={useFormSubmission()} />
