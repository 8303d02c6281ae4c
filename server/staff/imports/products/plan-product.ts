import type { FieldChange } from '#contract/staff/staff-import.ts'
import { addressIn, cut, piecesIn } from './cell-values.ts'
import { CLEAR, type Column, type ColumnProblem } from './column.ts'
import type { ProductState } from './product-state.ts'
import type { References } from './references.ts'
import { casesBy, STOCK_AT_EXPORT, stockCell } from './stock-column.ts'

interface ProductRow {
  readonly cell: (name: string) => string
  /** null: the model is new */
  readonly before: ProductState | null
  readonly projectIds: readonly number[]
  /** of the file */
  readonly columns: readonly Column[]
  readonly references: References
}

export interface PlannedProduct {
  readonly after: ProductState
  readonly changes: readonly FieldChange[]
  readonly problems: readonly ColumnProblem[]
  /** columns that a new product needs and has not, but those with a problem of their own */
  readonly lacks: readonly string[]
}

/** What a row makes of its product, with every problem of every cell. */
export function planProduct(given: ProductRow): PlannedProduct {
  const { before, columns, references } = given
  const stock = stockCell(given.cell('stock'), given.cell(STOCK_AT_EXPORT), before === null)
  const row = 'problem' in stock ? given : { ...given, cell: withStock(given.cell, stock.value) }
  const { cell } = row
  const storefront = storefrontOf(row)
  const start = before ?? newProduct(cell('model'), storefront.id)
  const problems: ColumnProblem[] = [
    ...problemsOfModel(cell('model')),
    ...storefront.problems,
    ...('problem' in stock ? [{ column: STOCK_AT_EXPORT, text: stock.problem }] : []),
  ]
  const read: ProductState = { ...start }
  for (const column of columns) {
    const typed = cell(column.name)
    if (isKept(column, typed, start, references)) continue
    const found = valueIn(column, typed, read, references)
    if ('problem' in found) problems.push({ column: column.name, text: found.problem })
    else Object.assign(read, found.value)
  }
  const isGiven = (name: string) => columns.some((column) => column.name === name) && cell(name) !== ''
  const after = derived(start, read, isGiven)
  problems.push(...piecesProblem(start, after, isGiven))
  const lacks = before === null ? lackOf(after, problems) : []
  return { after, changes: changesOf(row, start, after), problems, lacks }
}

const withStock =
  (cell: ProductRow['cell'], stock: string): ProductRow['cell'] =>
  (name) =>
    name === 'stock' ? stock : cell(name)

/** A cell as an export has it says nothing new, even where no such value could be typed today. */
const isKept = (column: Column, typed: string, start: ProductState, references: References): boolean =>
  typed === '' || typed === column.show(start, references).trim()

function valueIn(column: Column, typed: string, read: ProductState, references: References) {
  if (typed !== CLEAR) return column.read(typed, read, references)
  return column.canBeEmpty ? column.read('', read, references) : { problem: 'cannot be empty' }
}

function storefrontOf({ cell, before, projectIds }: ProductRow) {
  const typed = cell('storefront')
  const [only] = projectIds.length === 1 ? projectIds : []
  const id = typed === '' ? (before?.project_id ?? only ?? 0) : Number(typed)
  const named = projectIds.join(' or ')
  if (id === 0) return { id, problems: [storefrontProblem(`is needed for a new product: ${named}`)] }
  if (before && before.project_id !== id)
    return { id, problems: [storefrontProblem(`the product is of storefront ${before.project_id}`)] }
  return projectIds.includes(id)
    ? { id, problems: [] }
    : { id, problems: [storefrontProblem(`must be ${named} here, not ${cut(typed, 20) || id}`)] }
}

const storefrontProblem = (text: string): ColumnProblem => ({ column: 'storefront', text })

function problemsOfModel(model: string): readonly ColumnProblem[] {
  if (model === '') return [{ column: 'model', text: 'is empty' }]
  return /^[\w./ -]{1,40}$/.test(model)
    ? []
    : [
        {
          column: 'model',
          text: 'has more than 40 characters, or other ones than letters, digits, and - _ . /',
        },
      ]
}

/** A packaging tells the pieces of a case; an address is made of model and name. */
function derived(start: ProductState, after: ProductState, isGiven: (name: string) => boolean): ProductState {
  const hasPieces = isGiven('pieces_per_case') || after.packaging === start.packaging
  const pieces = hasPieces ? after.pieces_per_case : piecesIn(after.packaging)
  return { ...after, pieces_per_case: pieces, url: after.url || addressOf(after) }
}

function addressOf({ model, name }: ProductState): string {
  const address = `${model}-${name}`.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const read = addressIn(address.slice(0, 120))
  return 'problem' in read ? '' : read.value
}

function piecesProblem(
  start: ProductState,
  { packaging, pieces_per_case: pieces }: ProductState,
  isGiven: (name: string) => boolean,
): readonly ColumnProblem[] {
  const isChanged = packaging !== start.packaging || pieces !== start.pieces_per_case
  if (!isChanged || !isGiven('pieces_per_case') || packaging === '' || piecesIn(packaging) === pieces)
    return []
  return [{ column: 'pieces_per_case', text: `${packaging} is ${piecesIn(packaging)} pieces, not ${pieces}` }]
}

/** What a new product must have, unless the cell has a problem of its own. */
function lackOf(after: ProductState, problems: readonly ColumnProblem[]): readonly string[] {
  const lack: readonly (readonly [string, boolean])[] = [
    ['name', after.name === ''],
    ['category', after.category_id === 0],
    ['brand', after.brand_id === 0],
    ['packaging', after.packaging === ''],
    ['upc', after.upc === ''],
    ['weight_lb', after.weight_lb === ''],
    ['price', after.prices.size === 0],
  ]
  return lack
    .filter(([name, lacks]) => lacks && !problems.some(({ column }) => column.startsWith(name)))
    .map(([name]) => name)
}

function changesOf(
  { cell, before, columns, references }: ProductRow,
  start: ProductState,
  after: ProductState,
): readonly FieldChange[] {
  const changes = columns.flatMap((column): FieldChange[] => {
    const [was, is] = [column.show(start, references), column.show(after, references)]
    const by = column.name === 'stock' ? casesBy(cell('stock')) : null
    // of a new product every value is named, also one that is the default
    const isSame = before === null ? cell(column.name) === '' || is === '' : was === is
    if (isSame) return []
    const change = { field: column.name, before: before === null ? '' : was, after: is }
    return [by === null ? change : { ...change, by }]
  })
  const more = (['url', 'pieces_per_case'] as const)
    .filter((field) => start[field] !== after[field] && !changes.some((change) => change.field === field))
    .map((field) => ({
      field,
      before: before === null ? '' : String(start[field]),
      after: String(after[field]),
    }))
  return before === null ? [storefrontChange(after), ...changes, ...more] : [...changes, ...more]
}

const storefrontChange = ({ project_id }: ProductState): FieldChange => ({
  field: 'storefront',
  before: '',
  after: String(project_id),
})

const newProduct = (model: string, projectId: number): ProductState => ({
  id: 0,
  project_id: projectId,
  model,
  name: '',
  url: '',
  brand_id: 0,
  category_id: 0,
  packaging: '',
  pieces_per_case: 0,
  upc: '',
  colors: [],
  effects: [],
  firing_pattern: null,
  duration: null,
  seconds: null,
  shots: null,
  caliber: null,
  performance_height: null,
  debris_profile: null,
  ignition_type: null,
  weight_lb: '',
  hazmat: null,
  pro_use: false,
  texas_restricted: false,
  eta: null,
  description_html: null,
  video_url: null,
  is_new: false,
  on_sale: false,
  active: true,
  bin: null,
  version: 1,
  stock: 0,
  prices: new Map(),
  lists: [],
})
