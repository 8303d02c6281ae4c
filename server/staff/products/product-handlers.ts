import type { SaveProductAnswer, staffProductCalls } from '#contract/staff/staff-products.ts'
import { lowStockCases } from '#server/catalogue/low-stock.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { casesText, STOCK_AT_EXPORT } from '#server/staff/imports/products/stock-column.ts'
import { readAgain } from '#server/staff/imports/products/staff-import-handlers.ts'
import type { FieldTexts } from '#server/staff/imports/products/product-history.ts'
import { addProduct, changeProduct, type ShownPress } from './change-product.ts'
import { changedSince, readHistoryEntry } from './change-history.ts'
import { listProducts } from './list-products.ts'
import { choicesOf, type ProductFields, readProduct, readProductFields, textsOf } from './read-product.ts'

export const staffProductHandlers: Handlers<typeof staffProductCalls> = {
  listStaffProducts: ({ query }, { db, projectId, shop }) => {
    const lowCases = lowStockCases(shop.settings.current(projectId).app)
    return listProducts(db, { projectId, lowCases }, query)
  },
  readStaffProduct: ({ params }, { db, projectId }) => readProduct(db, { id: idParam(params.id), projectId }),
  readProductChoices: async (_, { db, projectId }) => choicesOf(await readProductFields(db), projectId),
  saveStaffProduct: ({ body }, context) => {
    const { fields, stock } = body
    const ofStock = stock && { stock: stock.to, [STOCK_AT_EXPORT]: String(stock.seen) }
    return seen(
      context,
      changeProduct(context.db, pressOf(body, context), async (_, __, known) => {
        refuseUnknown(fields, known)
        return { kind: 'desk', cells: { ...fields, ...ofStock } }
      }),
    )
  },
  undoStaffProduct: ({ body }, context) =>
    seen(
      context,
      changeProduct(context.db, pressOf(body, context), async (trx, product, fields) => {
        const [entry] = await readHistoryEntry(trx, { id: product.id, historyId: body.history_id })
        if (!entry) throw notFound()
        const { before, after } = entry
        if (before === null)
          return [{ field: 'active', text: 'the product was added by this change: hide it instead' }]
        const texts = textsOf(product, fields)
        const changed = changedSince(after, texts)
        if (changed.length > 0)
          return changed.map((field) => ({ field, text: `has changed since: ${texts[field] || 'empty'}` }))
        return { kind: 'undo', cells: { ...before, ...stockBefore(before, after) } }
      }),
    ),
  addStaffProduct: ({ body }, context) => {
    const { model, fields, request_id: requestId } = body
    const { projectId, staff: by, now, db } = context
    const press = { requestId, projectId, by, now: now() }
    return seen(context, addProduct(db, press, { ...fields, model }))
  },
}

interface Press {
  readonly id: number
  readonly version: number
  readonly request_id: string
}

const pressOf = (
  { id, version, request_id: requestId }: Press,
  { projectId, staff: by, now }: StaffContext,
): ShownPress => ({ id, version, requestId, projectId, by, now: now() })

/** The stock has a difference of its own, and the model is never changed. */
function refuseUnknown(fields: FieldTexts, { columns }: ProductFields): void {
  const names = new Set(columns.map(({ name }) => name))
  const unknown = Object.keys(fields).filter((name) => name === 'stock' || !names.has(name))
  if (unknown.length > 0) throw invalid(`fields: there is no field ${unknown.join(', ')}`)
}

function stockBefore(before: FieldTexts, after: FieldTexts): FieldTexts {
  if (before['stock'] === undefined) return {}
  return { stock: casesText(Number(before['stock']) - Number(after['stock'])) }
}

/** The running catalogue sees the change before the answer. */
async function seen({ shop }: StaffContext, answer: Promise<SaveProductAnswer>): Promise<SaveProductAnswer> {
  const saved = await answer
  if (saved.kind === 'saved') await readAgain(shop)
  return saved
}
