import { PasswordField } from '#src/ui/form/password-field.tsx'
import type { NewPasswordErrors, NewPasswordValues } from './new-password.ts'
import { PasswordChecklist } from './password-checklist.tsx'

export interface NewPasswordFieldsProps {
  values: NewPasswordValues
  /** null: errors are not shown yet */
  errors: NewPasswordErrors | null
  onChange: (values: NewPasswordValues) => void
}

/** New password and confirmation with the checklist. */
export function NewPasswordFields({ values, errors, onChange }: NewPasswordFieldsProps) {
  const field = (name: keyof NewPasswordValues, label: string) => (
    <PasswordField
      id={name}
      label={label}
      autoComplete="new-password"
      value={values[name]}
      error={errors?.[name] ?? undefined}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      {field('password', 'New password')}
      <PasswordChecklist password={values.password} />
      {field('password_confirmation', 'Repeat password')}
    </>
  )
}
