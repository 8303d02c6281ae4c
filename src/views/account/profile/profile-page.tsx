import { page as pageStyle, form as formStyle } from '#src/views/account/account-page.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import type { FormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { ProfileAddresses } from './profile-addresses.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileGate } from './profile-gate.tsx'

export function ProfilePage({ form, addressForm }: { form: FormActor; addressForm: FormActor }) {
  usePageTitle('Profile')
  return (
    <div className={pageStyle}>
      <h1 tabIndex={-1}>Profile</h1>
      <ProfileGate>
        {(profile) => (
          <Card className={formStyle}>
            <ProfileForm profile={profile} form={form} />
          </Card>
        )}
      </ProfileGate>
      <ProfileAddresses form={addressForm} />
    </div>
  )
}
