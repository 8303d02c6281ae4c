import type { Db } from '#server/platform/database/db.ts'
import { bytea, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ExportedEntry } from './exported-entries.ts'
import { mediaReferences } from './media-references.ts'

/** An uploaded picture as a folder holds it. */
export interface MediaFile {
  /** hash of its bytes and extension */
  readonly name: string
  readonly alt: string
  readonly bytes: Buffer
}

const selectFile = statement({
  name: 'media-file',
  sql: 'select bytes, alt from media where sha256 = :sha256 and type = :type',
  params: { sha256: text, type: text },
  row: { bytes: bytea, alt: text },
})

/** The uploaded pictures that entries name, one after the other, because all of them may not fit into memory. */
export async function* mediaOf(db: Db, entries: readonly ExportedEntry[]): AsyncGenerator<MediaFile> {
  const names = new Set(entries.flatMap(({ body }) => mediaReferences(body).map(({ name }) => name)))
  for (const name of [...names].sort()) {
    const [sha256 = '', type = ''] = name.split('.')
    const [row] = await selectFile(db, { sha256, type })
    if (row) yield { name, ...row }
  }
}
