import type { StaffSetting } from '#contract/staff/staff-settings.ts'

/** The value of a setting as people read it. */
export function shownValue(value: StaffSetting['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value === '' ? 'empty' : String(value)
}
