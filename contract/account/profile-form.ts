import * as v from 'valibot'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'

/** The password is needed where the e-mail address is another than that of the profile. */
export const profileFormValues = (isOtherEmail: (email: string) => boolean) =>
  v.pipe(
    v.object({
      customers_firstname: RequiredFormText,
      customers_lastname: RequiredFormText,
      customers_email_address: FormText(emailError),
      current_password: v.string(),
      company: v.string(),
      customers_telephone: FormText(telephoneError),
      customers_mobile_phone: FormText(mobileError),
    }),
    v.forward(
      v.check(
        ({ customers_email_address, current_password }) =>
          current_password !== '' || !isOtherEmail(customers_email_address),
        MESSAGES.required,
      ),
      ['current_password'],
    ),
  )

function emailError(email: string): string | null {
  if (email.trim() === '') return MESSAGES.required
  return isEmail(email.trim()) ? null : EMAIL_FIELD_PROBLEM
}

const telephoneError = (text: string): string | null =>
  isGeneralPhone(text.trim()) ? null : 'must be a telephone number such as +44 131 555 0140'

const mobileError = (text: string): string | null => (isUsPhone(text) ? null : 'must have ten digits')
