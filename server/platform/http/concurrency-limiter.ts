import { setTimeout as pause } from 'node:timers/promises'
import { createFairShare } from './fair-share.ts'
import { serviceUnavailable } from './http-error.ts'

export interface ConcurrencyLimit {
  /** concurrent tasks */
  readonly running: number
  /** length of the queue */
  readonly waiting: number
  /** concurrent tasks per client; `running` by default */
  readonly perClient?: number
  /** tasks started per turn of the event loop; unlimited by default */
  readonly perTurn?: number
}

/** Runs or queues a task of a client; throws 503 when the queue is full, overall or for this client. */
export type ConcurrencyLimiter = <T>(client: string, task: () => Promise<T>) => Promise<T>

/**
 * Limits concurrency with round-robin scheduling over clients, so a client never waits for the queue of another one. A
 * client is a network address, see clientAddress.
 */
export function createConcurrencyLimiter(limit: ConcurrencyLimit): ConcurrencyLimiter {
  const { running, waiting, perClient = running, perTurn = Infinity } = limit
  const places = createFairShare(running + waiting)
  const queue = createClientQueue(perClient)
  let active = 0
  let started = 0
  const startWaiting = () => {
    while (active < running && started < perTurn && queue.startNext()) {
      active++
      if (started++ === 0) setImmediate(nextTurn)
    }
  }
  const nextTurn = () => {
    started = 0
    startWaiting()
  }
  return async (client, task) => {
    if (!places.take(client)) {
      // delays the 503, so that immediate retries do not saturate the event loop
      await pause(REFUSAL_DELAY)
      throw serviceUnavailable(RETRY_AFTER)
    }
    try {
      const start = queue.wait(client)
      startWaiting()
      await start
      try {
        return await task()
      } finally {
        active--
        queue.end(client)
        startWaiting()
      }
    } finally {
      places.give(client)
    }
  }
}

/** milliseconds */
const REFUSAL_DELAY = 250
/** seconds */
const RETRY_AFTER = 1

/** A queue per client; the next task is of the client served least recently. */
function createClientQueue(perClient: number) {
  const queues = new Map<string, (() => void)[]>()
  const active = new Map<string, number>()
  return {
    wait: (client: string): Promise<void> =>
      new Promise((start) => {
        const queue = queues.get(client)
        if (queue) queue.push(start)
        else queues.set(client, [start])
      }),
    startNext: (): boolean => {
      for (const [client, queue] of queues) {
        const own = active.get(client) ?? 0
        if (own >= perClient) continue
        active.set(client, own + 1)
        const start = queue.shift()
        queues.delete(client)
        if (queue.length > 0) queues.set(client, queue)
        start?.()
        return true
      }
      return false
    },
    end: (client: string): void => {
      const own = active.get(client) ?? 0
      if (own > 1) active.set(client, own - 1)
      else active.delete(client)
    },
  }
}
