import * as fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/** Valibot's schemas are plain data; these are the parts of it that this reads. */
interface Node {
  readonly type: string
  readonly requirement?: unknown
  readonly pipe?: readonly Node[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly items?: readonly Node[]
  readonly value?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** What exists: ids of the shopper's own cart, lines, addresses and of products; names of quotes and products. */
export interface Known {
  readonly ids: readonly number[]
  readonly names: readonly string[]
}

/** Values that a schema takes, most of them; what it names no way to make is refused by name. */
export const arbitraryOf = (schema: GenericSchema, known: Known): fc.Arbitrary<unknown> =>
  valueOf(schema, known)

function valueOf(node: Node, known: Known): fc.Arbitrary<unknown> {
  const rules = rulesOf(node)
  switch (node.type) {
    case 'strict_object':
      return objectOf(node.entries ?? {}, known)
    case 'optional':
    case 'nullable': {
      const nothing = node.type === 'optional' ? undefined : null
      const inner = node.wrapped ? valueOf(node.wrapped, known) : fc.constant(null)
      return fc.oneof({ weight: 4, arbitrary: inner }, { weight: 1, arbitrary: fc.constant(nothing) })
    }
    case 'array':
      return fc.array(node.item ? valueOf(node.item, known) : fc.constant(null), { maxLength: 4 })
    case 'strict_tuple':
      return fc.tuple(...(node.items ?? []).map((item) => valueOf(item, known)))
    case 'record':
      return fc.dictionary(
        fc.string({ maxLength: 12 }),
        node.value ? valueOf(node.value, known) : fc.constant(null),
        {
          maxKeys: 4,
        },
      )
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []))
    case 'union':
      // the options of a union are schemas
      return fc.oneof(...(node.options ?? []).map((option) => valueOf(option as Node, known)))
    case 'literal':
      return fc.constant(node.literal)
    case 'boolean':
      return fc.boolean()
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 })
    case 'number':
      return numberOf(rules, known)
    case 'string':
      return textOf(rules, known)
    default:
      throw new Error(`no value is known for the schema "${node.type}"`)
  }
}

/** A pipe may begin with another one. */
const rulesOf = ({ pipe = [] }: Node): readonly Node[] =>
  pipe.flatMap((rule) => (rule.pipe ? rulesOf(rule) : [rule]))

/** An entry that is left out is undefined, which JSON does not write. */
const objectOf = (entries: Readonly<Record<string, Node>>, known: Known): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([name, node]) => [name, valueOf(node, known)])))

const GREATEST = 2 ** 53 - 1

function numberOf(rules: readonly Node[], { ids }: Known): fc.Arbitrary<number> {
  const min = limitOf(rules, 'min_value') ?? 0
  const max = limitOf(rules, 'max_value') ?? GREATEST
  const isWithin = (value: number) => value >= min && value <= max
  const own = ids.filter(isWithin)
  const edges = [min, min + 1, 2 ** 31 - 1, 2 ** 31, max].filter(isWithin)
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(own.length > 0 ? own : edges)) },
    { weight: 2, arbitrary: fc.integer({ min, max: Math.min(max, min + 40) }) },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
  )
}

const WORDS = [
  '4111 1111 1111 1111',
  '12',
  '2031',
  '123',
  'SPRING12',
  'MO',
  'Texas',
  '63101',
  'price-asc',
  '10:00',
]

const ANY_TEXT = fc.string({ maxLength: 80, unit: 'binary' }).map((made) => made.replaceAll('\0', ''))

function textOf(rules: readonly Node[], { names }: Known): fc.Arbitrary<string> {
  if (rules.some(({ type }) => type === 'iso_date')) {
    const span = { min: new Date('2026-11-01'), max: new Date('2027-12-31'), noInvalidDate: true }
    return fc.date(span).map((day) => day.toISOString().slice(0, 10))
  }
  const max = limitOf(rules, 'max_length') ?? 300
  if (rules.some(({ type }) => type === 'uuid')) return fc.uuid({ version: 4 })
  const pattern = rules.find(({ type }) => type === 'regex')?.requirement
  if (pattern instanceof RegExp) return fc.stringMatching(pattern, { maxLength: max })
  if (rules.some(({ type }) => type === 'digits')) return fc.stringMatching(/^\d+$/, { maxLength: max })
  const longest = fc.constant('\u00e9'.repeat(max))
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...[...WORDS, ...names].filter((word) => word.length <= max)) },
    { weight: 3, arbitrary: ANY_TEXT.map((made) => made.slice(0, max).toWellFormed()) },
    { weight: 1, arbitrary: longest },
  )
}

const limitOf = (rules: readonly Node[], type: string): number | null => {
  const limit = rules.find((rule) => rule.type === type)?.requirement
  return typeof limit === 'number' ? limit : null
}
