import { zipStateError } from '#contract/account/us-states.ts'
import { parseSetting } from '#server/site/setting-value.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'

/** A setting that an owner is asked for before the shop opens. */
export interface SetupField {
  /** of the setting */
  readonly key: string
  readonly question: string
  readonly help: string
}

export const SETUP_FIELDS: readonly SetupField[] = [
  { key: 'store_name', question: 'Name of the shop', help: 'on every page, in e-mails and on papers' },
  {
    key: 'public_url',
    question: 'Address of the shop in the web',
    help: 'such as https://shop.example; links in e-mails begin with it',
  },
  {
    key: 'email',
    question: 'E-mail address for customers',
    help: 'on pages; messages of the contact form go there',
  },
  { key: 'phone', question: 'Phone number for customers', help: 'such as (417) 555-0140' },
  { key: 'hours', question: 'Hours', help: 'such as Monday to Friday 8:00 am to 5:00 pm' },
  { key: 'warehouse_street', question: 'Street of the warehouse', help: 'where orders are picked up' },
  { key: 'warehouse_city', question: 'City of the warehouse', help: '' },
  {
    key: 'warehouse_state',
    question: 'State of the warehouse',
    help: 'two letters; its sales tax applies to pickup',
  },
  { key: 'warehouse_postcode', question: 'ZIP code of the warehouse', help: 'five digits' },
  { key: 'tax_id', question: 'Tax ID', help: 'on invoices, such as 12-3456789; empty: they show none' },
  { key: 'net_days', question: 'Days of net terms', help: 'after which an invoice is due' },
  {
    key: 'mail_from',
    question: 'Sender of e-mails',
    help: 'an address that your mail server may send for; until it is set, e-mails are kept',
  },
  { key: 'mail_from_name', question: 'Name of the sender', help: 'empty: the name of the shop' },
  { key: 'mail_reply_to', question: 'Address for replies', help: 'empty: the sender' },
  {
    key: 'notify_orders',
    question: 'Who is told of a new order',
    help: 'e-mail addresses, separated by commas',
  },
  { key: 'notify_documents', question: 'Who is told of a new document of a customer', help: 'the same' },
  { key: 'notify_volume', question: 'Who is told of an application for volume pricing', help: 'the same' },
  { key: 'notify_failures', question: 'Who is told when the shop could not do something', help: 'the same' },
  { key: 'notify_low_stock', question: 'Who is told when goods run out', help: 'the same' },
  {
    key: 'rates_confirmed',
    question: 'Are freight and sales tax right',
    help: 'yes or no; npm run shop -- export carriers FILE, export states FILE show them',
  },
  {
    key: 'legal_texts_confirmed',
    question: 'Are the terms of use and the privacy policy yours',
    help: 'yes or no; they are at /staff, among the pages',
  },
]

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
