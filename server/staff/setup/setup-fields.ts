import { zipStateError } from '#contract/account/us-states.ts'
import { SETTING_GROUPS, type SettingText } from '#contract/staff/setting-texts.ts'
import { parseSetting } from '#server/site/setting-value.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'

/** The settings that an owner is asked for before the shop opens, in this order. */
const SETUP_KEYS = [
  'store_name',
  'public_url',
  'email',
  'phone',
  'hours',
  'warehouse_street',
  'warehouse_city',
  'warehouse_state',
  'warehouse_postcode',
  'tax_id',
  'net_days',
  'mail_from',
  'mail_from_name',
  'mail_reply_to',
  'notify_orders',
  'notify_documents',
  'notify_volume',
  'notify_failures',
  'notify_low_stock',
  'rates_confirmed',
  'legal_texts_confirmed',
]

const ROWS = SETTING_GROUPS.flatMap(({ rows }) => rows)

/** What the desk says of them. */
export const SETUP_FIELDS: readonly SettingText[] = SETUP_KEYS.map((key) => {
  const row = ROWS.find((each) => each.key === key)
  if (!row) throw new Error(`the desk has no text for the setting ${key}`)
  return row
})

/** What is said about the other answers when one is checked. */
export type Answers = Readonly<Record<string, SettingValue>>

export type CheckedAnswer =
  | { readonly kind: 'value'; readonly value: SettingValue }
  /** with a sentence for the owner */
  | { readonly kind: 'problem'; readonly text: string }

/** @param others the answers that it stands beside */
export function checkAnswer(key: string, typed: string, others: Answers): CheckedAnswer {
  const parsed = parseSetting(key, typed.trim(), others[key])
  if (parsed.kind === 'problem') return parsed
  const text = problemOf(key, parsed.value, others)
  return text === null ? parsed : { kind: 'problem', text }
}

function problemOf(key: string, value: SettingValue, others: Answers): string | null {
  switch (key) {
    case 'store_name':
      return value === '' ? 'The shop needs a name.' : null
    case 'public_url':
      return String(value).startsWith('https://') || value === ''
        ? null
        : 'The address of the shop begins with https://.'
    case 'warehouse_postcode':
      return zipStateError(String(value), String(others['warehouse_state'] ?? ''))
    default:
      return null
  }
}
