import { expect, test } from 'vitest'
import { isTexas } from '#server/delivery/texas.ts'
import { stateCode } from '#server/account/contact/us-state.ts'

const words = [
  'TX',
  'Texas',
  'T.X.',
  'Tex.',
  'State of Texas',
  'TX, USA',
  'US-TX',
  'Texas, United States of America',
  'ＴＸ',
  'Téxas',
]
const cases = [
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text} `,
  (text: string) => Array.from(text).join(' '),
  (text: string) => Array.from(text).join('.'),
  (text: string) => Array.from(text).join('-'),
  (text: string) => text.replaceAll(' ', ''),
  (text: string) => `\t${text}\u00A0`,
  (text: string) => `"${text}"`,
  (text: string) => `(${text})`,
  (text: string) => Array.from(text).join('\u200B'),
  (text: string) => `${text}!`,
  (text: string) =>
    Array.from(text, (char, index) => (index % 2 ? char.toLowerCase() : char.toUpperCase())).join(''),
  (text: string) => `${text},`,
  (text: string) => `_${text}_`,
  (text: string) => `1 ${text}`,
  (text: string) => text.split('').join('\u0301'),
  (text: string) => `${text}  USA`,
  (text: string) => `the ${text}`,
]

test('[VAL-22][API-78] Texas is recognized in 200 spellings', () => {
  const spellings = words.flatMap((word) => cases.map((spell) => spell(word)))
  expect(spellings).toHaveLength(200)
  expect(spellings.filter((text) => !isTexas(text))).toEqual([])
})

test('[VAL-22] a zip code of Texas is Texas whatever the state says', () => {
  for (const zip of [
    '73301',
    '73344',
    '75001',
    '76701',
    '79999',
    '88510',
    '88595',
    '76701-1234',
    ' 76701 ',
    '７６７０１',
  ])
    expect([zip, isTexas('OK', zip)]).toEqual([zip, true])
  for (const zip of ['73300', '73302', '75000', '80000', '88509', '88596', '64801', '', '767'])
    expect([zip, isTexas('MO', zip)]).toEqual([zip, false])
})

test('[VAL-22] no other state is recognized as Texas', () => {
  for (const state of ['OK', 'Oklahoma', 'Arkansas', 'New Mexico', 'Louisiana', 'TN', 'Kansas', 'Wisconsin'])
    expect([state, isTexas(state)]).toEqual([state, false])
  expect(stateCode('New  mexico')).toBe('NM')
  expect(stateCode('Washington State')).toBe('WA')
  expect(stateCode('Ontario')).toBeNull()
  expect(stateCode('')).toBeNull()
})
