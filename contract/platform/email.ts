/**
 * The one form in which an e-mail address is stored and compared: composed, lower case, without characters that nobody
 * sees. SQL compares it as it is, because `lower()` of PostgreSQL has another lower case for some letters.
 */
export const normalEmail = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFC')

/** One @ between two parts and a dot inside the domain; no characters that separate addresses or names. */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(normalEmail(text))

export const EMAIL_PROBLEM = 'Enter an e-mail address such as name@company.com.'
/** The same beside the label of a field. */
export const EMAIL_FIELD_PROBLEM = 'must be an address such as name@company.com'
