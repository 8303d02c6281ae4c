/** The e-mail address that the page before has sent along, so that nobody types it twice. */
export const emailInState = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : ''
