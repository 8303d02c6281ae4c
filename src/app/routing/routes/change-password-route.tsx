import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { ChangePasswordPage, passwordForm } from '#src/views/account/change-password-page.tsx'

export const ChangePasswordRoute = () => <ChangePasswordPage form={useFormSubmission(passwordForm)} />
