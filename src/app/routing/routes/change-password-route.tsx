import { useForm } from '#src/app/wiring/use-form.ts'
import { ChangePasswordPage } from '#src/views/account/change-password-page.tsx'

export const ChangePasswordRoute = () => <ChangePasswordPage form={useForm()} />
