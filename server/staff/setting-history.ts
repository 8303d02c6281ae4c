import type { SettingRevision, StaffSetting } from '#contract/staff/staff-settings.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, int8, jsonb, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

// secrets have no revisions
const selectHistory = statement({
  name: 'staff-setting-history',
  sql: `select r.id, r.at, s.name as staff, r.note, r.after->'value' as value from revisions r
   left join staff s on s.id = r.staff_id
   where r.project_id = :projectId and r.kind = :kind and r.key = :key order by r.id desc limit 50`,
  params: { projectId: int4, kind: text, key: text },
  row: {
    id: int8,
    at: timestamptz,
    staff: nullable(text),
    note: nullable(text),
    value: nullable(jsonb<StaffSetting['value']>()),
  },
})

interface SettingAddress {
  readonly projectId: number
  readonly kind: 'store' | 'app'
  readonly key: string
}

/** The latest 50 values of a setting, the newest first. */
export async function settingHistory(db: Db, address: SettingAddress): Promise<SettingRevision[]> {
  const rows = await selectHistory(db, address)
  return rows.map(({ id, at, ...row }) => ({ id: Number(id), at: at.toISOString(), ...row }))
}
