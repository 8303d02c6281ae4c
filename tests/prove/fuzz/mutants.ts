import * as fc from 'fast-check'

/** JSON text with a description. */
export interface Mutant {
  readonly kind: string
  readonly text: string
}
type Place = readonly (string | number)[]

/** In JSON as it is written here, so that it may be a number that JavaScript has no name for. */
const STRANGE = [
  'null',
  'true',
  '""',
  '" "',
  '[]',
  '{}',
  '[[]]',
  '{"a":1}',
  '[11]',
  '"11"',
  '"NaN"',
  '"Infinity"',
  '1e400',
  '-1e400',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740993',
  '2147483648',
  '-0',
  '-1',
  '0',
  '0.5',
  '1e-400',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"a\\u0000b"',
  '"\\u202e\\ufeff\\uffff"',
  '"__proto__"',
  '"constructor"',
  `"' or 1=1 --"`,
  '"%27 $1 {{7*7}} ${7}"',
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '{"toString":1}',
  '{"$gt":0}',
  '{"length":1e9}',
  `"${'x'.repeat(70_000)}"`,
  `[${'0,'.repeat(3_000)}0]`,
] as const
const HOLE = '\u2603hole\u2603'
const DEEPEST = 100_000

/** A mutation of a valid payload. */
export const mutantOf = (payload: object): fc.Arbitrary<Mutant> => {
  const places = placesOf(payload)
  const place = fc.constantFrom(...places)
  const strange = fc.constantFrom(...STRANGE)
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(place, strange).map(([at, value]) => spoiled(payload, at, value)) },
    { weight: 3, arbitrary: place.map((at) => mutant('a missing key', without(payload, at))) },
    { weight: 3, arbitrary: fc.constant(mutant('as it is', payload)) },
    { weight: 2, arbitrary: fc.tuple(place, strange).map(([at, value]) => extra(payload, at, value)) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...Object.entries(WHOLES))
        .map(([kind, spoil]) => whole(kind, spoil, payload)),
    },
    {
      weight: 1,
      arbitrary: fc.json({ maxDepth: 3, stringUnit: 'binary' }).map((text) => ({ kind: 'any JSON', text })),
    },
  )
}

const mutant = (kind: string, payload: object): Mutant => ({ kind, text: JSON.stringify(payload) })

const spoiled = (payload: object, at: Place, value: string): Mutant => ({
  kind: 'a strange value',
  text: JSON.stringify(withValue(payload, at, HOLE)).replace(JSON.stringify(HOLE), () => value),
})

const EXTRA = [
  'is_admin',
  '__proto__',
  'constructor',
  'customers_id',
  'price',
  '\\u005f_proto__',
  '',
] as const

function extra(payload: object, at: Place, value: string): Mutant {
  const key = EXTRA[(at.length + value.length) % EXTRA.length] ?? ''
  const owner = at.slice(0, -1)
  const text = JSON.stringify(withValue(payload, [...owner, HOLE], 0))
  return { kind: 'an extra key', text: text.replace(`${JSON.stringify(HOLE)}:0`, () => `"${key}":${value}`) }
}

const whole = (kind: string, spoil: Spoil, payload: object): Mutant => ({
  kind,
  text: spoil(JSON.stringify(payload)),
})

type Spoil = (text: string) => string
const deep = (open: string, close: string) => `${open.repeat(DEEPEST)}1${close.repeat(DEEPEST)}`

/** What is wrong with the payload as a whole. */
const WHOLES: Readonly<Record<string, Spoil>> = {
  'a list': (text) => `[${text}]`,
  'a text': (text) => JSON.stringify(text),
  'cut JSON': (text) => text.slice(0, text.length >> 1),
  nothing: () => '',
  'not a number': (text) => text.replace(/:[^,{[]/, ':NaN'),
  'two values': (text) => `${text}${text}`,
  'a mark before': (text) => `\ufeff${text}`,
  'a key twice': (text) => text.replace(/^\{/, '{"project_id":14,"project_id":[],'),
  'a prototype': (text) => text.replace(/^\{/, '{"__proto__":{"project_id":11,"id":1},'),
  'deep lists': (text) => text.replace(/\}$/, () => `,"a":${deep('[', ']')}}`),
  'deep objects': (text) => text.replace(/\}$/, () => `,"a":${deep('{"a":', '}')}}`),
  'more than a megabyte': (text) => text.replace(/\}$/, () => `,"a":"${'a'.repeat(1_050_000)}"}`),
}

function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const below = Object.entries(value).flatMap(([key, item]) => placesOf(item, [...at, key]))
  return at.length === 0 ? below : [at, ...below]
}

function withValue(payload: object, [key = '', ...rest]: Place, value: unknown): object {
  const copy: Record<string, unknown> = { ...payload }
  const inner = copy[key]
  copy[key] = rest.length > 0 && typeof inner === 'object' && inner ? withValue(inner, rest, value) : value
  return Array.isArray(payload) ? Object.values(copy) : copy
}

function without(payload: object, [key = '', ...rest]: Place): object {
  const copy: Record<string, unknown> = { ...payload }
  const inner = copy[key]
  if (rest.length > 0 && typeof inner === 'object' && inner) copy[key] = without(inner, rest)
  else delete copy[key]
  return Array.isArray(payload) ? Object.values(copy) : copy
}
