import { setImmediate } from 'node:timers/promises'

/** Milliseconds. */
const LONGEST = 8

/** Awaited between the steps of long work on the main thread: lets other work run when the steps took long. */
export type Pause = () => Promise<void>

export function timeSlices(): Pause {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < LONGEST) return
    await setImmediate()
    started = performance.now()
  }
}

/** As many as are sorted or merged between two pauses. */
const STEP = 500

/** A sorted copy; stable, and quick where most of it is in order already. */
export async function sortInSlices<T>(
  values: readonly T[],
  compare: (one: T, other: T) => number,
  pause: Pause,
): Promise<readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let at = 0; at < values.length; at += STEP) {
    runs.push(values.slice(at, at + STEP).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await mergeInSlices(runs[at] ?? [], runs[at + 1] ?? [], compare, pause))
    runs = merged
  }
  return runs[0] ?? []
}

async function mergeInSlices<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (one: T, other: T) => number,
  pause: Pause,
): Promise<readonly T[]> {
  const merged: T[] = []
  let at = 0
  for (const [index, value] of right.entries()) {
    for (let next = left[at]; next !== undefined && compare(next, value) <= 0; next = left[at]) {
      merged.push(next)
      at++
    }
    merged.push(value)
    if (index % STEP === 0) await pause()
  }
  return at < left.length ? [...merged, ...left.slice(at)] : merged
}
