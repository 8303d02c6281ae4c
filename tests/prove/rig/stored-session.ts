/** The storage state of a browser in which somebody has logged in at a storefront; null: nobody has. */
export const storedSession = (origin: string, session: object | null) => ({
  cookies: [],
  origins: session ? [{ origin, localStorage: [{ name: 'user', value: JSON.stringify(session) }] }] : [],
})
