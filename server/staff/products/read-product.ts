import type { ProductChoices, ProductHistoryEntry, StaffProduct } from '#contract/staff/staff-products.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import type { Column } from '#server/staff/imports/products/column.ts'
import { columnsOf } from '#server/staff/imports/products/columns.ts'
import {
  type NamedRows,
  type ProductState,
  readNamedRows,
  readProductState,
} from '#server/staff/imports/products/product-state.ts'
import { type References, referencesOf } from '#server/staff/imports/products/references.ts'
import { type HistoryRow, obstacleOf, readHistory } from './change-history.ts'

export interface ProductAddress {
  readonly id: number
  readonly projectId: number
}

/** What fields of products are called, and what they may name. */
export interface ProductFields {
  readonly names: NamedRows
  readonly references: References
  readonly columns: readonly Column[]
}

export async function readProductFields(db: Db): Promise<ProductFields> {
  const names = await readNamedRows(db)
  const references = referencesOf(names)
  return { names, references, columns: columnsOf(references) }
}

/** A product of a storefront as the desk shows it, or null. */
export const readProduct = (db: Db, address: ProductAddress): Promise<StaffProduct | null> =>
  inSnapshot(db, async (trx) => {
    const product = await readProductState(trx, address)
    return product && shownProduct(trx, product, await readProductFields(trx))
  })

export async function shownProduct(
  db: Db,
  product: ProductState,
  fields: ProductFields,
): Promise<StaffProduct> {
  const { id, model, url, active, version, stock, project_id: projectId } = product
  const texts = textsOf(product, fields)
  const history = await readHistory(db, { id })
  return {
    id,
    model,
    url,
    active,
    version,
    stock,
    fields: texts,
    history: history.map((row) => toEntry(row, texts)),
    ...choicesOf(fields, projectId),
  }
}

export const textsOf = (product: ProductState, { columns, references }: ProductFields) =>
  Object.fromEntries(columns.map((column) => [column.name, column.show(product, references)]))

function toEntry(row: HistoryRow, texts: Readonly<Record<string, string>>): ProductHistoryEntry {
  const { id, at, kind, staff, file_name, before, after } = row
  const changes = Object.entries(after).map(([field, text]) => ({
    field,
    before: before?.[field] ?? '',
    after: text,
  }))
  return {
    id: Number(id),
    at: at.toISOString(),
    kind,
    staff,
    file_name,
    is_new: before === null,
    changes,
    obstacle: obstacleOf(row, texts),
  }
}

const OPTIONS = {
  colors: 'color',
  effects: 'effect',
  firing_pattern: 'firing_pattern',
  duration: 'duration',
  caliber: 'caliber',
  performance_height: 'performance_height',
  debris_profile: 'debris_profile',
  ignition_type: 'ignition_type',
} as const

/** Of the storefront. */
export function choicesOf({ names, references }: ProductFields, projectId: number): ProductChoices {
  const groups = (kind: 'brand' | 'category' | 'list') =>
    names.groups
      .filter((group) => group.kind === kind && group.project_id === projectId)
      .map(({ id }) => references.groupText(kind, id))
  const options = Object.entries(OPTIONS).map(([field, kind]) => [
    field,
    [...(names.options.get(kind) ?? [])],
  ])
  return {
    levels: names.levels.map(({ short_name, name }) => ({ short_name, name })),
    choices: {
      brand: groups('brand'),
      category: groups('category'),
      lists: groups('list'),
      ...Object.fromEntries(options),
    },
  }
}
