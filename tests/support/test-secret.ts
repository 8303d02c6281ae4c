export const testSecret = new TextEncoder().encode('a secret for tests that is long enough')
