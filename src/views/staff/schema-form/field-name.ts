import {
  type FieldText,
  FORM_TEXTS,
  formIn,
  formOfBlock,
  KIND_TEXTS,
} from '#contract/content/content-texts.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { recordOf, shownText } from './shown-value.ts'
import { blockName } from './summary-of.ts'

/** Of the entry itself, beside its body. */
const OF_ENTRIES: Readonly<Record<string, string>> = {
  starts_at: 'Visible from',
  ends_at: 'Visible until',
  position: 'Position in its list',
}

/** A field by its path, as the form names it: `3. Picture, Alternative text`. */
export function fieldName(kind: ContentKind, body: unknown, path: string): string {
  if (path === 'key') return KIND_TEXTS[kind].key.label
  const ofEntry = OF_ENTRIES[path]
  if (ofEntry !== undefined) return ofEntry
  const names: string[] = []
  let [form, value, list]: [string, unknown, FieldText | null] = [kind, body, null]
  for (const part of path.split('.')) {
    value = recordOf(value)[part]
    if (list === null) {
      const text: FieldText = FORM_TEXTS[form]?.[part] ?? { label: part }
      form = formIn(form, part)
      if (text.item === undefined) names.push(text.label)
      else list = text
    } else {
      const isBlock = form === 'block'
      const { kind: blockKind } = recordOf(value)
      const place = Number(part) + 1
      names.push(isBlock ? `${place}. ${blockName(blockKind)}` : `${list.item} ${place}`)
      if (isBlock) form = formOfBlock(form, shownText(blockKind))
      list = null
    }
  }
  return [...names, ...(list === null ? [] : [list.label])].join(', ')
}
