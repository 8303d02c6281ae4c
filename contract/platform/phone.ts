/** Empty, or ten digits with an optional +1, ignoring parentheses, hyphens and blanks. */
export const isUsPhone = (text: string): boolean => /^((\+1)?\d{10})?$/.test(text.replace(/[()\s-]/g, ''))

/** Of a business, possibly abroad: empty, or an optional country prefix and groups of three or four digits. */
export const isGeneralPhone = (text: string): boolean =>
  text === '' || /^(\+?\d{1,3}[-. ]?)?(\(?\d{3,4}\)?[-. ]?){2,3}$/.test(text)
