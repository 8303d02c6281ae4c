import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { ProductFilter } from '#contract/products.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { bootOf } from './boot.ts'
import { filterOfPath } from './listing-address.ts'
import { inScript, loadShell, writePage } from './page-shell.ts'
import { loadRouteChunks } from './route-chunks.ts'
import { etagOf, type StoredFile } from './stored-file.ts'

export interface PageRequest {
  readonly projectId: ProjectId
  readonly path: string
  /** the client is logged in and will fetch the listing with prices, so the page leaves it out */
  readonly isKnown: boolean
  readonly hasQuery: boolean
}

export interface PageStore {
  readonly headers: Readonly<Record<string, string>>
  /** The page of a path, the same for all clients; cached until settings or catalogue change. */
  page(shop: ServerDeps, request: PageRequest): StoredFile
}

/** Bounded, because anybody can make up addresses of listings. */
const MOST_LISTINGS = 100

interface KeptPage {
  readonly html: string
  readonly file: StoredFile
  readonly isSmallest: boolean
}

export function loadPages(folder: string): PageStore {
  const shell = loadShell(folder)
  const linksOf = loadRouteChunks(folder)
  const plain = new Map<string, StoredFile>()
  const listings = new Map<string, KeptPage>()
  let state = ''
  return {
    headers: shell.headers,
    page: (shop, request) => {
      const { projectId, path } = request
      const current = `${shop.settings.version} ${shop.catalogue.generation}`
      if (current !== state) {
        plain.clear()
        listings.clear()
      }
      state = current
      const links = linksOf(path)
      const write = (listing: string) => {
        const isPro = projectId === PROFESSIONAL_PROJECT
        const boot = `${JSON.stringify(bootOf(shop, projectId)).slice(0, -1)}${listing}}`
        const brand = isPro ? 'pro' : 'consumer'
        return writePage(shell, { brand, theme: isPro ? 'dark' : 'light', boot: inScript(boot), links })
      }
      const filter = listingFilterOf(request)
      if (filter)
        return listingPage(listings, `${projectId} ${path}`, () => write(listingOf(shop, request, filter)))
      const key = `${projectId} ${links.scripts}`
      const file = plain.get(key) ?? fileOf(write(''))
      plain.set(key, file)
      return file
    },
  }
}

/**
 * Gzipped fast at the first request, with Brotli from the second on, because most listings are requested once. Evicts
 * the least recently used.
 */
function listingPage(kept: Map<string, KeptPage>, key: string, write: () => string): StoredFile {
  const found = kept.get(key)
  const html = found?.html ?? write()
  const page = found?.isSmallest
    ? found
    : { html, file: found ? fileOf(html) : quickFileOf(html), isSmallest: found !== undefined }
  kept.delete(key)
  kept.set(key, page)
  const oldest = kept.size > MOST_LISTINGS ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return page.file
}

const listingFilterOf = ({ path, isKnown, hasQuery }: PageRequest): ProductFilter | null =>
  isKnown || hasQuery ? null : filterOfPath(path)

/** The first page of a listing for visitors, as an additional member of the boot data. */
function listingOf(shop: ServerDeps, { projectId, path }: PageRequest, filter: ProductFilter): string {
  const { json } = shop.listings(shop, projectId, filter, null)
  return `,"listing":{"path":${JSON.stringify(path)},"answer":${json}}`
}

function fileOf(html: string): StoredFile {
  const file = quickFileOf(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return {
    ...file,
    compressed: {
      br: new Uint8Array(brotliCompressSync(file.plain, { params })),
      gzip: new Uint8Array(gzipSync(file.plain)),
    },
  }
}

function quickFileOf(html: string): StoredFile {
  const plain = new Uint8Array(Buffer.from(html))
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    etag: etagOf(plain),
    plain,
    compressed: { gzip: new Uint8Array(gzipSync(plain, { level: 1 })) },
  }
}
