import type { FieldProblem, SaveProductAnswer, StaffProduct } from '#contract/staff/staff-products.ts'
import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { ProductSave } from '#src/services/staff/product-desk.ts'

/** What is typed over a product and not saved. */
export interface ProductEdit {
  /** over which it is typed */
  readonly base: StaffProduct
  /** by field; one that is as in `base` does not count */
  readonly typed: Readonly<Record<string, string>>
  readonly problems: readonly FieldProblem[]
  /** the product as somebody else saved it */
  readonly theirs: StaffProduct | null
}

export type ProductEditEvent =
  | { readonly type: 'typed'; readonly field: string; readonly text: string }
  /** @property sent what was typed when it was sent */
  | { readonly type: 'answered'; readonly sent: ProductEdit['typed']; readonly answer: SaveProductAnswer }
  | { readonly type: 'tookTheirs' }
  | { readonly type: 'dropped' }

export const startOf = (base: StaffProduct): ProductEdit => ({ base, typed: {}, problems: [], theirs: null })

export const valueOf = ({ base, typed }: ProductEdit, field: string): string =>
  typed[field] ?? base.fields[field] ?? ''

/** The fields that would change, as typed. */
export const changesOf = ({ base, typed }: Pick<ProductEdit, 'base' | 'typed'>): ProductEdit['typed'] =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text.trim() !== (base.fields[field] ?? '').trim()),
  )

export function nextEdit(edit: ProductEdit, event: ProductEditEvent): ProductEdit {
  switch (event.type) {
    case 'typed': {
      const { field, text } = event
      const problems = edit.problems.filter((problem) => problem.field !== field)
      return { ...edit, typed: { ...edit.typed, [field]: text }, problems }
    }
    case 'answered':
      return withAnswer(edit, event.sent, event.answer)
    case 'tookTheirs':
      return edit.theirs === null ? edit : overTheirs(edit, edit.theirs)
    case 'dropped':
      return { ...startOf(edit.base), theirs: edit.theirs }
    default:
      return event satisfies never
  }
}

function withAnswer(edit: ProductEdit, sent: ProductEdit['typed'], answer: SaveProductAnswer): ProductEdit {
  switch (answer.kind) {
    case 'saved': {
      // what was typed while it was saved stays
      const typed = Object.entries(edit.typed).filter(([field, text]) => sent[field] !== text)
      return { ...startOf(answer.product), typed: Object.fromEntries(typed) }
    }
    case 'changed':
      return { ...edit, problems: [], theirs: answer.product }
    case 'invalid':
      return { ...edit, problems: answer.problems, theirs: null }
    default:
      return answer satisfies never
  }
}

/** Own text stays in the fields that somebody else left alone. */
function overTheirs({ base, typed }: ProductEdit, theirs: StaffProduct): ProductEdit {
  const changed = new Set(differencesOf(base, theirs).map(({ field }) => field))
  const own = Object.entries(typed).filter(([field]) => !changed.has(field))
  return { ...startOf(theirs), typed: Object.fromEntries(own) }
}

/** What somebody else changed; sales are no change. */
export const differencesOf = (before: StaffProduct, after: StaffProduct): readonly FieldChange[] =>
  Object.entries(after.fields)
    .map(([field, text]) => ({ field, before: before.fields[field] ?? '', after: text }))
    .filter((change) => change.field !== 'stock' && change.before !== change.after)

/** Null: nothing is different. */
export function saveOf(edit: ProductEdit): Omit<ProductSave, 'request_id'> | null {
  const { stock, ...fields } = changesOf(edit)
  const { id, version, stock: seen } = edit.base
  if (stock === undefined && Object.keys(fields).length === 0) return null
  return { id, version, fields, ...(stock === undefined ? {} : { stock: { seen, to: stock } }) }
}
