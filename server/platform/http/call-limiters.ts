import { type ConcurrencyLimit, createConcurrencyLimiter } from './concurrency-limiter.ts'

/** Concurrency limits over all clients. */
export interface CallLimits {
  /** calls being handled */
  readonly calls: number
  /** the same for placing an order and for its order process */
  readonly orders: number
  /** request bodies being received; not yet counted as calls */
  readonly unreadBodies: number
  /** files being received and stored, which are in memory meanwhile */
  readonly files: number
  /** files of one customer, of which two are received while the others wait */
  readonly ownFiles: number
}

/** Fifty browsers with six connections each, plus orders; of eight files one address may send seven. */
const LIMITS: CallLimits = { calls: 300, orders: 200, unreadBodies: 400, files: 8, ownFiles: 80 }

export type Limiters = ReturnType<typeof openLimiters>

export function openLimiters({ calls, orders, unreadBodies, files, ownFiles }: CallLimits = LIMITS) {
  const limiter = (running: number, more: Partial<ConcurrencyLimit> = {}) =>
    createConcurrencyLimiter({ running, waiting: 0, ...more })
  return {
    calls: limiter(calls, ONE_CLIENT),
    orders: limiter(orders),
    unreadBodies: limiter(unreadBodies),
    files: limiter(files),
    ownFiles: limiter(ownFiles, { perClient: 2 }),
  }
}

/** Several browsers behind one address; further calls queue here instead of in the connection pool. */
const ONE_CLIENT = { perClient: 32, perTurn: 4 }
