import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { UnsubscribePage, unsubscribeForm } from '#src/views/account/unsubscribe/unsubscribe-page.tsx'

export const UnsubscribeRoute = () => <UnsubscribePage form={useFormSubmission(unsubscribeForm)} />
