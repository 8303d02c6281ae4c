import { page as pageStyle, form as formStyle } from '#src/views/account/account-page.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { type AddressForms, ProfileAddresses } from './profile-addresses.tsx'
import type { ProfileFormActor } from './profile-change-form.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileGate } from './profile-gate.tsx'

interface ProfilePageProps {
  readonly form: ProfileFormActor
  readonly addresses: AddressForms
}

export function ProfilePage({ form, addresses }: ProfilePageProps) {
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
      <ProfileAddresses {...addresses} />
    </div>
  )
}
