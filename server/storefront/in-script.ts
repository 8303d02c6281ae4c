/** Escapes `<`, so that JSON cannot close its script element. */
export const inScript = (json: string): string =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
