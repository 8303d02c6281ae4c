import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { createConcurrencyLimiter } from '#server/platform/http/concurrency-limiter.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { createWorkerThread } from '#server/platform/threads/worker-thread.ts'

/**
 * Draws one thing after the other in a worker thread, so that the event loop of the server is free meanwhile. A few are read
 * at the same time, so one that waits for its pictures holds up no other.
 */
export interface DrawingQueue<Task> {
  /**
   * The bytes of what is drawn. With a key they are cached, and calls with the same key at the same time share one
   * drawing; `read` runs only when it is drawn. Throws 503 when too many wait, or too many of this client.
   *
   * @param client a customer or an address
   */
  render(client: string, key: string | null, read: () => Promise<Task> | Task): Promise<Bytes>
  /** The length in bytes of what is cached by this key; null: it is not drawn yet. */
  sizeOf(key: string): number | null
  close(): Promise<void>
}

interface DrawingQueueOptions {
  /** length of the queue */
  readonly waiting: number
  /** milliseconds after which the thread ends, which gives its memory back */
  readonly idle?: number
}

const CACHED = 8 * 1024 * 1024
/** Read, or read and waiting for the thread; each holds its task in memory. */
const UNDER_WAY = { running: 4, perClient: 2 } as const

/** @param script answers tasks with bytes */
export function createDrawingQueue<Task>(
  script: URL,
  { waiting, ...limits }: DrawingQueueOptions,
): DrawingQueue<Task> {
  const cache = new BoundedCache<Bytes>(CACHED)
  const underWay = new Map<string, Promise<Bytes>>()
  const limiter = createConcurrencyLimiter({ ...UNDER_WAY, waiting })
  const thread = createWorkerThread<Task, Bytes>(script, limits)
  const draw = (client: string, read: () => Promise<Task> | Task) =>
    limiter(client, async () => thread.run(await read()))
  return {
    render: (client, key, read) => {
      if (key === null) return draw(client, read)
      const kept = cache.get(key)
      if (kept) return Promise.resolve(kept)
      const shared = underWay.get(key)
      if (shared) return shared
      const drawing = draw(client, read)
        .then((bytes) => {
          cache.set(key, bytes, bytes.length)
          return bytes
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    sizeOf: (key) => cache.get(key)?.length ?? null,
    close: thread.close,
  }
}
