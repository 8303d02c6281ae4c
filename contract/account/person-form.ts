import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'

/** The fields about a customer, in the forms of registration and profile. */
export const PERSON_FIELDS = {
  customers_firstname: RequiredFormText,
  customers_lastname: RequiredFormText,
  customers_email_address: FormText(emailError),
  customers_telephone: FormText(telephoneError),
  customers_mobile_phone: FormText((text) => (isUsPhone(text) ? null : 'must have ten digits')),
}

function emailError(email: string): string | null {
  if (email.trim() === '') return MESSAGES.required
  return isEmail(email.trim()) ? null : EMAIL_FIELD_PROBLEM
}

function telephoneError(text: string): string | null {
  return isGeneralPhone(text.trim()) ? null : 'must be a telephone number such as +44 131 555 0140'
}
