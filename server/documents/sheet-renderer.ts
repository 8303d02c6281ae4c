import { Worker } from 'node:worker_threads'
import { BoundedCache } from '#server/artwork/bounded-cache.ts'
import { serviceUnavailable } from '#server/http/http-error.ts'
import type { Bytes } from '#server/site/stored-file.ts'
import type { Sheet } from './sheet.ts'

/** Draws sheets in a worker thread, so that the event loop of the server is free meanwhile. */
export interface SheetRenderer {
  /**
   * The bytes of a sheet. With a key they are cached, and calls with the same key at the same time share one drawing;
   * `read` runs only when the sheet is drawn. Throws 503 when too many wait.
   */
  render(key: string | null, read: () => Promise<Sheet> | Sheet): Promise<Bytes>
  close(): Promise<void>
}

/** @param idle milliseconds after which the thread ends, which gives its memory back */
export function createSheetRenderer(idle = 30_000): SheetRenderer {
  const cache = new BoundedCache<Bytes>(CACHED)
  const underWay = new Map<string, Promise<Bytes>>()
  const thread = createThread(idle)
  let waiting = 0
  const draw = async (read: () => Promise<Sheet> | Sheet): Promise<Bytes> => {
    if (waiting >= WAITING) throw serviceUnavailable(2)
    waiting++
    try {
      return await thread.draw(await read())
    } finally {
      waiting--
    }
  }
  return {
    render: (key, read) => {
      if (key === null) return draw(read)
      const kept = cache.get(key)
      if (kept) return Promise.resolve(kept)
      const shared = underWay.get(key)
      if (shared) return shared
      const drawing = draw(read)
        .then((bytes) => {
          cache.set(key, bytes, bytes.length)
          return bytes
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    close: thread.close,
  }
}

const CACHED = 8 * 1024 * 1024
const WAITING = 60

export type Drawn =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly error: string }

interface Waiter {
  readonly resolve: (bytes: Bytes) => void
  readonly reject: (error: Error) => void
}

/** One worker thread, started for a sheet and ended when there was none for a while. */
function createThread(idle: number) {
  const waiters = new Map<number, Waiter>()
  let worker: Worker | null = null
  let ending: NodeJS.Timeout | undefined
  let lastId = 0
  const fail = (error: Error) => {
    worker = null
    for (const { reject } of waiters.values()) reject(error)
    waiters.clear()
  }
  const settle = (drawn: Drawn) => {
    const waiter = waiters.get(drawn.id)
    waiters.delete(drawn.id)
    if ('bytes' in drawn) waiter?.resolve(drawn.bytes)
    else waiter?.reject(new Error(drawn.error))
    if (waiters.size === 0) ending = setTimeout(() => void close(), idle).unref()
  }
  const close = async () => {
    clearTimeout(ending)
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  const start = () => {
    const started = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      // what the server is started with is not for the thread
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    })
    started.unref()
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread that draws sheets ended'))
    })
    return started
  }
  return {
    close,
    draw: (sheet: Sheet): Promise<Bytes> => {
      clearTimeout(ending)
      worker ??= start()
      const id = ++lastId
      const drawn = new Promise<Bytes>((resolve, reject) => void waiters.set(id, { resolve, reject }))
      worker.postMessage({ id, sheet })
      return drawn
    },
  }
}
