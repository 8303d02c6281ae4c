import { setTimeout as pause } from 'node:timers/promises'

const EVERY = 100

/** Reads until it is as wanted or so many milliseconds have passed; resolves with what was read last. */
export async function readUntil<T>(
  read: () => Promise<T>,
  isWanted: (found: T) => boolean,
  longest: number,
): Promise<T> {
  const deadline = performance.now() + longest
  for (;;) {
    const found = await read()
    if (isWanted(found) || performance.now() > deadline) return found
    await pause(EVERY)
  }
}
