import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { RegisterPage, registrationForm } from '#src/views/account/register/register-page.tsx'

export const RegisterRoute = () => <RegisterPage form={useFormSubmission(registrationForm)} />
