import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Id, Text } from '#contract/platform/wire.ts'

/** Calls of staff who change the settings of a storefront. */

const Value = v.union([v.string(), v.number(), v.boolean()])
const group = v.picklist(['store', 'app', 'server'])

export const StaffSetting = v.object({
  kind: group,
  key: v.string(),
  /** empty for the kind `server`, whose values nobody can read */
  value: Value,
  /** of the kind `server` */
  is_set: v.optional(v.boolean()),
  /** of the kind `server`: another one after every save */
  version: v.optional(v.string()),
})
export type StaffSetting = v.InferOutput<typeof StaffSetting>

export const SaveSettingAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('saved'),
    setting: StaffSetting,
    /** changed with it: secrets that were removed with the address that they are sent to */
    others: v.optional(v.array(StaffSetting), []),
    text: v.string(),
  }),
  /** somebody else changed it meanwhile */
  v.object({ kind: v.literal('changed'), setting: StaffSetting, text: v.string() }),
  v.object({ kind: v.literal('invalid'), text: v.string() }),
])
export type SaveSettingAnswer = v.InferOutput<typeof SaveSettingAnswer>

export const SettingRevision = v.object({
  id: Id,
  at: v.string(),
  /** null: the command line, or the shop at its start */
  staff: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** null: it was removed */
  value: v.nullable(Value),
})
export type SettingRevision = v.InferOutput<typeof SettingRevision>

export const staffSettingsCalls = {
  listSettings: endpoint({
    method: 'GET',
    path: 'staff/settings/list',
    auth: 'staff',
    right: 'settings',
    summary: 'The settings of a storefront',
    answer: v.array(StaffSetting),
  }),
  saveSetting: endpoint({
    method: 'POST',
    path: 'staff/settings/save',
    auth: 'staff',
    right: 'settings',
    summary:
      'Changes a setting unless somebody else changed it since its value, or the version of a secret, was `before`',
    body: v.strictObject({
      kind: group,
      key: Text(80),
      before: Value,
      /** as typed: true or false for a switch, digits for a number */
      value: Text(5_000),
    }),
    answer: SaveSettingAnswer,
  }),
  settingHistory: endpoint({
    method: 'POST',
    path: 'staff/settings/history',
    auth: 'staff',
    right: 'settings',
    summary: 'The latest values of a setting, the newest first; secrets have none',
    body: v.strictObject({ kind: v.picklist(['store', 'app']), key: Text(80) }),
    answer: v.array(SettingRevision),
  }),
}
