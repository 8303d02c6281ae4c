import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { addressRemovalForm, defaultAddressForm } from '#src/views/account/profile/address-card.tsx'
import { addressForm } from '#src/views/account/profile/address-editor.tsx'
import { profileChangeForm } from '#src/views/account/profile/profile-change-form.ts'
import { ProfilePage } from '#src/views/account/profile/profile-page.tsx'

export function ProfileRoute() {
  const addresses = {
    form: useFormSubmission(addressForm),
    removal: useFormSubmission(addressRemovalForm),
    choice: useFormSubmission(defaultAddressForm),
  }
  return <ProfilePage form={useFormSubmission(profileChangeForm)} addresses={addresses} />
}
