import { expect, test } from 'vitest'
import { CONTENT_KINDS } from '#contract/content/content-kinds.ts'
import {
  BLOCK_TEXTS,
  type FieldText,
  FORM_TEXTS,
  formIn,
  formOfBlock,
  KIND_TEXTS,
} from '#contract/content/content-texts.ts'
import {
  bareOf,
  choicesOf,
  kindOf,
  type SchemaNode,
  schemaOfKind,
  variantsOf,
} from '#src/views/staff/schema-form/schema-node.ts'

interface Found {
  readonly form: string
  readonly field: string
  readonly node: SchemaNode
}

/** Every field of a form and of those nested in it; `seen` ends a form that is nested in itself. */
function fieldsOf(form: string, node: SchemaNode, seen: ReadonlySet<string> = new Set()): readonly Found[] {
  if (seen.has(form)) return []
  const inside = new Set([...seen, form])
  return Object.entries(node.entries ?? {}).flatMap(([field, entry]) => {
    const bare = bareOf(entry)
    if (bare.type === 'literal') return []
    const nested = bareOf(bare.item ?? bare)
    const next = formIn(form, field)
    return [
      { form, field, node: bare },
      ...(nested.type === 'strict_object' ? fieldsOf(next, nested, inside) : []),
      ...(nested.type === 'variant'
        ? variantsOf(nested).flatMap((each) => fieldsOf(formOfBlock(next, kindOf(each)), each, inside))
        : []),
    ]
  })
}

// Object.keys widens the keys to strings
const kinds = Object.keys(CONTENT_KINDS) as (keyof typeof CONTENT_KINDS)[]
const fields = kinds.flatMap((kind) => fieldsOf(kind, schemaOfKind(kind)))
const textOf = ({ form, field }: Found): FieldText | undefined => FORM_TEXTS[form]?.[field]

test('every field of every kind of entry and block has a label at the desk, and every label its field', () => {
  expect(fields.filter((each) => textOf(each) === undefined)).toEqual([])
  const named = Object.entries(FORM_TEXTS).flatMap(([form, texts]) =>
    Object.keys(texts).map((field) => `${form}.${field}`),
  )
  expect(named.toSorted()).toEqual(
    [...new Set(fields.map(({ form, field }) => `${form}.${field}`))].toSorted(),
  )
})

test('every value of a choice is told in words, and every list has a word for its items', () => {
  const wrong = fields.filter((each) => {
    const text = textOf(each)
    const { type } = each.node
    if (type === 'picklist')
      return (
        Object.keys(text?.choices ?? {})
          .toSorted()
          .join() !== choicesOf(each.node).toSorted().join()
      )
    return (text?.item !== undefined) !== (type === 'array')
  })
  expect(wrong).toEqual([])
})

test('kinds and blocks have a name of their own and one sentence about them, and helps are sentences', () => {
  const named = [...Object.values(KIND_TEXTS), ...Object.values(BLOCK_TEXTS)]
  expect(named.filter(({ about }) => !/^[A-Z][^.]+\.$/.test(about))).toEqual([])
  for (const texts of [KIND_TEXTS, BLOCK_TEXTS]) {
    const names = Object.values(texts).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
  const helps = fields.flatMap((each) => textOf(each)?.help ?? [])
  expect(helps.filter((help) => !/^[A-Z].*\.$/s.test(help))).toEqual([])
})
