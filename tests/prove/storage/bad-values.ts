import { randomFrom } from '#statecharts/engine/random.ts'
import { pick } from '#tests/prove/rig/pick.ts'

/** Every storage key of the app. */
export const LOCAL_KEYS = [
  'user',
  'version',
  'theme',
  'fonts',
  'showProductListDetails',
  'quickOrder',
] as const
export const TAB_KEYS = ['reloadedFrom'] as const
export const KEYS = [...LOCAL_KEYS, ...TAB_KEYS] as const

export type Mode = 'plain' | 'denied' | 'full'
const MODES = [
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'plain',
  'denied',
  'full',
] as const

/** The storage contents before the app is opened. */
export interface Hoard {
  readonly mode: Mode
  readonly values: Readonly<Record<string, string>>
}

type Random = () => number

/** @param good what the app itself once wrote, by key */
export function badHoards(
  seed: number,
  count: number,
  good: Readonly<Record<string, string>>,
): readonly Hoard[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => ({
    mode: pick(random, MODES),
    values: Object.fromEntries(KEYS.map((key) => [key, spoil(random, good[key] ?? '')])),
  }))
}

const HUGE = 400_000
const DEEP = 20_000

const ready = [
  '',
  ' ',
  'undefined',
  'null',
  'true',
  '0',
  '-1e999',
  'NaN',
  '{}',
  '[]',
  '[[]]',
  '""',
  '"user"',
  '{',
  '}',
  '{"user":',
  '[object Object]',
  '\u0000',
  '\uFEFF{}',
  '\uD800',
  '{"__proto__":{"access_token":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '<script>alert(1)</script>',
  '{"token":"old","customer_id":7}',
  '{"user":{"id":7},"token":"x","version":1}',
  '{"success":true,"errors":[],"user":null,"customer":null,"access_token":"x","document_token":null}',
] as const

function spoil(random: Random, good: string): string {
  switch (Math.floor(random() * 8)) {
    case 0:
      return pick(random, ready)
    case 1:
      return good.slice(0, Math.floor(random() * good.length))
    case 2:
      return good.slice(Math.floor(random() * good.length))
    case 3:
      return flipped(random, good)
    case 4:
      return pick(random, ['x', '{"a":', '9']).repeat(Math.floor(random() * HUGE))
    case 5:
      return pick(random, ['[', '{"a":', '[{"user":']).repeat(Math.floor(random() * DEEP))
    case 6:
      return otherTypes(random, good)
    default:
      return JSON.stringify(pick(random, [good, [good], { user: good }, 7, null, { value: null }]))
  }
}

function flipped(random: Random, text: string): string {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x1_00_00)) + text.slice(at + 1)
}

/** The record with some of its values taken away or of another type. */
function otherTypes(random: Random, good: string): string {
  try {
    return JSON.stringify(changed(random, JSON.parse(good)))
  } catch {
    return pick(random, ready)
  }
}

const strange = [
  null,
  7,
  -0.5,
  Number.MAX_VALUE,
  true,
  '',
  'x',
  [],
  {},
  [null],
  { was: 1 },
  '\uDC00',
] as const

function changed(random: Random, value: unknown): unknown {
  if (random() < 0.15) return pick(random, strange)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(() => random() > 0.05)
  return Object.fromEntries(entries.map(([key, each]) => [key, changed(random, each)]))
}
