import type { ProjectId } from '#contract/platform/constants.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { int4, jsonb, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type RemovedSecret, removeSecretsSentTo } from './remove-secrets.ts'
import type { SettingValue } from './setting-rules.ts'

const update = statement({
  name: 'setting-write',
  sql: `update settings set value = :value where project_id = :projectId and key = :key and value <> :value
   returning project_id`,
  params: { projectId: int4, key: text, value: jsonb<SettingValue>() },
  row: { project_id: int4 },
})

export interface WrittenSetting {
  readonly projectId: ProjectId
  readonly key: string
  readonly value: SettingValue
}

/**
 * Writes a checked value; one that is set already makes no revision. Resolves with the secrets that were removed, because
 * they were for the former address.
 */
export async function writeSetting(
  trx: Transaction,
  setting: WrittenSetting,
): Promise<readonly RemovedSecret[]> {
  const changed = await update(trx, setting)
  return removeSecretsSentTo(
    trx,
    setting.key,
    changed.map(({ project_id }) => project_id),
  )
}
