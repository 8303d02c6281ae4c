import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { ShopParts } from '#server/shop-parts.ts'
import { bootOf } from './boot.ts'
import { filterOfPath } from './listing-address.ts'
import { inScript, loadShell, writePage } from './page-shell.ts'
import { loadRouteChunks } from './route-chunks.ts'
import { etagOf, type StoredFile } from './stored-file.ts'

export interface PageRequest {
  readonly projectId: ProjectId
  readonly path: string
  /** the caller will ask for the listing with prices, so it is not worth sending without */
  readonly isKnown: boolean
  readonly hasQuery: boolean
}

export interface PageStore {
  readonly headers: Readonly<Record<string, string>>
  /** The page for an address: the same for everybody, kept until settings or catalogue change. */
  page(shop: ShopParts, request: PageRequest): StoredFile
}

const MOST = 100

export function loadPages(folder: string): PageStore {
  const shell = loadShell(folder)
  const linksOf = loadRouteChunks(folder)
  const kept = new Map<string, StoredFile>()
  let state = ''
  return {
    headers: shell.headers,
    page: (shop, request) => {
      const { projectId, path } = request
      const current = `${shop.settings.version} ${shop.catalogue.generation}`
      if (current !== state || kept.size > MOST) kept.clear()
      state = current
      const links = linksOf(path)
      const listing = listingOf(shop, request)
      const key = `${projectId} ${listing ? path : ''} ${links.scripts}`
      const found = kept.get(key)
      if (found) return found
      const isPro = projectId === PROFESSIONAL_PROJECT
      const boot = `${JSON.stringify(bootOf(shop, projectId)).slice(0, -1)}${listing ?? ''}}`
      const brand = isPro ? 'pro' : 'consumer'
      const made = fileOf(
        writePage(shell, { brand, theme: isPro ? 'dark' : 'light', boot: inScript(boot), links }),
      )
      kept.set(key, made)
      return made
    },
  }
}

/** The first page of a listing as a visitor gets it, as one more member of the boot data. */
function listingOf(shop: ShopParts, { projectId, path, isKnown, hasQuery }: PageRequest): string | null {
  const filter = isKnown || hasQuery ? null : filterOfPath(path)
  if (!filter) return null
  const { json } = shop.listings(shop, projectId, filter, null)
  return `,"listing":{"path":${JSON.stringify(path)},"answer":${json}}`
}

function fileOf(html: string): StoredFile {
  const plain = new Uint8Array(Buffer.from(html))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    etag: etagOf(plain),
    plain,
    packed: {
      br: new Uint8Array(brotliCompressSync(plain, { params })),
      gzip: new Uint8Array(gzipSync(plain)),
    },
  }
}
