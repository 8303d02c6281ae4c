import { useAddressEffects } from '#src/app/effects/use-address-effects.ts'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { ProfilePage } from '#src/views/account/profile/profile-page.tsx'

export function ProfileRoute() {
  const addressForm = useFormSubmission()
  useAddressEffects(addressForm)
  return <ProfilePage form={useFormSubmission()} addressForm={addressForm} />
}
