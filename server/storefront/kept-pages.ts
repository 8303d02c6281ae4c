import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { documentFile, smallestDocument } from './document-file.ts'
import type { DrawnPage } from './page-shell.ts'
import type { StoredFile } from '#server/platform/http/stored-file.ts'

const MOST = 300
const SECOND = 1_000
/** A page that failed to draw is not tried again for so long. */
const FAILURE_KEPT = 10 * SECOND

interface KeptPagesOptions {
  /** drawing is work on the only thread */
  readonly mostPerSecond: number
  readonly now?: () => number
}

/**
 * The document of a key, drawn when it is first asked for. Null: it cannot be drawn, or not this time. Rejects as
 * `draw` does, and asks it again ten seconds later.
 */
export type KeptPages = (key: string, draw: () => Promise<DrawnPage | null>) => Promise<KeptPage | null>

interface KeptPage extends Pick<DrawnPage, 'headers'> {
  readonly file: StoredFile
}

interface Kept {
  readonly page: KeptPage
  isPackedBetter: boolean
}

/**
 * Keeps the most recently used documents, or that a page cannot be drawn. Draws each once, however many ask for it
 * meanwhile; packs it better when it is asked for again, unless another is being packed.
 */
export function createKeptPages({
  mostPerSecond,
  now = () => performance.now(),
}: KeptPagesOptions): KeptPages {
  const kept = new BoundedCache<Kept>(MOST)
  // apart, because anybody can make up addresses
  const undrawn = new BoundedCache<true>(MOST)
  const flights = new Map<string, Promise<KeptPage | null>>()
  const mayStart = createPace(mostPerSecond, now)
  const failures = new BoundedCache<number>(MOST)
  const packBetter = createPacker(kept)
  const pageOf = async (key: string, drawn: () => Promise<DrawnPage | null>) => {
    try {
      return await drawn()
    } catch (error) {
      failures.set(key, now(), 1)
      throw error
    }
  }
  const draw = async (key: string, drawn: () => Promise<DrawnPage | null>) => {
    const found = await pageOf(key, drawn)
    if (found === null) {
      undrawn.set(key, true, 1)
      return null
    }
    const page = { file: await documentFile(found.html), headers: found.headers }
    kept.set(key, { page, isPackedBetter: false }, 1)
    return page
  }
  return async (key, drawn) => {
    const found = kept.get(key)
    if (found) {
      void packBetter(key, found)
      return found.page
    }
    if (undrawn.get(key) || now() - (failures.get(key) ?? -Infinity) < FAILURE_KEPT) return null
    const flight = flights.get(key)
    if (flight) return flight
    if (!mayStart()) return null
    const started = draw(key, drawn).finally(() => flights.delete(key))
    flights.set(key, started)
    return started
  }
}

/** Packs one document at a time, and drops the result when the document is no longer kept. */
function createPacker(kept: BoundedCache<Kept>): (key: string, found: Kept) => Promise<void> {
  let isPacking = false
  return async (key, found) => {
    if (isPacking || found.isPackedBetter) return
    isPacking = true
    found.isPackedBetter = true
    try {
      const page = { ...found.page, file: await smallestDocument(found.page.file) }
      if (kept.get(key)?.page === found.page) kept.set(key, { page, isPackedBetter: true }, 1)
    } catch {
      // the document stays as it was packed first
    } finally {
      isPacking = false
    }
  }
}

function createPace(mostPerSecond: number, now: () => number): () => boolean {
  let since = now()
  let count = 0
  return () => {
    if (now() - since >= SECOND) {
      since = now()
      count = 0
    }
    return ++count <= mostPerSecond
  }
}
