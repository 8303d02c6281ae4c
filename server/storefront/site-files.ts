import { gzipSync } from 'node:zlib'
import type { ProjectId } from '#contract/platform/constants.ts'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { PATHS } from '#contract/content/paths.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { HIDDEN_PATHS } from './hidden-paths.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import {
  catalogueEntries,
  contentEntries,
  isSitemap,
  SITEMAP,
  type SitemapEntry,
  sitemapXml,
} from './sitemap.ts'
import { etagOf, type StoredFile } from '#server/platform/http/stored-file.ts'

/** Finds `/robots.txt` and, for a storefront with a public origin, `/sitemap.xml` and its parts. */
export type SiteFiles = (shop: ServerDeps, projectId: ProjectId, path: string) => StoredFile | null

/** Keeps each file until settings, catalogue or content change. */
export function createSiteFiles(): SiteFiles {
  const kept = new Map<string, { readonly version: string; readonly file: StoredFile | null }>()
  return (shop, projectId, path) => {
    if (path !== ROBOTS && !isSitemap(path)) return null
    const { settings, catalogue, content } = shop
    const version = `${settings.version} ${catalogue.version} ${content.generation}`
    const key = `${projectId} ${path}`
    const found = kept.get(key)
    if (found?.version === version) return found.file
    const origin = publicOrigin(shop.settings.current(projectId))
    const file = path === ROBOTS ? robots(origin) : sitemap(shop, projectId, origin, path)
    kept.set(key, { version, file })
    return file
  }
}

const ROBOTS = '/robots.txt'

function robots(origin: string | null): StoredFile {
  const lines = ['User-agent: *', ...HIDDEN_PATHS.map((path) => `Disallow: ${path}`)]
  if (origin !== null) lines.push('', `Sitemap: ${origin}${SITEMAP}`)
  return textFile(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
}

function sitemap(
  shop: ServerDeps,
  projectId: ProjectId,
  origin: string | null,
  path: string,
): StoredFile | null {
  if (origin === null) return null
  const xml = sitemapXml(origin, entriesOf(shop, projectId), path)
  return xml === null ? null : textFile(xml, 'application/xml; charset=utf-8')
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
