import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import type { Freshness } from '#server/catalogue/shown-stock.ts'
import { documentFile, smallestDocument } from './document-file.ts'
import type { WrittenPage } from './page-shell.ts'
import type { StoredFile } from '#server/platform/http/stored-file.ts'

const MOST = 300
const SECOND = 1_000
/** A page that failed to draw is not tried again for so long. */
const FAILURE_KEPT = 10 * SECOND
/** An older page that is stale is not shown: nobody asked for it, so it may have been stale all the time. */
const STALE_SHOWN = 60 * SECOND

interface KeptPagesOptions {
  /** the documents that are kept at most, 300 by default */
  readonly most?: number
  /** drawing is work on the only thread */
  readonly mostPerSecond: number
  readonly now?: () => number
}

export interface DrawnPage extends WrittenPage {
  /** of the stock that it shows */
  readonly freshness: () => Freshness
}

/**
 * The document of a key, drawn when it is first asked for. Null: it cannot be drawn, or not this time. After a failure,
 * of which `failed` is told, it is drawn again ten seconds later. A stale document is shown once more while the next one
 * is drawn; one that is wrong is not.
 */
export type KeptPages = (
  key: string,
  draw: () => Promise<DrawnPage | null>,
  failed: (error: unknown) => void,
) => Promise<KeptPage | null>

interface KeptPage extends Pick<DrawnPage, 'headers' | 'freshness'> {
  readonly file: StoredFile
}

interface Kept {
  readonly page: KeptPage
  readonly drawnAt: number
  isPackedBetter: boolean
}

/**
 * Keeps the most recently used documents, or that a page cannot be drawn. Draws each once, however many ask for it
 * meanwhile; packs it better when it is asked for again, unless another is being packed.
 */
export function createKeptPages({
  most = MOST,
  mostPerSecond,
  now = () => performance.now(),
}: KeptPagesOptions): KeptPages {
  const kept = new BoundedCache<Kept>(most)
  // apart, because anybody can make up addresses
  const undrawn = new BoundedCache<true>(most)
  const flights = new Map<string, Promise<KeptPage | null>>()
  const mayStart = createPace(now)
  const failures = new BoundedCache<number>(most)
  const packBetter = createPacker(kept)
  const draw = async (key: string, drawn: () => Promise<DrawnPage | null>) => {
    const found = await drawn()
    if (found === null) {
      undrawn.set(key, true, 1)
      return null
    }
    const { html, headers, freshness } = found
    const page = { file: await documentFile(html), headers, freshness }
    kept.set(key, { page, drawnAt: now(), isPackedBetter: false }, 1)
    return page
  }
  const newest = async (
    most: number,
    [key, drawn, failed]: Parameters<KeptPages>,
  ): Promise<KeptPage | null> => {
    if (undrawn.get(key) || now() - (failures.get(key) ?? -Infinity) < FAILURE_KEPT) return null
    const flight = flights.get(key)
    if (flight) return flight
    if (!mayStart(most)) return null
    const started = draw(key, drawn)
      .catch((error: unknown) => {
        failures.set(key, now(), 1)
        failed(error)
        return null
      })
      .finally(() => flights.delete(key))
    flights.set(key, started)
    return started
  }
  return async (...asked) => {
    const [key] = asked
    const found = kept.get(key)
    const freshness = found?.page.freshness() ?? 'wrong'
    if (!found || freshness === 'wrong') return newest(mostPerSecond, asked)
    if (freshness === 'fresh') {
      void packBetter(key, found)
      return found.page
    }
    if (now() - found.drawnAt >= STALE_SHOWN) return newest(mostPerSecond, asked)
    // the other half is for pages that nobody can be shown
    void newest(mostPerSecond / 2, asked)
    return found.page
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
      if (kept.get(key)?.page === found.page) kept.set(key, { ...found, page, isPackedBetter: true }, 1)
    } catch {
      // the document stays as it was packed first
    } finally {
      isPacking = false
    }
  }
}

/** Whether one more may start in this second, of which there may be so many. */
function createPace(now: () => number): (most: number) => boolean {
  let since = now()
  let count = 0
  return (most) => {
    if (now() - since >= SECOND) {
      since = now()
      count = 0
    }
    if (count >= most) return false
    count++
    return true
  }
}
