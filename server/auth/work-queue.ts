import { busy } from '#server/http/refusal.ts'

/** Runs at most `parallel` tasks at once and lets at most `waiting` more wait; the next is refused with 503. */
export function workQueue(parallel: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw busy(2)
      // whoever finishes hands its place on, so `running` stays as it is
      await new Promise<void>((resume) => queue.push(resume))
    } else running++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
