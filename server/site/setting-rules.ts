import { US_STATES } from '#contract/account/us-states.ts'
import { isEmail } from '#contract/platform/email.ts'
import { isHttpsOrigin } from '#server/platform/http/https-origin.ts'
import { receiverUrl } from '#server/platform/http/receiver-url.ts'

export type SettingValue = string | number | boolean

/** Which values a setting has. */
export interface SettingRule {
  /** completes "it is ..." */
  readonly expects: string
  /** Converts typed text; null: it is no such value. */
  readonly parse: (typed: string) => SettingValue | null
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
])

export const flag: SettingRule = {
  expects: 'true or false',
  parse: (typed) => FLAGS.get(typed.trim().toLowerCase()) ?? null,
}

export const numberFrom = (least: number, most: number): SettingRule => ({
  expects: `a number from ${least} to ${most}`,
  parse: (typed) => {
    const value = Number(typed)
    return typed.trim() !== '' && value >= least && value <= most ? value : null
  },
})

export const anyText: SettingRule = { expects: 'a text', parse: (typed) => typed }

const orEmpty = (expects: string, isValid: (text: string) => boolean): SettingRule => ({
  expects: `${expects}, or empty`,
  parse: (typed) => {
    const value = typed.trim()
    return value === '' || isValid(value) ? value : null
  },
})
const listOf = (expects: string, isValid: (text: string) => boolean): SettingRule =>
  orEmpty(`${expects}, separated by commas`, (text) => text.split(',').every((each) => isValid(each.trim())))

export const email = orEmpty('an e-mail address such as orders@shop.example', isEmail)
export const emails = orEmpty(
  'up to 10 e-mail addresses such as orders@shop.example, separated by commas',
  (text) => text.split(',').length <= 10 && text.split(',').every((each) => isEmail(each.trim())),
)
/** Pages link to it, which takes its digits. */
export const phone = orEmpty(
  'a phone number such as (417) 555-0140',
  (text) => text.replace(/\D/g, '').length >= 7,
)
export const zip = orEmpty('a ZIP code such as 65803', (text) => /^\d{5}(-\d{4})?$/.test(text))
export const state: SettingRule = {
  expects: 'the two letters of a state such as MO, or empty',
  parse: (typed) => {
    const code = typed.trim().toUpperCase()
    return code === '' || US_STATES.some((each) => each.code === code) ? code : null
  },
}
export const origin = orEmpty('an address without a path such as https://shop.example', isOrigin)
export const script = orEmpty('an https address', isHttps)
export const receiver = orEmpty(
  'an https address, or an http address of the same machine',
  (text) => receiverUrl(text) !== null,
)
export const link = orEmpty(
  'a path such as /pages/credit-application, or an https or mailto address',
  (text) => /^(https:\/\/|mailto:|\/(?!\/))\S+$/.test(text),
)
export const folder = orEmpty(
  'a path such as /public-files, or an https address, without / at the end',
  (text) => /^(https:\/\/|\/(?!\/))\S*[^\s/]$/.test(text),
)
export const fileName = orEmpty('the name of a file such as terms-of-use.pdf', (text) =>
  /^[\w.-]+$/.test(text),
)
export const hosts = listOf('hosts such as safety.example.org', (text) =>
  /^[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/i.test(text),
)
export const origins = listOf(
  'https origins such as https://check.example or https://*.check.example',
  (text) => isHttpsOrigin(text.toLowerCase()),
)
export const moment = orEmpty('a day and time of the warehouse such as 2027-06-30 18:00', (text) => {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(text) ?? []
  const at = new Date(`${day}T${time}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${time}`)
})
export const levels = listOf('the numbers of price levels such as 13', (text) => /^\d{1,9}$/.test(text))

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
  return url.href === `${url.origin}/`
}

function isHttps(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
