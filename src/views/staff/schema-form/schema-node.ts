import { CONTENT_KINDS, type ContentKind } from '#contract/content/content-kinds.ts'

/** The parts of a valibot schema that a form needs. */
export interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  readonly wrapped?: SchemaNode
  readonly literal?: string
  /** values of a picklist, or schemas of a variant */
  readonly options?: readonly (string | SchemaNode)[]
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

export const schemaOfKind = (kind: ContentKind): SchemaNode => CONTENT_KINDS[kind]

/** Without optional and nullable around it. */
export const bareOf = (node: SchemaNode): SchemaNode => (node.wrapped ? bareOf(node.wrapped) : node)

export const mayBeNull = (node: SchemaNode): boolean =>
  node.type === 'nullable' || (node.wrapped !== undefined && mayBeNull(node.wrapped))

export const variantsOf = ({ options = [] }: SchemaNode): readonly SchemaNode[] =>
  options.filter((option) => typeof option !== 'string')

export const choicesOf = ({ options = [] }: SchemaNode): readonly string[] =>
  options.filter((option) => typeof option === 'string')

export const kindOf = ({ entries }: SchemaNode): string => entries?.['kind']?.literal ?? ''

/** The most characters of a text. */
export function lengthOf({ pipe = [] }: SchemaNode): number {
  const rule = pipe.find(({ type }) => type === 'max_length')
  return typeof rule?.requirement === 'number' ? rule.requirement : 300
}

/** A day of the calendar. */
export const isDay = ({ pipe = [] }: SchemaNode): boolean => pipe.some(({ type }) => type === 'iso_date')

/** The largest number that a field takes. */
export function mostOf(node: SchemaNode): number {
  const rule = bareOf(node).pipe?.find(({ type }) => type === 'max_value')
  return typeof rule?.requirement === 'number' ? rule.requirement : Number.POSITIVE_INFINITY
}

/** The value of an empty form. */
export function blankOf(node: SchemaNode): unknown {
  if (mayBeNull(node)) return null
  const bare = bareOf(node)
  switch (bare.type) {
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(bare.entries ?? {}).map(([name, entry]) => [name, blankOf(entry)]),
      )
    case 'array':
      return []
    case 'boolean':
      return false
    case 'number':
      return 0
    case 'literal':
      return bare.literal
    case 'picklist':
      return bare.options?.[0]
    case 'record':
      return {}
    case 'variant':
      return blankOf(variantsOf(bare)[0] ?? { type: 'string' })
    default:
      return ''
  }
}

export interface ObjectFormProps {
  node: SchemaNode
  value: unknown
  /** the name of its texts */
  form: string
  /** in the body, such as `blocks.2`; empty: the body itself */
  path: string
  onChange: (value: unknown) => void
}
