import type { EntryContent } from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { type FieldText, FORM_TEXTS, formIn, formOfBlock } from '#contract/content/content-texts.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { fieldName } from './field-name.ts'
import { isEqualContent, isReordered, matchItems } from './match-items.ts'
import { bareOf, kindOf, type SchemaNode, schemaOfKind, variantsOf } from './schema-node.ts'
import { recordOf, shownDays, shownText } from './shown-value.ts'
import { blockName, summaryOf } from './summary-of.ts'

/** A field of an entry that differs, with its values as people read them; null: the item is not there. */
export interface ContentChange {
  /** as the form names it: `3. Picture, Caption` */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** A part of an entry: its schema, the form whose texts name it, and its value before and after. */
interface Part {
  readonly node: SchemaNode
  readonly form: string
  readonly text: FieldText
  /** of its field; of an item where it stands after, or before where it is removed */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields that differ between two contents of an entry, in the order of the form. */
export function contentChanges(
  kind: ContentKind,
  before: EntryContent,
  after: EntryContent,
): readonly ContentChange[] {
  const body = fieldsOf({
    node: schemaOfKind(kind),
    form: kind,
    text: { label: '' },
    name: '',
    before: before.body,
    after: after.body,
  })
  return [...body.flatMap(changesOf), ...placementChanges(kind, before, after)]
}

/** All that an entry holds, a line for each field. */
export const contentText = (kind: ContentKind, { body }: EntryContent): string =>
  textOf(schemaOfKind(kind), kind, body)

function placementChanges(kind: ContentKind, before: EntryContent, after: EntryContent): ContentChange[] {
  const fields = [
    ['position', String(before.position ?? 0), String(after.position ?? 0)],
    ['starts_at', momentOf(before.starts_at), momentOf(after.starts_at)],
    ['ends_at', momentOf(before.ends_at), momentOf(after.ends_at)],
  ] as const
  return fields
    .filter(([, was, is]) => was !== is)
    .map(([path, was, is]) => ({ field: fieldName(kind, null, path), before: was, after: is }))
}

const momentOf = (at: string | null | undefined): string => (at ? momentText(at) : '')

/** The parts of an object, as its form has them. */
function fieldsOf({ node, form, name, before, after }: Part): readonly Part[] {
  const [was, is] = [recordOf(before), recordOf(after)]
  return Object.entries(bareOf(node).entries ?? {}).map(([field, entry]) => {
    const text = FORM_TEXTS[form]?.[field] ?? { label: field }
    return {
      node: entry,
      form: formIn(form, field),
      text,
      name: name === '' ? text.label : `${name}, ${text.label}`,
      before: was[field],
      after: is[field],
    }
  })
}

function changesOf(part: Part): readonly ContentChange[] {
  const { node, text, name, before, after } = part
  if (isEqualContent(before, after)) return []
  const bare = bareOf(node)
  if (bare.type === 'literal') return []
  if (bare.type === 'strict_object') return fieldsOf(part).flatMap(changesOf)
  if (isItemList(bare)) return changesOfItems(part)
  const [was, is] = [valueText(bare, text, before), valueText(bare, text, after)]
  return was === is ? [] : [{ field: name, ...onlyChangedLines(was, is) }]
}

/** Of objects; a list of texts is one value. */
const isItemList = ({ type, item }: SchemaNode): boolean =>
  type === 'array' && item !== undefined && ['strict_object', 'variant'].includes(bareOf(item).type)

function changesOfItems({ node, form, text, name, before, after }: Part): readonly ContentChange[] {
  const item = itemOf(node)
  const [was, is] = [listOf(before), listOf(after)]
  const matched = matchItems(was, is)
  const changes = matched.flatMap((match): readonly ContentChange[] => {
    const [old, now] = [at(was, match.before), at(is, match.after)]
    const value = now ?? old
    const own = {
      node: variantOf(item, value),
      form: formOfItem(item, form, value),
      name: nested(name, text, itemName(item, text, value, match.after ?? match.before ?? 0)),
    }
    const whole = (each: unknown) => textOf(own.node, own.form, each)
    if (match.after === null) return [{ field: own.name, before: whole(old), after: null }]
    if (match.before === null) return [{ field: own.name, before: null, after: whole(now) }]
    return fieldsOf({ ...own, text, before: old, after: now }).flatMap(changesOf)
  })
  if (!isReordered(matched)) return changes
  const names = (items: readonly unknown[]) =>
    items.map((each, place) => titleOf(item, text, each, place)).join('\n')
  return [{ field: `${name}, order`, before: names(was), after: names(is) }, ...changes]
}

const itemOf = (node: SchemaNode): SchemaNode => bareOf(bareOf(node).item ?? { type: 'never' })
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const at = (items: readonly unknown[], place: number | null): unknown =>
  place === null ? null : items[place]
const variantOf = (item: SchemaNode, value: unknown): SchemaNode =>
  variantsOf(item).find((each) => kindOf(each) === recordOf(value)['kind']) ?? item
const formOfItem = (item: SchemaNode, form: string, value: unknown): string =>
  item.type === 'variant' ? formOfBlock(form, shownText(recordOf(value)['kind'])) : form

/** Items need no name of their list, as in `fieldName`. */
const nested = (name: string, { label }: FieldText, item: string): string =>
  name === label ? item : `${name.slice(0, -label.length)}${item}`

const itemName = (
  item: SchemaNode,
  { item: noun = 'Item' }: FieldText,
  value: unknown,
  place: number,
): string =>
  item.type === 'variant' ? `${place + 1}. ${blockName(recordOf(value)['kind'])}` : `${noun} ${place + 1}`

const titleOf = (item: SchemaNode, text: FieldText, value: unknown, place: number): string =>
  [itemName(item, text, value, place), summaryOf(value)].filter((each) => each !== '').join(': ')

/** A line for each field that is filled in. */
function textOf(node: SchemaNode, form: string, value: unknown): string {
  const part = { node, form, text: { label: '' }, name: '', before: undefined, after: value }
  return fieldsOf(part)
    .flatMap(changesOf)
    .map(({ field, after }) => `${field}: ${after ?? ''}`)
    .join('\n')
}

/** As the form shows it; empty for what is not filled in. */
function valueText(node: SchemaNode, { choices }: FieldText, value: unknown): string {
  if (node.type === 'boolean') return value === true ? 'Yes' : 'No'
  if (node.type === 'record') return shownDays(value)
  if (Array.isArray(value))
    return value.map((line) => (Array.isArray(line) ? line.join(' | ') : shownText(line))).join('\n')
  const text = shownText(value)
  return choices?.[text] ?? text
}

/** Lines at the beginning and at the end that are the same are left out. */
function onlyChangedLines(before: string, after: string): Pick<ContentChange, 'before' | 'after'> {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const most = Math.min(was.length, is.length)
  let first = 0
  while (first < most && was[first] === is[first]) first++
  let last = 0
  while (last < most - first && was.at(-1 - last) === is.at(-1 - last)) last++
  const cut = (lines: readonly string[]) =>
    [...(first > 0 ? ['…'] : []), ...lines.slice(first, lines.length - last), ...(last > 0 ? ['…'] : [])]
      .join('\n')
      .trim()
  return { before: cut(was), after: cut(is) }
}
