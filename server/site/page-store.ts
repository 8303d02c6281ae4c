import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/constants.ts'
import type { ShopParts } from '#server/shop-parts.ts'
import { bootData } from './boot-data.ts'
import { loadShell, writePage } from './page-shell.ts'
import { loadRouteChunks } from './route-chunks.ts'
import { etagOf, type StoredFile } from './stored-file.ts'

export interface PageStore {
  readonly headers: Readonly<Record<string, string>>
  /** The page for a path: the same for everybody, kept until settings or catalogue change. */
  page(shop: ShopParts, projectId: ProjectId, path: string): StoredFile
}

export function loadPages(folder: string): PageStore {
  const shell = loadShell(folder)
  const linksOf = loadRouteChunks(folder)
  const kept = new Map<string, StoredFile>()
  let state = ''
  return {
    headers: shell.headers,
    page: (shop, projectId, path) => {
      const current = `${shop.settings.version} ${shop.catalogue.version}`
      if (current !== state) kept.clear()
      state = current
      const links = linksOf(path)
      const key = `${projectId} ${links}`
      const found = kept.get(key)
      if (found) return found
      const isPro = projectId === PROFESSIONAL_PROJECT
      const html = writePage(shell, {
        brand: isPro ? 'pro' : 'consumer',
        theme: isPro ? 'dark' : 'light',
        boot: bootData(shop, projectId),
        links,
      })
      const made = fileOf(html)
      kept.set(key, made)
      return made
    },
  }
}

function fileOf(html: string): StoredFile {
  const plain = new Uint8Array(Buffer.from(html))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
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
