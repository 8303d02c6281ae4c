import type { PublicShowDoc } from '#contract/show-doc.ts'
import type { FlightProduct } from '#pyro/flight/flight-product.ts'
import { BoundedCache } from '#server/artwork/bounded-cache.ts'
import { createDrawingThread } from '#server/documents/drawing-thread.ts'
import { createConcurrencyLimiter } from '#server/http/concurrency-limiter.ts'
import type { Bytes } from '#server/site/stored-file.ts'

/** What the picture of a shared show is painted from. */
export interface PaintedShow {
  readonly doc: PublicShowDoc
  readonly products: readonly (FlightProduct & { readonly products_id: number })[]
}

/** JPEGs of 1200 × 630 pixels, painted one at a time in a worker thread: half a second of processor time, 30 to 120 kB each. */
export interface ShowPictures {
  /**
   * @param key names what is painted: the same key is the same picture
   * @param client its address, for a fair share. Throws 503 when too many wait.
   */
  read(key: string, client: string, paint: () => Promise<PaintedShow>): Promise<Bytes>
  close(): Promise<void>
}

const CACHED = 8 * 1024 * 1024
const LIMIT = { running: 1, waiting: 20 }

/** @param idle milliseconds after which the thread ends */
export function createShowPictures(idle = 30_000): ShowPictures {
  const cache = new BoundedCache<Bytes>(CACHED)
  const underWay = new Map<string, Promise<Bytes>>()
  const limiter = createConcurrencyLimiter(LIMIT)
  const thread = createDrawingThread<PaintedShow>(SCRIPT, idle)
  return {
    read(key, client, paint) {
      const kept = cache.get(key)
      if (kept) return Promise.resolve(kept)
      const shared =
        underWay.get(key) ??
        limiter(client, async () => thread.draw(await paint()))
          .then((bytes) => {
            cache.set(key, bytes, bytes.length)
            return bytes
          })
          .finally(() => underWay.delete(key))
      underWay.set(key, shared)
      return shared
    },
    close: thread.close,
  }
}

const SCRIPT = new URL('./show-picture-worker.ts', import.meta.url)
