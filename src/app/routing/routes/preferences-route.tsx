import { useForm } from '#src/app/wiring/use-form.ts'
import { PreferencesPage } from '#src/views/account/preferences/preferences-page.tsx'

export const PreferencesRoute = () => <PreferencesPage notices={useForm()} level={useForm()} />
