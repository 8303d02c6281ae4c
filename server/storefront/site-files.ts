import { gzipSync } from 'node:zlib'
import type { ProjectId } from '#contract/platform/constants.ts'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { PATHS } from '#contract/content/paths.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { HIDDEN_PATHS } from './hidden-paths.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import { catalogueEntries, contentEntries, type SitemapEntry, sitemapXml } from './sitemap.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

const SITEMAP = '/sitemap.xml'
/** Finds `/robots.txt` and, for a storefront with a public origin, `/sitemap.xml`. */
export type SiteFiles = (shop: ServerDeps, projectId: ProjectId, path: string) => StoredFile | null

/** Keeps each file until settings, catalogue or content change. */
export function createSiteFiles(): SiteFiles {
  const kept = new Map<string, { readonly version: string; readonly file: StoredFile | null }>()
  return (shop, projectId, path) => {
    const make = MAKERS[path]
    if (!make) return null
    const { settings, catalogue, content } = shop
    const version = `${settings.version} ${catalogue.version} ${content.generation}`
    const key = `${projectId} ${path}`
    const found = kept.get(key)
    if (found?.version === version) return found.file
    const file = make(shop, projectId)
    kept.set(key, { version, file })
    return file
  }
}

const MAKERS: Readonly<Record<string, (shop: ServerDeps, projectId: ProjectId) => StoredFile | null>> = {
  '/robots.txt': (shop, projectId) => {
    const origin = publicOrigin(shop.settings.current(projectId))
    const lines = ['User-agent: *', ...HIDDEN_PATHS.map((path) => `Disallow: ${path}`)]
    if (origin !== null) lines.push('', `Sitemap: ${origin}${SITEMAP}`)
    return textFile(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
  },
  [SITEMAP]: (shop, projectId) => {
    const origin = publicOrigin(shop.settings.current(projectId))
    return origin === null
      ? null
      : textFile(sitemapXml(origin, entriesOf(shop, projectId)), 'application/xml; charset=utf-8')
  },
}

const entriesOf = (shop: ServerDeps, projectId: ProjectId): readonly SitemapEntry[] => [
  { path: PATHS.home },
  { path: ALL_PRODUCTS },
  { path: PATHS.showBuilder },
  ...contentEntries(shop.content.current(projectId)),
  ...catalogueEntries(shop.catalogue.storefront(projectId)),
]

function textFile(text: string, type: string): StoredFile {
  const plain = new Uint8Array(Buffer.from(text))
  return {
    type,
    cacheControl: 'public, max-age=3600',
    etag: etagOf(plain),
    plain,
    compressed: { gzip: new Uint8Array(gzipSync(plain)) },
  }
}
