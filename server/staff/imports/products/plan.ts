import { setImmediate } from 'node:timers/promises'
import type { ImportRow, RowKind } from '#contract/staff/staff-import.ts'
import type { CsvRow } from '#contract/platform/read-csv.ts'
import { cut } from './cell-values.ts'
import { type ProductTable, titleOf } from './product-table.ts'
import { ROWS_A_TURN } from './read-file.ts'
import { type Column, problemText } from './column.ts'
import { columnsOf, newLevelColumn } from './columns.ts'
import { additionsOf, type NewAddition, NewNames } from './new-names.ts'
import { OtherStorefronts } from './other-storefronts.ts'
import { type PlannedProduct, planProduct } from './plan-product.ts'
import type { ImportCatalogue, ProductChange, ProductState } from './product-state.ts'
import { referencesOf } from './references.ts'
import { STOCK_AT_EXPORT } from './stock-column.ts'
import { ANOTHER_STOREFRONT, UniqueFields } from './unique-fields.ts'

export interface PlannedRow extends ImportRow {
  /** null where nothing is written */
  readonly write: ProductChange | null
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly notes: readonly string[]
  /** names that do not exist yet */
  readonly additions: readonly NewAddition[]
}

export interface ImportScope {
  /** the storefronts that it may change */
  readonly projectIds: readonly number[]
  /** whether names that do not exist yet are added; else they are problems */
  readonly creates: boolean
}

/** What a file would make of the catalogue; nothing is written. */
export async function planImport(
  table: ProductTable,
  catalogue: ImportCatalogue,
  { projectIds, creates }: ImportScope,
): Promise<Plan> {
  const newNames = new NewNames(catalogue)
  const references = referencesOf(catalogue, creates ? newNames : null)
  const all = withNewLevels(columnsOf(references), table)
  const cellsOf = cellsByTitle(table)
  const columns = all.filter(({ name }) => table.titles.includes(titleOf(name)))
  const products = productsByModel(catalogue.products)
  const linesByModel = Map.groupBy(table.rows, (row) => cellsOf(row)('model').toLowerCase())
  const unique = new UniqueFields(catalogue.products, projectIds)
  const rows: PlannedRow[] = []
  const elsewhere = new OtherStorefronts(projectIds)
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_A_TURN === 0) await setImmediate()
    const cell = cellsOf(row)
    const model = cell('model')
    const before = products(model)
    if (elsewhere.leaves(cell('storefront'), before)) continue
    const same = linesByModel.get(model.toLowerCase()) ?? []
    const problems = [...problemsOfRow(row, table), ...(model && same.length > 1 ? [twiceText(same)] : [])]
    if (before && !projectIds.includes(before.project_id)) {
      rows.push(foreignRow(row.line, cell, problems))
      continue
    }
    const planned = planProduct({ cell, before, projectIds, columns, references })
    rows.push(plannedRow(row.line, model, before, planned, problems, unique))
  }
  const additions = additionsOf(newNames.all, rows, catalogue.levels)
  return { rows, notes: [...elsewhere.notes(), ...table.notes, ...notesOf(table, all)], additions }
}

/** With those of prices of levels that do not exist. */
function withNewLevels(columns: readonly Column[], table: ProductTable): readonly Column[] {
  const known = new Set(columns.map(({ name }) => titleOf(name)))
  const added = table.writtenTitles.flatMap((title) => {
    const name = /^price\s*:\s*(.+)$/i.exec(title)?.[1]
    return name === undefined || known.has(titleOf(title)) ? [] : [newLevelColumn(name)]
  })
  return [...columns, ...added]
}

function plannedRow(
  line: number,
  model: string,
  before: ProductState | null,
  { after, changes, problems: ofCells, lacks }: PlannedProduct,
  problems: readonly string[],
  unique: UniqueFields,
): PlannedRow {
  const reasons = [
    ...problems,
    ...ofCells.map(problemText),
    ...lackTexts(lacks),
    ...unique.problemsOf(before, after).map(problemText),
  ]
  const row = { line, model: cut(model, 80), name: cut(after.name, 200) }
  if (reasons.length > 0) return { ...row, kind: 'refused', changes: [], reasons, write: null }
  unique.claim(after, line)
  if (changes.length === 0) return { ...row, kind: 'unchanged', changes: [], reasons: [], write: null }
  return { ...row, kind: kindOf(before, after), changes: [...changes], reasons: [], write: { before, after } }
}

function lackTexts(lacks: readonly string[]): readonly string[] {
  const named = lacks.map((name) => (name === 'price' ? 'a price' : name))
  return named.length === 0 ? [] : [`There is no such model; a new product needs also: ${named.join(', ')}`]
}

/** A row about a product that the import may not see: nothing is told but what the file says. */
const foreignRow = (
  line: number,
  cell: (name: string) => string,
  problems: readonly string[],
): PlannedRow => ({
  line,
  model: cut(cell('model'), 80),
  name: cut(cell('name'), 200),
  kind: 'refused',
  changes: [],
  reasons: [...problems, `model: is that of ${ANOTHER_STOREFRONT}`],
  write: null,
})

function kindOf(before: ProductState | null, after: ProductState): RowKind {
  if (before === null) return 'added'
  return before.active && !after.active ? 'deactivated' : 'changed'
}

const twiceText = (rows: readonly CsvRow[]): string => {
  const lines = rows.slice(0, 10).map(({ line }) => line)
  const named = rows.length > 10 ? [...lines, '…'] : lines
  return `model: is on several lines: ${named.join(', ')}`
}

function problemsOfRow({ cells, problem }: CsvRow, { titles }: ProductTable): readonly string[] {
  if (problem !== null) return [problem]
  const extra = cells.slice(titles.length).filter((cell) => cell.trim() !== '')
  if (extra.length === 0) return []
  return [
    `The row has ${cells.length} cells, the first row ${titles.length}: a text with a separator needs quotes.`,
  ]
}

/** The trimmed cell of a title; empty where the row ends before it, or the file has no such column. */
function cellsByTitle({ titles }: ProductTable): (row: CsvRow) => (name: string) => string {
  const positions = new Map(titles.map((title, index) => [title, index]))
  return ({ cells }) =>
    (name) =>
      (cells[positions.get(titleOf(name)) ?? -1] ?? '').trim()
}

/** By the model as it is written, else in any case. */
function productsByModel(products: readonly ProductState[]): (model: string) => ProductState | null {
  const exact = new Map(products.map((product) => [product.model, product]))
  const folded = new Map(products.map((product) => [product.model.toLowerCase(), product]))
  return (model) => exact.get(model) ?? folded.get(model.toLowerCase()) ?? null
}

function notesOf({ titles, writtenTitles }: ProductTable, all: readonly Column[]): readonly string[] {
  const known = new Set([
    'model',
    'storefront',
    titleOf(STOCK_AT_EXPORT),
    ...all.map(({ name }) => titleOf(name)),
  ])
  const unknown = writtenTitles.filter((_, index) => !known.has(titles[index] ?? ''))
  const named = unknown.filter((title) => title !== '').map((title) => `"${cut(title, 80)}"`)
  const missing = all.map(({ name }) => name).filter((name) => !titles.includes(titleOf(name)))
  return [
    ...(named.length > 0
      ? [`Not read, because there is no such column: ${named.slice(0, 20).join(', ')}.`]
      : []),
    ...(missing.length > 0 ? [`Not in the file, so kept as it is: ${missing.join(', ')}.`] : []),
  ]
}
