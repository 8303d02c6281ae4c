import { ChangePasswordPage } from '#src/views/account/change-password-page.tsx'
import { RegisterPage } from '#src/views/register/register-page.tsx'
import { useForm } from '#src/app/wiring/use-form.ts'

export const RegisterRoute = () => <RegisterPage form={useForm()} />

export const ChangePasswordRoute = () => <ChangePasswordPage form={useForm()} />
