/** Stripped of parentheses, hyphens and blanks it is empty, or ten digits with an optional +1. */
export const isUsPhone = (text: string): boolean => /^((\+1)?\d{10})?$/.test(text.replace(/[()\s-]/g, ''))

/** Of a business that may be abroad: an optional country prefix, then groups of three or four digits; or empty. */
export const isGeneralPhone = (text: string): boolean =>
  text === '' || /^(\+?\d{1,3}[-. ]?)?(\(?\d{3,4}\)?[-. ]?){2,3}$/.test(text)
