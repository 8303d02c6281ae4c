import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import type { HtmlDocument } from './documents.ts'
import { CONTENT_FIELDS, fieldCode, MENU_FIELDS } from './fields.ts'
import { hostileBlocks, LONGEST } from './hostile-blocks.ts'
import { dealers, homeEntries, posts, unseenEntries } from './hostile-entries.ts'
import { chunked, linesOf, scriptAddress, zipped } from './hostile-lines.ts'
import type { Payload } from './payloads.ts'
import { type Entry, entry } from './content-entry.ts'

/** A page of the server has at most 100 blocks. */
const TOGETHER = 90

export interface HostileContent {
  /** paths of pages */
  readonly pages: readonly string[]
  /** the payloads in texts that pages show, as `17.004` */
  readonly planted: ReadonlySet<string>
}

/** Writes payloads into every kind of content and every field of it. */
export async function spoilContent(
  db: TestDb,
  all: readonly Payload[],
  pieces: readonly HtmlDocument[],
): Promise<HostileContent> {
  await sql`delete from entries where kind <> all(array['menu', 'page', 'redirect'])`.execute(db)
  const pages = hostilePages(all, pieces)
  const entries = [
    ...pages,
    ...menus(all),
    ...posts(all),
    ...homeEntries(all),
    ...dealers(all),
    ...unseenEntries(all),
  ]
  for (const { kind, key, body } of entries)
    await sql`insert into entries (project_id, kind, key, body)
      select project, ${kind}, ${key}, ${JSON.stringify(body)}::jsonb from unnest(array[11, 14]) project
      on conflict (project_id, kind, key) do update set body = excluded.body`.execute(db)
  return { pages: pages.map(({ key }) => key), planted: plantedIn(entries) }
}

function plantedIn(entries: readonly Entry[]): ReadonlySet<string> {
  const shown = new Set(CONTENT_FIELDS.map(fieldCode))
  const text = JSON.stringify(entries)
  const numbers = [...text.matchAll(/ran\((\d+\.(\d{3}))\)/g)]
  return new Set(numbers.flatMap(([, number = '', code = '']) => (shown.has(code) ? [number] : [])))
}

function hostilePages(all: readonly Payload[], pieces: readonly HtmlDocument[]): readonly Entry<'page'>[] {
  const titles = linesOf(all, 'page.title', 200)
  const seo = zipped({
    page_title: linesOf(all, 'page.page_title', LONGEST),
    seo_meta: linesOf(all, 'page.seo_meta', LONGEST),
  })
  return chunked(hostileBlocks(all, pieces), TOGETHER).map((blocks, at) =>
    entry('page', `/pages/hostile-${at}`, {
      title: titles[at] ?? '',
      seo: seo[at] ?? {},
      blocks: [...blocks],
    }),
  )
}

/** Each menu has as many links as it may have; no two have the same payload. */
const menus = (all: readonly Payload[]): readonly Entry<'menu'>[] =>
  MENU_FIELDS.flatMap((field, menu) => {
    const share = all.filter((_, at) => at % MENU_FIELDS.length === menu)
    const items = linesOf(share, field, 80)
      .slice(0, 60)
      .map((title, at) => ({ title, link_to: scriptAddress(all, at), icon: scriptAddress(all, at) }))
    const name = `${field.slice(field.indexOf('.') + 1)}_options`
    return ['rw_', 'pl_'].map((prefix) => entry('menu', prefix + name, { items }))
  })
