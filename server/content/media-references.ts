import type { EntryContent, EntryProblem } from '#contract/content/content-editing.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { EntryAddress } from './entry-address.ts'

/** Not the same path of another site. */
const PICTURE = /(?<![\w.:-])\/media\/([\w.-]+)/g

interface MediaReference {
  readonly field: string
  /** of the file below /media */
  readonly name: string
}

/** The uploaded pictures that a body names, also inside its texts. @param path of the field */
export function mediaReferences(value: unknown, path = ''): readonly MediaReference[] {
  if (typeof value === 'string')
    return [...value.matchAll(PICTURE)].map(([, name = '']) => ({ field: path, name }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    mediaReferences(each, path === '' ? name : `${path}.${name}`),
  )
}

const selectNames = statement({
  name: 'media-names',
  sql: `select sha256 || '.' || type as name from media where sha256 = any(:hashes)`,
  params: { hashes: array(text) },
  row: { name: text },
})

interface Written extends Pick<EntryAddress, 'kind' | 'key'> {
  readonly content: Pick<EntryContent, 'body'> | null
}

/** Pictures that entries name and nobody has uploaded. @param added names of those that come with the entries */
export async function missingMedia(
  db: Db,
  entries: readonly Written[],
  added: readonly string[] = [],
): Promise<EntryProblem[]> {
  const named = entries.flatMap(({ kind, key, content }) =>
    content === null ? [] : mediaReferences(content.body).map((reference) => ({ kind, key, ...reference })),
  )
  if (named.length === 0) return []
  const rows = await selectNames(db, { hashes: named.map(({ name }) => name.split('.')[0] ?? '') })
  const known = new Set([...added, ...rows.map(({ name }) => name)])
  return named
    .filter(({ name }) => !known.has(name))
    .map(({ kind, key, field, name }) => ({ kind, key, field, text: `There is no picture /media/${name}.` }))
}
