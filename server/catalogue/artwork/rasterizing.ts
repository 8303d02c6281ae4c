import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '#server/platform/http/concurrency-limiter.ts'

/** Where rasterized pictures are kept, and what limits drawing them. */
export interface RasterStore {
  readonly folder: string
  readonly rasterizing: ConcurrencyLimiter
}

/**
 * One limit for every kind of picture. Each takes a thread of libuv, of which there are four for files, compression and
 * password hashes too; so two are always free.
 */
const LIMIT = { running: 2, waiting: 250 }

export const createRasterizing = (): ConcurrencyLimiter => createConcurrencyLimiter(LIMIT)
