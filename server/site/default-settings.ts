import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SettingValue } from './setting-rules.ts'
import { initialValue, type SettingDefinition, SETTINGS } from './setting-table.ts'

interface SettingRow {
  readonly project_id: ProjectId
  readonly kind: SettingDefinition['kind']
  readonly key: string
  readonly value: SettingValue
}

const ROWS = 'jsonb_to_recordset(:settings) as w (project_id int, kind text, key text, value jsonb)'
// apart from the insert, which changes the version even where it adds nothing
const selectMissing = statement({
  name: 'settings-missing',
  sql: `select w.key from ${ROWS} where not exists (
     select from settings s where s.project_id = w.project_id and s.kind = w.kind and s.key = w.key) limit 1`,
  params: { settings: jsonb<readonly SettingRow[]>() },
  row: { key: text },
})
const insertMissing = statement({
  name: 'settings-insert-missing',
  sql: `insert into settings (project_id, kind, key, value) select w.project_id, w.kind, w.key, w.value from ${ROWS}
   on conflict do nothing returning project_id, key`,
  params: { settings: jsonb<readonly SettingRow[]>() },
  row: { project_id: int4, key: text },
})

/** What an owner sets before the first visitor: where messages go, the address of the shop, and what its pages say. */
const FIRST = ['email', 'public_url', 'phone', 'hours', 'warehouse_street']

const initialSettings: readonly SettingRow[] = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).flatMap(
  (project_id) =>
    Array.from(SETTINGS, ([key, definition]) => ({
      project_id,
      kind: definition.kind,
      key,
      value: initialValue(definition, project_id),
    })),
)

/** Inserts the settings that a storefront lacks; those that it has stay as they are. */
export async function writeDefaultSettings(db: Db, log: (line: string) => void): Promise<void> {
  const settings = initialSettings
  if ((await selectMissing(db, { settings })).length === 0) return
  const added = await inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '', note: 'Settings of a new shop' })
    return insertMissing(trx, { settings })
  })
  for (const project of [CONSUMER_PROJECT, PROFESSIONAL_PROJECT]) {
    const first = FIRST.filter((key) => added.some((row) => row.project_id === project && row.key === key))
    if (first.length > 0)
      log(
        `Storefront ${project} has new settings. Set first: ${first.join(', ')} (see "A new shop" in docs/operations.md).`,
      )
  }
}
