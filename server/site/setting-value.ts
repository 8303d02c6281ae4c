import { anyText, flag, numberFrom, type SettingRule, type SettingValue } from './setting-rules.ts'
import { SETTINGS } from './setting-table.ts'

export type ParsedSetting =
  | { readonly kind: 'value'; readonly value: SettingValue }
  /** with a text for the person who typed it */
  | { readonly kind: 'problem'; readonly text: string }

const MOST_SHOWN = 80

/** Converts typed text to the value of a setting. @param present of a setting that this version does not know */
export function parseSetting(key: string, typed: string, present: unknown): ParsedSetting {
  const { expects, parse } = SETTINGS.get(key)?.rule ?? ruleLike(present)
  const value = parse(typed)
  return value === null
    ? { kind: 'problem', text: `${key} cannot be "${typed.slice(0, MOST_SHOWN)}"; it is ${expects}.` }
    : { kind: 'value', value }
}

function ruleLike(present: unknown): SettingRule {
  switch (typeof present) {
    case 'boolean':
      return flag
    case 'number':
      return numberFrom(0, 1_000_000)
    default:
      return anyText
  }
}
