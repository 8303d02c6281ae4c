import { BLOCK_TEXTS, FORM_TEXTS } from '#contract/content/content-texts.ts'
import { counted } from '#contract/platform/format-count.ts'
import { recordOf } from './shown-value.ts'

const NAMING = ['question', 'title', 'page_title', 'label', 'caption', 'alt', 'name', 'text'] as const
const ADDRESSES = ['link_to', 'products_url', 'src', 'href', 'url', 'seo_meta'] as const
const LONGEST = 80

/** What a part of an entry is about, in a few words; empty where nothing is filled in. */
export function summaryOf(value: unknown): string {
  const fields = recordOf(value)
  const { kind, questions, buttons, rows, days, form } = fields
  if (Array.isArray(questions)) return counted(questions.length, 'question')
  if (Array.isArray(buttons)) return buttons.map((each) => recordOf(each)['label']).join(', ')
  if (days !== undefined) return counted(Object.keys(recordOf(days)).length, 'state')
  if (kind === 'form') return FORM_TEXTS['block.form']?.['form']?.choices?.[String(form)] ?? ''
  const named = [...NAMING, ...ADDRESSES].map((name) => fields[name]).find(isFilled)
  if (named !== undefined) return firstWords(named)
  return Array.isArray(rows) ? counted(rows.length, 'row') : ''
}

/** The name of a block for people. */
export function blockName(kind: unknown): string {
  const found = Object.entries(BLOCK_TEXTS).find(([name]) => name === kind)
  return found?.[1].name ?? 'Block'
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Without the marks of Markdown. */
function firstWords(text: string): string {
  const plain = text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[#>\-\s]+|[*_`]/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain
}
