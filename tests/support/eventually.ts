import { vi } from 'vitest'

/** Calls back until it no longer throws; for what `expect.poll` cannot express. */
export const eventually = <T>(callback: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(callback, { timeout: 30_000, interval: 5 })
