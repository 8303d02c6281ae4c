import { useForm } from '#src/app/wiring/use-form.ts'
import { ProfilePage } from '#src/views/account/profile/profile-page.tsx'

export const ProfileRoute = () => <ProfilePage form={useForm()} />
