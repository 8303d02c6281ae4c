import { SETTING_GROUPS, type SettingText, unknownSettingText } from '#contract/staff/setting-texts.ts'
import type { StaffSetting } from '#contract/staff/staff-settings.ts'

/** A setting of the shop and how it is shown. */
export interface ShownSetting {
  readonly setting: StaffSetting
  readonly shown: SettingText
}

export interface ShownGroup {
  readonly title: string
  readonly settings: readonly ShownSetting[]
}

const KNOWN: ReadonlySet<string> = new Set(SETTING_GROUPS.flatMap(({ rows }) => rows.map(({ key }) => key)))

/** The settings of the shop by subject; those that this version does not know are at the end of the last group. */
export function groupSettings(settings: readonly StaffSetting[]): readonly ShownGroup[] {
  const unknown = settings
    .filter(({ key }) => !KNOWN.has(key))
    .map((setting) => ({ setting, shown: unknownSettingText(setting) }))
  return SETTING_GROUPS.map(({ title, rows }, index) => {
    const known = rows.flatMap((shown) =>
      settings.filter(({ key }) => key === shown.key).map((setting) => ({ setting, shown })),
    )
    const isLast = index === SETTING_GROUPS.length - 1
    return { title, settings: isLast ? [...known, ...unknown] : known }
  })
}

/** Whether each word is in the label, the help or the key. */
export function isFound({ key, label, help }: SettingText, search: string): boolean {
  const text = `${label} ${help} ${key}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
