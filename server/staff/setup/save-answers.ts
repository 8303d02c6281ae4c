import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type WrittenSetting, writeSetting } from '#server/site/write-setting.ts'

/** Saves checked answers, all or none. */
export async function saveAnswers(db: Db, answers: readonly WrittenSetting[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '', note: 'Setup' })
    for (const answer of answers) await writeSetting(trx, answer)
  })
}
