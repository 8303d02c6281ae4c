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

/** The sitemap of a storefront whose public origin is `origin`. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ path, lastmod, pictures = [] }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${pictures
        .map((each) => `<image:image><image:loc>${escapeXml(origin + each)}</image:loc></image:image>`)
        .join('')}</url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
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
