import { PasswordField } from '#src/ui/form/password-field.tsx'
import type { FormControls } from '#src/views/platform/form/use-form.ts'
import type { NewPasswordField } from './new-password.ts'
import { PasswordChecklist } from './password-checklist.tsx'

export interface NewPasswordFieldsProps {
  readonly field: FormControls<NewPasswordField>
  readonly password: string
}

/** New password and confirmation with the checklist. */
export function NewPasswordFields({ field, password }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...field('password')} autoComplete="new-password" />
      <PasswordChecklist password={password} />
      <PasswordField {...field('password_confirmation')} autoComplete="new-password" />
    </>
  )
}
