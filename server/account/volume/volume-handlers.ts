import type { volumeCalls } from '#contract/account/volume.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { selectRequestForm } from './select-request-form.ts'
import { submitRequestForm } from './submit-request-form.ts'

export const volumeHandlers: Handlers<typeof volumeCalls> = {
  submitRequestForm: ({ body }, context) => submitRequestForm(body, context),
  selectRequestForm: (_, context) => selectRequestForm(context),
}
