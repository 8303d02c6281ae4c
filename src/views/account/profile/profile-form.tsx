import type { ReactNode } from 'react'
import type { Profile } from '#contract/account/profile.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { typedPhone } from '#src/views/account/address/phone.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import type { ProfileFormActor } from './profile-change-form.ts'
import type { ProfileField } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

type ProfileFormState = ReturnType<typeof useProfileForm>

export function ProfileForm({ profile, form }: { profile: Profile; form: ProfileFormActor }) {
  const state = useProfileForm(form, profile)
  const offline = useOffline()
  return (
    <Form onSubmit={state.handleSubmit}>
      <ErrorSummary problems={state.problems} attempt={state.attempt} />
      {state.note !== null && (
        <Notice tone={state.hasNothing ? 'info' : 'success'} role="status">
          {state.note}
        </Notice>
      )}
      <Fields {...state} />
      <Button tone="primary" type="submit" busy={state.isPending} blockedReason={offline}>
        Save
      </Button>
    </Form>
  )
}

function Fields(state: ProfileFormState) {
  const text = (name: ProfileField, autoComplete: string, more: Partial<TextFieldProps> = {}) => (
    <TextField {...state.field(name)} autoComplete={autoComplete} {...more} />
  )
  const changePhone = (typed: string) =>
    state.change({ customers_mobile_phone: typedPhone(typed, state.values.customers_mobile_phone) })
  return (
    <>
      <div className={fieldRow}>
        {text('customers_firstname', 'given-name', { maxLength: 60 })}
        {text('customers_lastname', 'family-name', { maxLength: 60 })}
      </div>
      <EmailFields state={state} text={text} />
      {text('company', 'organization', { optional: true, maxLength: 80 })}
      <div className={fieldRow}>
        {text('customers_telephone', 'tel-national', { type: 'tel', optional: true, maxLength: 30 })}
        {text('customers_mobile_phone', 'tel', {
          type: 'tel',
          optional: true,
          maxLength: 30,
          onChange: (event) => changePhone(event.currentTarget.value),
        })}
      </div>
    </>
  )
}

interface EmailFieldsProps {
  readonly state: ProfileFormState
  readonly text: (field: ProfileField, autoComplete: string, more: Partial<TextFieldProps>) => ReactNode
}

/** Another address needs the password; staff who act for the customer cannot change it. */
function EmailFields({ state, text }: EmailFieldsProps) {
  const { isActing } = useSession()
  return (
    <>
      {text('customers_email_address', 'email', {
        type: 'email',
        maxLength: 254,
        readOnly: isActing,
        hint: isActing
          ? 'Only the customer can change this address.'
          : 'You log in with it. A change is told to the old address.',
      })}
      {state.asksPassword && (
        <PasswordField
          {...state.field('current_password')}
          hint="Needed for another e-mail address"
          autoComplete="current-password"
        />
      )}
    </>
  )
}
