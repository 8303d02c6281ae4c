import type { FieldProblem, SaveProductAnswer } from '#contract/staff/staff-products.ts'
import { lockStock } from '#server/checkout/submission/stock.ts'
import { type DecidedBy, recordDecision } from '#server/platform/audit/record-decision.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { CLEAR } from '#server/staff/imports/products/column.ts'
import { type PlannedProduct, planProduct } from '#server/staff/imports/products/plan-product.ts'
import type { FieldTexts, HistoryKind } from '#server/staff/imports/products/product-history.ts'
import {
  lockCatalogue,
  type ProductState,
  readProductState,
} from '#server/staff/imports/products/product-state.ts'
import { STOCK_AT_EXPORT } from '#server/staff/imports/products/stock-column.ts'
import { UniqueFields } from '#server/staff/imports/products/unique-fields.ts'
import { writeProducts } from '#server/staff/imports/products/write-products.ts'
import { readKnownChange } from './change-history.ts'
import { type ProductFields, readProductFields, shownProduct } from './read-product.ts'

const selectAlike = statement({
  name: 'desk-product-alike',
  sql: `select project_id, model, upc, url from products where id <> :id and (upc = :upc or lower(url) = lower(:url) or lower(model) = lower(:model))`,
  params: { id: int4, upc: text, url: text, model: text },
  row: { project_id: int4, model: text, upc: text, url: text },
})

/** A press at the desk, which may come twice. */
export interface ProductPress {
  readonly requestId: string
  readonly projectId: number
  readonly by: DecidedBy
  readonly now: Date
}

export interface ShownPress extends ProductPress {
  readonly id: number
  /** of the product as it was shown */
  readonly version: number
}

/** What a press makes of a product. */
export interface Wanted {
  readonly kind: HistoryKind
  /** as the cells of a row of an import, but that an empty one empties the field */
  readonly cells: FieldTexts
}

/** Changes a locked product if it is as it was shown. @param want may refuse with problems */
export const changeProduct = (
  db: Db,
  press: ShownPress,
  want: (
    trx: Transaction,
    product: ProductState,
    fields: ProductFields,
  ) => Promise<Wanted | readonly FieldProblem[]>,
): Promise<SaveProductAnswer> =>
  inTransaction(db, async (trx) => {
    const { id, version, projectId } = press
    await lockCatalogue(trx)
    await lockStock(trx, [{ product_id: id, quantity: 0 }])
    const product = await readProductState(trx, { id, projectId })
    if (!product) throw notFound()
    const fields = await readProductFields(trx)
    const known = await knownChange(trx, press, id)
    const show = () => shownProduct(trx, product, fields)
    if (known) return { kind: 'saved', text: 'Saved.', product: await show(), history_id: known }
    if (version !== product.version)
      return { kind: 'changed', text: 'Somebody else changed this product.', product: await show() }
    const wanted = await want(trx, product, fields)
    return 'cells' in wanted
      ? writeChange(trx, press, product, wanted, fields)
      : { kind: 'invalid', problems: [...wanted] }
  })

/** Adds a product, unless there is one of the model. */
export const addProduct = (
  db: Db,
  press: ProductPress,
  { model, ...cells }: FieldTexts & { readonly model: string },
): Promise<SaveProductAnswer> =>
  inTransaction(db, async (trx) => {
    await lockCatalogue(trx)
    const fields = await readProductFields(trx)
    const known = await readKnownChange(trx, staffPress(press))
    const [added] = known
    if (added) {
      const product = await readProductState(trx, { id: added.product_id, projectId: press.projectId })
      if (!product || !added.is_own) throw invalid('request_id: belongs to another change')
      const shown = await shownProduct(trx, product, fields)
      return { kind: 'saved', text: 'Added.', product: shown, history_id: Number(added.id) }
    }
    return writeChange(trx, press, null, { kind: 'desk', cells: { ...cells, model } }, fields)
  })

async function knownChange(trx: Transaction, press: ProductPress, id: number): Promise<number | null> {
  const [known] = await readKnownChange(trx, staffPress(press))
  if (!known) return null
  if (known.product_id !== id || !known.is_own) throw invalid('request_id: belongs to another change')
  return Number(known.id)
}

const staffPress = ({ requestId, by }: ProductPress) => ({ requestId, staffId: by?.id ?? null })

async function writeChange(
  trx: Transaction,
  press: ProductPress,
  before: ProductState | null,
  { kind, cells }: Wanted,
  fields: ProductFields,
): Promise<SaveProductAnswer> {
  const { projectId, requestId, by, now } = press
  const { after, changes, ...found } = planned(cells, before, fields, projectId)
  const problems = [...found.problems, ...(await alikeProblems(trx, before, after, projectId))]
  if (problems.length > 0) return { kind: 'invalid', problems }
  if (changes.length === 0 && before) {
    const product = await shownProduct(trx, before, fields)
    return { kind: 'saved', text: 'Nothing was different.', product, history_id: null }
  }
  const source = { kind, importId: null, requestId, by, now }
  const [written] = await writeProducts(trx, [{ write: { before, after }, changes }], source)
  const id = written?.after.id ?? after.id
  const subject = `${after.model}: ${changes.map(({ field }) => field).join(', ')}`
  await recordDecision(trx, by, { action: `products ${kind}`, subject })
  const product = await readProductState(trx, { id, projectId })
  if (!product) throw notFound()
  const known = await knownChange(trx, press, id)
  return {
    kind: 'saved',
    text: before ? 'Saved.' : 'Added.',
    product: await shownProduct(trx, product, fields),
    history_id: known,
  }
}

type Planned = Omit<PlannedProduct, 'problems' | 'lacks'> & { readonly problems: readonly FieldProblem[] }

function planned(
  cells: FieldTexts,
  before: ProductState | null,
  { columns, references }: ProductFields,
  projectId: number,
): Planned {
  const given = columns.filter(({ name }) => cells[name] !== undefined)
  const emptied = before ? given.filter(({ name }) => cells[name] === '') : []
  const cleared = emptied.filter(({ canBeEmpty }) => canBeEmpty).map(({ name }) => [name, CLEAR] as const)
  const texts: FieldTexts = {
    ...cells,
    ...Object.fromEntries(cleared),
    ...(before && { model: before.model }),
  }
  const plan = planProduct({
    cell: (name) => texts[name] ?? '',
    before,
    projectIds: [projectId],
    columns: given,
    references,
  })
  const needed = [
    ...emptied.filter(({ canBeEmpty }) => !canBeEmpty).map(({ name }) => name),
    ...plan.lacks.map((name) => (name === 'price' ? `price:${references.levels[0]?.short_name}` : name)),
  ]
  const problems = plan.problems.map(({ column, text: problem }) => ({
    field: column === STOCK_AT_EXPORT ? 'stock' : column,
    text: problem,
  }))
  return { ...plan, problems: [...problems, ...needed.map((field) => ({ field, text: 'is needed' }))] }
}

async function alikeProblems(
  trx: Transaction,
  before: ProductState | null,
  after: ProductState,
  projectId: number,
): Promise<readonly FieldProblem[]> {
  const alike = await selectAlike(trx, after)
  const problems = new UniqueFields(alike, [projectId]).problemsOf(before, after)
  const same = before
    ? undefined
    : alike.find(({ model }) => model.toLowerCase() === after.model.toLowerCase())
  const taken =
    same?.project_id === projectId
      ? 'is that of a product that exists'
      : 'is that of a product of another storefront'
  return [
    ...(same ? [{ field: 'model', text: taken }] : []),
    ...problems.map(({ column, text: problem }) => ({ field: column, text: problem })),
  ]
}
