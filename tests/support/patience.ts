/** For `vi.waitFor` and `expect.poll`: a test waits for what it expects, and how long is no part of it. */
export const PATIENCE = { timeout: 100_000, interval: 50 }
