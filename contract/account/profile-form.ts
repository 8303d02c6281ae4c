import * as v from 'valibot'
import { checkFields } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { PERSON_FIELDS } from './person-form.ts'

/** The password is needed where the e-mail address is another than that of the profile. */
export const profileFormValues = (isOtherEmail: (email: string) => boolean) =>
  v.pipe(
    v.object({ ...PERSON_FIELDS, current_password: v.string(), company: v.string() }),
    checkFields(({ customers_email_address, current_password }) => ({
      current_password:
        current_password === '' && isOtherEmail(customers_email_address) ? MESSAGES.required : null,
    })),
  )

export const NoticeFormValues = v.object({
  newsletter: v.boolean(),
  email_notifications: v.boolean(),
  text_notifications: v.boolean(),
})
export type NoticeFormValues = v.InferOutput<typeof NoticeFormValues>
