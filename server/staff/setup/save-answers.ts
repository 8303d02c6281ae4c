import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/platform/constants.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, jsonb, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'

const update = statement({
  name: 'setup-save-setting',
  sql: 'update settings set value = :value where project_id = :projectId and key = :key and value <> :value',
  params: { projectId: int4, key: text, value: jsonb<SettingValue>() },
})

export interface Answer {
  readonly projectId: ProjectId
  readonly key: string
  readonly value: SettingValue
}

/** Saves checked answers, all or none; one that is what is set already makes no revision. */
export async function saveAnswers(db: Kysely<Database>, answers: readonly Answer[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '', note: 'Setup' })
    for (const answer of answers) await update(trx, answer)
  })
}
