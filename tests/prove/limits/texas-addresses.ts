import { pick } from '#tests/prove/rig/pick.ts'

export interface TexasAddress {
  readonly state: string
  readonly postcode: string
}

type Change = (text: string, random: () => number) => string

const WORDS = [
  'TX',
  'Texas',
  'Tex',
  'Texas State',
  'State of Texas',
  'Texas, United States of America',
  'US-TX',
]
const OTHERS = ['OK', 'Oklahoma', 'Louisiana', 'New Mexico', 'Arkansas', 'Missouri', 'o.k.']
const ZIPS = ['75001', '79999', '73301', '73344', '88510', '88595'] as const
/** Zip codes of Texas that also reach into another state. */
const BORDER: readonly TexasAddress[] = [
  { state: 'Arkansas', postcode: '75556' },
  { state: 'o.k.', postcode: '75501-0001' },
  { state: 'New Mexico', postcode: '79922' },
  { state: 'OK', postcode: '79001' },
]
const BETWEEN = [' ', '.', '-', '_', '\u200B', '\u00AD', '\u00A0', '\u2060', '\u0301', '/']
const AROUND = [' ', '"', '(', '!', ',', '\t', '\u202E', '\uFEFF', '*', '1']
/** Letters of other alphabets that look like those of Texas. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  t: ['Т', 'т', 'Τ', 'τ', 'ｔ', 'Ｔ', '𝐓', '𝓽', 'ƭ', 'ť'],
  e: ['е', 'Ε', 'ｅ', 'é', 'ē', '𝐞', 'ẹ'],
  x: ['х', 'Х', 'Χ', 'ｘ', 'Ｘ', '×', '𝐱', 'ẋ', 'ⅹ'],
  a: ['а', 'Α', 'ａ', 'á', '𝐚', 'ą'],
  s: ['ѕ', 'ｓ', 'ş', '𝐬', 'ſ'],
}

const CHANGES: readonly Change[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text, random) => each(text, (char) => (random() < 0.5 ? char.toLowerCase() : char.toUpperCase())),
  (text, random) => Array.from(text).join(pick(random, BETWEEN)),
  (text, random) => `${pick(random, AROUND)}${text}${pick(random, AROUND)}`,
  (text, random) => each(text, (char) => lookAlike(char, random)),
  (text, random) => each(text, (char) => (random() < 0.4 ? lookAlike(char, random) : char)),
  (text) => text.replaceAll(/\s/g, ''),
  (text) => `${text} USA`,
  (text) => text.normalize('NFD'),
]

/**
 * An address in Texas: by its state in some spelling and its zip code, or by one of them, which is refused when saved,
 * unless the zip code is of a border.
 */
export function texasAddress(random: () => number): TexasAddress {
  const draw = random()
  if (draw < 0.15) return { state: pick(random, OTHERS), postcode: zipOf(random) }
  if (draw < 0.3) return pick(random, BORDER)
  const postcode = draw < 0.9 ? zipOf(random) : pick(random, ['64801', '00000', '99999-0001'])
  return { state: spelled(random).slice(0, 40), postcode }
}

function zipOf(random: () => number): string {
  const zip = random() < 0.5 ? pick(random, ZIPS) : String(75_001 + Math.floor(random() * 4_999))
  return random() < 0.3 ? `${zip}-${String(Math.floor(random() * 10_000)).padStart(4, '0')}` : zip
}

function spelled(random: () => number): string {
  let text = pick(random, WORDS)
  for (let turn = Math.floor(random() * 3); turn >= 0; turn--) text = pick(random, CHANGES)(text, random)
  return text
}

const each = (text: string, change: (char: string) => string): string => Array.from(text, change).join('')

function lookAlike(char: string, random: () => number): string {
  const known = LOOK_ALIKES[char.toLowerCase()]
  return known ? pick(random, known) : char
}
