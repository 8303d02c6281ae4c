import { createFairShare } from './fair-share.ts'
import { busy } from './refusal.ts'

export interface ConcurrencyLimit {
  /** tasks that run at once */
  readonly running: number
  /** tasks beyond those that wait for their turn */
  readonly waiting: number
}

/** Runs a task for a client; refuses with 503 when too many run and wait, or too many of this client do. */
export type ConcurrencyLimiter = <T>(client: string, task: () => Promise<T>) => Promise<T>

/**
 * Clients take turns, so the tasks of one never delay another's by more than the tasks that run already. A client is a
 * network address, see clientAddress.
 */
export function createConcurrencyLimiter({ running, waiting }: ConcurrencyLimit): ConcurrencyLimiter {
  const places = createFairShare(running + waiting)
  const queue = createTurns()
  let active = 0
  return async (client, task) => {
    if (!places.take(client)) throw busy(RETRY_AFTER)
    try {
      // whoever ends hands its slot on, so `active` stays as it is
      if (active >= running) await queue.wait(client)
      else active++
      try {
        return await task()
      } finally {
        if (!queue.resumeNext()) active--
      }
    } finally {
      places.give(client)
    }
  }
}

const RETRY_AFTER = 1

/** A queue for each client, of which the first in line is the one whose turn is longest ago. */
function createTurns() {
  const queues = new Map<string, (() => void)[]>()
  return {
    wait: (client: string): Promise<void> =>
      new Promise((resume) => {
        const queue = queues.get(client)
        if (queue) queue.push(resume)
        else queues.set(client, [resume])
      }),
    resumeNext: (): boolean => {
      for (const [client, queue] of queues) {
        const resume = queue.shift()
        queues.delete(client)
        if (queue.length > 0) queues.set(client, queue)
        resume?.()
        return true
      }
      return false
    },
  }
}
