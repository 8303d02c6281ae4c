/** One @ between two parts and a dot inside the domain; no characters that separate addresses or names. */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(text)

export const EMAIL_PROBLEM = 'Enter an e-mail address such as name@company.com.'
/** The same beside the label of a field. */
export const EMAIL_FIELD_PROBLEM = 'must be an address such as name@company.com'
