import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { silverForm } from '#src/views/account/preferences/level-card.tsx'
import { AwaitedProducts } from '#src/views/catalogue/product-lists/awaited-products.tsx'
import { PreferencesPage } from '#src/views/account/preferences/preferences-page.tsx'

import { profileChangeForm } from '#src/views/account/profile/profile-change-form.ts'

export const PreferencesRoute = () => (
  <PreferencesPage
    notices={useFormSubmission(profileChangeForm)}
    tags={useFormSubmission(profileChangeForm)}
    level={useFormSubmission(silverForm)}
    awaited={<AwaitedProducts />}
  />
)
