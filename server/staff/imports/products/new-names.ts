import { ADDITION_KINDS, type Addition, type AdditionKind } from '#contract/staff/staff-import.ts'
import { slug } from '#server/catalogue/slug.ts'
import { type CellValue, shown } from './cell-values.ts'
import type { ImportCatalogue, ProductState } from './product-state.ts'

export interface NewName extends Pick<Addition, 'kind' | 'project_id' | 'name' | 'url'> {
  /** negative until it is written */
  readonly id: number
}

/** A new name that the import writes. */
export interface NewAddition extends NewName, Pick<Addition, 'products' | 'factor'> {}

/** of one file; each is compared with every row */
const MOST_NEW = 500

/** Names of a file that the shop lacks, in the order of the file. */
export class NewNames {
  readonly #byName = new Map<string, NewName>()
  readonly #byAddress = new Map<string, string>()
  readonly #byId = new Map<number, NewName>()

  constructor({ groups, levels }: Pick<ImportCatalogue, 'groups' | 'levels'>) {
    for (const { kind, project_id, url, name } of groups)
      this.#byAddress.set(keyOf(kind, project_id, url), name)
    for (const { short_name, name } of levels) this.#byAddress.set(keyOf('level', 0, short_name), name)
  }

  /** The one that the cell has named before in any case, or a new one. */
  take(kind: AdditionKind, projectId: number, cell: string): CellValue<NewName> {
    const key = keyOf(kind, projectId, cell)
    const before = this.#byName.get(key)
    if (before) return { value: before }
    const url = addressOf(kind, cell)
    const problem = this.#problemOf(kind, projectId, cell, url)
    if (problem !== null) return { problem }
    const text = kind === 'level' ? cell.slice(0, 1).toUpperCase() + cell.slice(1) : cell
    const name = { kind, project_id: projectId, name: text, url: url ?? '', id: -1 - this.#byId.size }
    this.#byName.set(key, name)
    this.#byId.set(name.id, name)
    if (url !== null) this.#byAddress.set(keyOf(kind, projectId, url), cell)
    return { value: name }
  }

  nameOf(id: number): string | null {
    return this.#byId.get(id)?.name ?? null
  }

  get all(): readonly NewName[] {
    return [...this.#byId.values()]
  }

  #problemOf(kind: string, projectId: number, cell: string, url: string | null): string | null {
    const named = `the new ${kind.replaceAll('_', ' ')} "${shown(cell)}"`
    if (this.#byId.size >= MOST_NEW)
      return `${named} is one of more than ${MOST_NEW}: divide the file, if they are really new`
    if (cell.length > 80) return `${named} has more than 80 characters`
    if (/\p{Cc}/u.test(cell)) return `${named} has a line break or another control character`
    if (url === null) return null
    if (kind === 'level' && !/^[a-z0-9 -]+$/i.test(cell))
      return `${named} has other characters than letters, digits and hyphens`
    if (!/[a-z0-9]/i.test(url)) return `${named} has no letter or digit for its address`
    const owner = this.#byAddress.get(keyOf(kind, projectId, url))
    return owner === undefined ? null : `${named} would have the address ${url}, which is that of "${owner}"`
  }
}

const keyOf = (kind: string, projectId: number, text: string): string =>
  `${kind} ${projectId} ${text.toLowerCase()}`

/** null: it has none */
function addressOf(kind: AdditionKind, name: string): string | null {
  switch (kind) {
    case 'brand':
    case 'category':
      return slug(name)
    case 'list':
      return slug(name).replaceAll('-', '_')
    case 'level':
      return slug(name).toLowerCase()
    default:
      return null
  }
}

interface WrittenRow {
  /** null where nothing is written */
  readonly write: { readonly after: ProductState } | null
}
type Levels = ImportCatalogue['levels']

/** Those that rows which are written use, by kind. @param levels that exist */
export function additionsOf(
  names: readonly NewName[],
  rows: readonly WrittenRow[],
  levels: Levels,
): readonly NewAddition[] {
  const products = rows.flatMap(({ write }) => (write ? [write.after] : []))
  const byKind = names.toSorted(
    (one, other) => ADDITION_KINDS.indexOf(one.kind) - ADDITION_KINDS.indexOf(other.kind),
  )
  return byKind.flatMap((name) => {
    const having = products.filter((product) => has(product, name))
    if (having.length === 0) return []
    const factor = name.kind === 'level' ? { factor: factorOf(name.id, having, levels) } : {}
    return [{ ...name, products: having.length, ...factor }]
  })
}

/** What customers of a new level pay, compared with the first level that has prices of the same products; 1 without any. */
function factorOf(id: number, products: readonly ProductState[], levels: Levels): number {
  for (const level of levels) {
    const both = products.filter(({ prices }) => prices.has(level.id))
    const sum = (of: number) => both.reduce((total, { prices }) => total + (prices.get(of) ?? 0), 0)
    if (sum(level.id) > 0) return Number(((Number(level.factor) * sum(id)) / sum(level.id)).toFixed(4))
  }
  return 1
}

function has(product: ProductState, { kind, id, name }: NewName): boolean {
  switch (kind) {
    case 'brand':
      return product.brand_id === id
    case 'category':
      return product.category_id === id
    case 'list':
      return product.lists.includes(id)
    case 'level':
      return product.prices.has(id)
    case 'color':
      return product.colors.includes(name)
    case 'effect':
      return product.effects.includes(name)
    default:
      return product[kind] === name
  }
}
