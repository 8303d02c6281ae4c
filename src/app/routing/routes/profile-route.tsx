import { useAddressEffects } from '#src/app/effects/use-address-effects.ts'
import { useForm } from '#src/app/wiring/use-form.ts'
import { ProfilePage } from '#src/views/account/profile/profile-page.tsx'

export function ProfileRoute() {
  const addressForm = useForm()
  useAddressEffects(addressForm)
  return <ProfilePage form={useForm()} addressForm={addressForm} />
}
