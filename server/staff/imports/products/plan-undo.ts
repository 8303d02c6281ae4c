import { counted } from '#contract/platform/format-count.ts'
import type { FieldChange } from '#contract/staff/staff-import.ts'
import { type Column, differingColumns, problemText } from './column.ts'
import { columnsOf } from './columns.ts'
import type { ImportCatalogue, ProductChange, ProductState } from './product-state.ts'
import { type References, referencesOf } from './references.ts'
import { UniqueFields } from './unique-fields.ts'

interface UndoWrite {
  readonly write: ProductChange
  readonly changes: readonly FieldChange[]
}

export interface UndoPlan {
  readonly writes: readonly UndoWrite[]
  /** products with their values of before the import */
  readonly restored: number
  /** products that the import added */
  readonly hidden: number
  /** why products stay as they are, each with its model */
  readonly kept: readonly string[]
}

/** What is left to undo of the changes of an import in the catalogue of today. */
export function planUndo(
  imported: readonly ProductChange[],
  catalogue: ImportCatalogue,
  projectIds: readonly number[],
): UndoPlan {
  const references = referencesOf(catalogue)
  const columns = columnsOf(references)
  const exceptStock = columns.filter(({ name }) => name !== 'stock')
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const unique = new UniqueFields(catalogue.products, projectIds)
  const writes: UndoWrite[] = []
  const kept: string[] = []
  let hidden = 0
  for (const change of imported) {
    const present = products.get(change.after.id)
    if (!present) continue
    const after = stateBefore(change, present)
    const reasons = [
      ...changedSince(change.after, present, exceptStock, references),
      ...missingStock(change, present),
      ...unique.problemsOf(present, after).map(problemText),
    ]
    if (reasons.length > 0) {
      kept.push(`${present.model}: ${reasons.join('; ')}`)
      continue
    }
    const changes = differingColumns(columns, references, present, after)
    writes.push({ write: { before: present, after }, changes })
    if (change.before === null) hidden++
  }
  return { writes, restored: writes.length - hidden, hidden, kept }
}

/** Orders may refer to a product that the import added, so it is hidden. */
function stateBefore({ before, after }: ProductChange, present: ProductState): ProductState {
  if (before === null) return { ...present, active: false, stock: 0 }
  return { ...before, stock: present.stock - (after.stock - before.stock) }
}

function changedSince(
  imported: ProductState,
  present: ProductState,
  columns: readonly Column[],
  references: References,
): readonly string[] {
  const [then, now] = [withSortedLists(imported), withSortedLists(present)]
  const names = differingColumns(columns, references, then, now).map(({ field }) => field)
  return names.length > 0 ? [`changed since the import: ${names.join(', ')}`] : []
}

const withSortedLists = (product: ProductState): ProductState => ({
  ...product,
  lists: product.lists.toSorted((one, other) => one - other),
})

function missingStock({ before, after }: ProductChange, { stock }: ProductState): readonly string[] {
  const added = before === null ? 0 : after.stock - before.stock
  return stock < added
    ? [`stock: the import added ${counted(added, 'case')}, of which ${counted(stock, 'is', 'are')} left`]
    : []
}
