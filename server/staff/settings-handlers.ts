import type { SaveSettingAnswer, StaffSetting, staffSettingsCalls } from '#contract/staff/staff-settings.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import { int4, jsonb, type RowOf, text, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { type RemovedSecret, removedText } from '#server/site/remove-secrets.ts'
import { settingProblem } from '#server/site/setting-problem.ts'
import { parseSetting } from '#server/site/setting-value.ts'
import { writeSetting } from '#server/site/write-setting.ts'
import { settingHistory } from './setting-history.ts'
import { nameAuditSubject } from '#server/platform/audit/staff-audit.ts'

const SETTING = {
  kind: textOf<StaffSetting['kind']>(),
  key: text,
  value: jsonb<StaffSetting['value']>(),
  /** another one after every save */
  version: text,
}

const selectSettings = statement({
  name: 'staff-settings',
  sql: `select kind, key, value, xmin::text as version from settings where project_id = :projectId
   and jsonb_typeof(value) in ('string', 'number', 'boolean') order by key, kind`,
  params: { projectId: int4 },
  row: SETTING,
})
const lockSetting = statement({
  name: 'staff-setting',
  sql: `select kind, key, value, xmin::text as version from settings
   where project_id = :projectId and kind = :kind and key = :key for update`,
  params: { projectId: int4, kind: text, key: text },
  row: SETTING,
})
/** A secret without its value. */
const shownSetting = ({ kind, key, value, version }: RowOf<typeof SETTING>): StaffSetting =>
  kind === 'server' ? { kind, key, value: '', is_set: value !== '', version } : { kind, key, value }

const savedAnswer = (
  saved: RowOf<typeof SETTING>,
  removed: readonly RemovedSecret[],
): Extract<SaveSettingAnswer, { kind: 'saved' }> => ({
  kind: 'saved',
  setting: shownSetting(saved),
  others: removed.map(({ key, version }) => shownSetting({ kind: 'server', key, value: '', version })),
  text: ['Saved.', ...removed.map(removedText)].filter((each) => each !== null).join(' '),
})

export const staffSettingsHandlers: Handlers<typeof staffSettingsCalls> = {
  listSettings: async (_, { db, projectId }) => (await selectSettings(db, { projectId })).map(shownSetting),
  settingHistory: ({ body }, { db, projectId }) => settingHistory(db, { projectId, ...body }),
  saveSetting: async ({ body }, { db, projectId, staff, shop }) => {
    const { kind, key, before, value: typed } = body
    const answer = await inTransaction(db, async (trx): Promise<SaveSettingAnswer> => {
      // as the author of the revision
      await beginChange(trx, { staffId: String(staff.id), note: '' })
      const [setting] = await lockSetting(trx, { projectId, kind, key })
      if (!setting) throw notFound()
      const parsed = parseSetting(key, typed, setting.value)
      const shown = shownSetting(setting)
      // a call that is repeated after a lost answer has changed it itself
      const isRepeated = parsed.kind === 'value' && setting.value === parsed.value
      if ((shown.version ?? shown.value) !== before && !isRepeated)
        return {
          kind: 'changed',
          setting: shown,
          text: 'Somebody else changed this setting. Compare, then save again.',
        }
      if (parsed.kind === 'problem') return { kind: 'invalid', text: parsed.text }
      const removed = await writeSetting(trx, { projectId, key, value: parsed.value })
      const [saved = setting] = await lockSetting(trx, { projectId, kind, key })
      await nameAuditSubject(trx, { id: staff.auditId, subject: key })
      return savedAnswer(saved, removed)
    })
    await shop.settings
      .refresh()
      .catch((error: unknown) => shop.log(`a saved setting cannot be read again: ${describeError(error)}`))
    const problem = settingProblem(key, shop.settings.current(projectId))
    return answer.kind === 'saved' && problem !== null
      ? { ...answer, text: `${answer.text} ${problem}` }
      : answer
  },
}
