import { counted } from '#contract/platform/format-count.ts'
import type { FeedAnswer, FeedStock } from '#contract/staff/feed.ts'
import { lockStock, releaseStock } from '#server/checkout/submission/stock.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { array, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { insertHistory } from '#server/staff/imports/products/product-history.ts'
import { doOnce, type FeedRequest, type RowError } from './once.ts'

const MODELS = { projectId: int4, models: array(text) }
const selectProducts = statement({
  name: 'feed-products',
  sql: 'select p.id, p.model from products p where p.project_id = :projectId and p.model = any(:models)',
  params: MODELS,
  row: { id: int4, model: text },
})
const selectStock = statement({
  name: 'feed-stock',
  sql: 'select product_id, qty from stock where product_id = any(:ids)',
  params: { ids: array(int4) },
  row: { product_id: int4, qty: int4 },
})

const MOST_CASES = 1_000_000

/** Changes the stock of products, with their history, as the desk does: a count changes it by the cases that were counted more. */
export const postStock = (db: Db, request: FeedRequest<FeedStock>): Promise<FeedAnswer> =>
  doOnce(db, request, { name: 'stock', run: changeAll })

interface Change {
  readonly id: number
  readonly by: number
  /** cases before and after */
  readonly before: number
  readonly after: number
}

async function changeAll(
  trx: Transaction,
  { feed, rows, now }: FeedRequest<FeedStock>,
): Promise<string | readonly RowError[]> {
  const models = [...new Set(rows.map((row) => row.products_model))]
  const products = await selectProducts(trx, { projectId: feed.projectId, models })
  const ids = products.map(({ id }) => id)
  await lockStock(
    trx,
    ids.map((product_id) => ({ product_id, quantity: 0 })),
  )
  const stock = new Map((await selectStock(trx, { ids })).map(({ product_id, qty }) => [product_id, qty]))
  const idByModel = new Map(products.map(({ id, model }) => [model, id]))
  const { changes, errors } = changesOf(rows, idByModel, stock)
  if (errors.length > 0) return errors
  const written = changes.filter(({ by }) => by !== 0)
  await releaseStock(
    trx,
    written.map(({ id, by }) => ({ product_id: id, quantity: by })),
  )
  const history = written.map(({ id, before, after }) => ({
    before: {},
    after: { id },
    changes: [{ field: 'stock', before: String(before), after: String(after) }],
  }))
  await insertHistory(trx, history, { kind: 'feed', importId: null, requestId: null, by: null, now })
  return `The stock of ${counted(written.length, 'product is', 'products are')} changed.`
}

function changesOf(
  rows: readonly FeedStock[],
  idByModel: ReadonlyMap<string, number>,
  stock: ReadonlyMap<number, number>,
): { readonly changes: readonly Change[]; readonly errors: readonly RowError[] } {
  const changes = new Map<number, Change>()
  const errors: RowError[] = []
  for (const [index, row] of rows.entries()) {
    const model = row.products_model
    const id = idByModel.get(model)
    const before = id === undefined ? undefined : stock.get(id)
    const refuse = (text: string) => errors.push({ row: index + 1, text })
    if (id === undefined || before === undefined) {
      refuse(`There is no product ${model}.`)
      continue
    }
    const by = 'change' in row ? row.change : row.quantity - row.seen
    const after = before + by
    if (changes.has(id)) refuse(`${model} is in this request twice.`)
    else if (after < 0)
      refuse(`${counted(-by, 'case')} of ${model} cannot be taken: ${counted(before, 'is', 'are')} in stock.`)
    else if (after > MOST_CASES) refuse(`${counted(after, 'case')} of ${model} are too many.`)
    changes.set(id, { id, by, before, after })
  }
  return { changes: [...changes.values()], errors }
}
