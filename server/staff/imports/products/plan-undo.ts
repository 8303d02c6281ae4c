import type { Column } from './column.ts'
import { columnsOf } from './columns.ts'
import type { ImportCatalogue, ProductChange, ProductState } from './product-state.ts'
import { type References, referencesOf } from './references.ts'
import { UniqueFields } from './unique-fields.ts'

export interface UndoPlan {
  readonly writes: readonly ProductChange[]
  /** products with their values of before the import */
  readonly restored: number
  /** products that the import added */
  readonly hidden: number
  /** why products stay as they are, each with its model */
  readonly kept: readonly string[]
}

/** What is left to undo of the changes of an import in the catalogue of today. */
export function planUndo(
  changes: readonly ProductChange[],
  catalogue: ImportCatalogue,
  projectIds: readonly number[],
): UndoPlan {
  const references = referencesOf(catalogue)
  const columns = columnsOf(references).filter(({ name }) => name !== 'stock')
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const unique = new UniqueFields(catalogue.products, projectIds)
  const writes: ProductChange[] = []
  const kept: string[] = []
  let hidden = 0
  for (const change of changes) {
    const present = products.get(change.after.id)
    if (!present) continue
    const after = stateBefore(change, present)
    const reasons = [
      ...changedSince(change.after, present, columns, references),
      ...missingStock(change, present),
      ...unique.problemsOf(present, after),
    ]
    if (reasons.length > 0) {
      kept.push(`${present.model}: ${reasons.join('; ')}`)
      continue
    }
    writes.push({ before: present, after })
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
  const names = columns
    .filter((column) => column.show(then, references) !== column.show(now, references))
    .map(({ name }) => name)
  return names.length > 0 ? [`changed since the import: ${names.join(', ')}`] : []
}

const withSortedLists = (product: ProductState): ProductState => ({
  ...product,
  lists: product.lists.toSorted((one, other) => one - other),
})

function missingStock({ before, after }: ProductChange, { stock }: ProductState): readonly string[] {
  const added = before === null ? 0 : after.stock - before.stock
  return stock < added ? [`stock: the import added ${added} cases, of which ${stock} are left`] : []
}
