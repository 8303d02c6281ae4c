import type { RemovalAnswer } from '#contract/content/content-media.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

const FILE = { sha256: text, type: text }
const fileOf = (src: string) => {
  const [sha256 = '', type = ''] = src.replace('/media/', '').split('.')
  return { sha256, type }
}

const updateAlt = statement({
  name: 'media-alt',
  sql: 'update media set alt = :alt where sha256 = :sha256 and type = :type returning alt',
  params: { ...FILE, alt: text },
  row: { alt: text },
})

/** Resolves with whether the picture was there. Entries that show it keep the text that they have. */
export const changeAlt = async (db: Db, src: string, alt: string): Promise<boolean> =>
  (await updateAlt(db, { ...fileOf(src), alt })).length > 0

const selectUses = statement({
  name: 'media-uses',
  sql: `select project_id, kind, key from entries where strpos(body::text, :src) > 0
   union select project_id, kind, key from drafts where strpos(body::text, :src) > 0
   union select p.project_id, 'product', p.model from product_media m join products p on p.id = m.product_id
     where m.sha256 = :sha256 order by 1, 2, 3 limit 10`,
  params: { src: text, sha256: text },
  row: { project_id: nullable(int4), kind: nullable(text), key: nullable(text) },
})
const deleteMedia = statement({
  name: 'media-remove',
  sql: 'delete from media where sha256 = :sha256 and type = :type',
  params: FILE,
})

/** Removes a picture unless an entry or a draft shows it. Caches may have it for as long as they keep files. */
export const removeMedia = (db: Db, src: string): Promise<RemovalAnswer> =>
  inTransaction(db, async (trx) => {
    // an entry that shows it may be published at the same time
    await beginChange(trx, { staffId: '', note: '' })
    const uses = await selectUses(trx, { src, sha256: fileOf(src).sha256 })
    if (uses.length > 0) {
      const names = uses.map(({ project_id, kind, key }) => `${kind} ${key} (storefront ${project_id})`)
      return { kind: 'used', text: `It is still shown by ${names.join(', ')}.` }
    }
    await deleteMedia(trx, fileOf(src))
    return { kind: 'removed' }
  })
