import { BoundedCache } from '#server/artwork/bounded-cache.ts'
import { serviceUnavailable } from '#server/http/http-error.ts'
import type { Bytes } from '#server/site/stored-file.ts'
import { createDrawingThread } from './drawing-thread.ts'
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
  const thread = createDrawingThread<Sheet>(SCRIPT, idle)
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
const SCRIPT = new URL('./sheet-worker.ts', import.meta.url)
