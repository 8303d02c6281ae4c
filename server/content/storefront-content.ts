import { safeParse } from 'valibot'
import { CONTENT_KINDS, type ContentBody, type ContentKind } from '#contract/content/content-kinds.ts'
import { firstPath, normalizedPath } from '#contract/content/paths.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import type { Redirect } from '#contract/site/site.ts'
import type { EntryRow } from './entry-rows.ts'

export interface LiveEntry<K extends ContentKind = ContentKind> {
  readonly key: string
  readonly body: ContentBody<K>
  /** of a page or post: when it was changed last, as `YYYY-MM-DD` */
  readonly changedOn: string | null
}

export interface PageSeo {
  readonly page_title: string | null
  readonly seo_meta: string | null
}

/** What visitors of a storefront read, without entries that are not in their time or not valid. */
export interface StorefrontContent {
  /** in the order of their positions */
  list<K extends ContentKind>(kind: K): readonly LiveEntry<K>[]
  /** Paths match in any case and with or without a trailing slash, other keys exactly. */
  find<K extends ContentKind>(kind: K, key: string): LiveEntry<K> | null
  readonly redirects: readonly Redirect[]
  /** The title and description that an editor wrote for a path. */
  seoOf(path: string): (PageSeo & { readonly id: string }) | null
  /** A page or post of this path was there once and is no longer. */
  isWithdrawn(path: string): boolean
}

const PATH_KINDS: ReadonlySet<ContentKind> = new Set<ContentKind>(['page', 'post', 'redirect', 'seo'])

export const isPathKind = (kind: ContentKind): boolean => PATH_KINDS.has(kind)

/** The form of a key in which it is stored and compared. */
export const entryKey = (kind: ContentKind, key: string): string =>
  isPathKind(kind) ? normalizedPath((safePath(key) ?? key).split(/[?#]/, 1)[0] ?? '') : key

export function storefrontContent(
  rows: readonly EntryRow[],
  reject: (row: EntryRow, problem: string) => void,
  withdrawn: readonly string[] = [],
): StorefrontContent {
  const byKind = new Map<ContentKind, Map<string, LiveEntry>>()
  for (const row of rows) {
    const read = safeParse(CONTENT_KINDS[row.kind], row.body)
    if (!read.success) {
      reject(row, read.issues[0].message)
      continue
    }
    const entries = byKind.get(row.kind) ?? new Map<string, LiveEntry>()
    byKind.set(
      row.kind,
      entries.set(entryKey(row.kind, row.key), {
        key: row.key,
        body: read.output,
        changedOn: row.changed_on,
      }),
    )
  }
  // the schema of its kind has parsed every body
  const entriesOf = <K extends ContentKind>(kind: K) =>
    (byKind.get(kind) ?? new Map()) as ReadonlyMap<string, LiveEntry<K>>
  const list = <K extends ContentKind>(kind: K) => [...entriesOf(kind).values()]
  const find = <K extends ContentKind>(kind: K, key: string) =>
    entriesOf(kind).get(entryKey(kind, key)) ?? null
  const once = new Set(withdrawn.map((key) => entryKey('page', key)))
  return {
    list,
    find,
    redirects: list('redirect').map(({ key, body }) => ({ source_url: key, ...body })),
    seoOf: (path) => seoOf(find, path.split(/[?#]/, 1)[0] ?? ''),
    isWithdrawn: (path) => once.has(entryKey('page', path)) && !find('page', path) && !find('post', path),
  }
}

function seoOf(find: StorefrontContent['find'], path: string): (PageSeo & { readonly id: string }) | null {
  const first = firstPath(entryKey('page', path))
  const own = find('seo', path) ?? find('seo', first)
  if (own) return { id: own.key, page_title: own.body.page_title, seo_meta: own.body.seo_meta }
  const page = find('page', first) ?? find('post', path)
  if (!page) return null
  const { title, seo } = page.body
  return { id: page.key, page_title: seo.page_title ?? title, seo_meta: seo.seo_meta ?? null }
}
