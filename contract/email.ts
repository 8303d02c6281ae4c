/** One @ between two parts and a dot inside the domain; no characters that separate addresses or names. */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(text)
