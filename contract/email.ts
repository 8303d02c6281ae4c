/** One @ with text on both sides and a dot inside the domain; none of the signs that make it two addresses, or a name and one. */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(text)
