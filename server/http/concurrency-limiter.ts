import { setTimeout as pause } from 'node:timers/promises'
import { createFairShare } from './fair-share.ts'
import { serviceUnavailable } from './http-error.ts'

export interface ConcurrencyLimit {
  /** tasks that run at once */
  readonly running: number
  /** tasks beyond those that wait for their turn */
  readonly waiting: number
  /** tasks of one client that run at once; by default as many as run at all */
  readonly perClient?: number
  /** tasks that start before the event loop looks for new requests again; any number by default */
  readonly perTurn?: number
}

/** Runs a task for a client; refuses with 503 when too many run and wait, or too many of this client do. */
export type ConcurrencyLimiter = <T>(client: string, task: () => Promise<T>) => Promise<T>

/**
 * Clients take turns, so the tasks of one never delay another's by more than the tasks that run already. A client is a
 * network address, see clientAddress.
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
      // whoever asks again at once must not keep the event loop busy with refusals
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

/** A queue for each client; the next to start is of the client whose turn is longest ago. */
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
