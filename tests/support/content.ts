import { expect } from 'vitest'

/** Waits until a running shop shows what was written. */
export const seen = <T>(read: () => Promise<T>) => expect.poll(read)
