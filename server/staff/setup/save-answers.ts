import type { Kysely } from 'kysely'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type WrittenSetting, writeSetting } from '#server/site/write-setting.ts'

/** Saves checked answers, all or none. */
export async function saveAnswers(db: Kysely<Database>, answers: readonly WrittenSetting[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '', note: 'Setup' })
    for (const answer of answers) await writeSetting(trx, answer)
  })
}
