import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { PreferencesPage } from '#src/views/account/preferences/preferences-page.tsx'

export const PreferencesRoute = () => (
  <PreferencesPage notices={useFormSubmission()} level={useFormSubmission()} />
)
