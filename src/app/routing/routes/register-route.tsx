import { useForm } from '#src/app/wiring/use-form.ts'
import { RegisterPage } from '#src/views/register/register-page.tsx'

export const RegisterRoute = () => <RegisterPage form={useForm()} />
