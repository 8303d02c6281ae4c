import { countBits } from '#server/catalogue/bitset.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'
import type { StorefrontContent } from '#server/content/storefront-content.ts'
import { firstPath, PATHS, productPath } from '#contract/content/paths.ts'
import { photoFiles } from './page-picture.ts'
import { groupPath, productsOf } from '#server/content/shown-by.ts'

export interface SitemapEntry {
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly lastmod?: string | null
  /** paths */
  readonly pictures?: readonly string[]
}

/** Products and their listings; those without a product are left out. */
export const catalogueEntries = (catalogue: StorefrontCatalogue): readonly SitemapEntry[] => [
  ...catalogue.groups
    .filter((group) => countBits(productsOf(catalogue, group)) > 0)
    .map((group) => ({ path: groupPath(group) })),
  ...catalogue.items.map((item) => ({ path: productPath(item.url), pictures: photoFiles(item) })),
]

/** Pages, each by its first path, posts and their list. */
export function contentEntries(content: StorefrontContent): readonly SitemapEntry[] {
  const pages = content
    .list('page')
    .filter(({ key }) => firstPath(key) === key)
    .map(({ key, changedOn }) => ({ path: key, lastmod: changedOn }))
  const posts = content
    .list('post')
    .map(({ key, body, changedOn }) => ({ path: key, lastmod: latest([body.date, changedOn]) }))
  return [...pages, { path: PATHS.news, lastmod: latest(posts.map(({ lastmod }) => lastmod)) }, ...posts]
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null)

/** Ten times as many may stand in a file, but so many are written and packed without others waiting for it. */
const MOST = 5_000

export const SITEMAP = '/sitemap.xml'
const partPath = (part: number): string => `/sitemap-${part}.xml`
const PART = /^\/sitemap-([1-9]\d{0,2})\.xml$/

export const isSitemap = (path: string): boolean => path === SITEMAP || PART.test(path)

/**
 * The sitemap at a path of a storefront whose public origin is `origin`, or null. What does not fit in one file stands in parts
 * `/sitemap-1.xml`, …, which `/sitemap.xml` lists.
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[], path = SITEMAP): string | null {
  const parts = Math.ceil(entries.length / MOST)
  if (path === SITEMAP) return parts > 1 ? indexXml(origin, parts) : entriesXml(origin, entries)
  const part = Number(PART.exec(path)?.[1] ?? 0)
  if (parts === 1 || part < 1 || part > parts) return null
  return entriesXml(origin, entries.slice((part - 1) * MOST, part * MOST))
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function indexXml(origin: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapeXml(origin + partPath(at + 1))}</loc></sitemap>`,
  )
  return [DECLARATION, `<sitemapindex xmlns="${SCHEMA}">`, ...lines, '</sitemapindex>', ''].join('\n')
}

function entriesXml(origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, lastmod, pictures = [] }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${pictures
        .map((each) => `<image:image><image:loc>${escapeXml(origin + each)}</image:loc></image:image>`)
        .join('')}</url>`,
  )
  return [
    DECLARATION,
    `<urlset xmlns="${SCHEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
