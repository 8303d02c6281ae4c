import { MAX_INT, MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { MAX_TEMPLATES, type templateCalls } from '#contract/quick-order/templates.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { lockCustomer } from '#server/platform/database/lock-customer.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { limitLineCalls } from '#server/quick-order/limit-line-calls.ts'
import { linesOfSource } from '#server/quick-order/line-source.ts'
import {
  deleteLines,
  insertLines,
  insertTemplate,
  renameTemplate,
  standingOf,
} from './template-statements.ts'
import { readTemplates } from './template-wire.ts'

type SaveAnswer = AnswerIn<typeof templateCalls.saveTemplate>
type SaveRequest = HandlerArgs<typeof templateCalls.saveTemplate>['body']

/** Saves a new template, replaces one, or with neither source nor lines renames one. */
export async function saveTemplate(request: SaveRequest, context: SessionContext): Promise<SaveAnswer> {
  await limitLineCalls('save-template', context)
  if (request.source && request.lines) throw invalid('source: either source or lines may be given')
  if (!request.source && !request.lines && request.id === undefined)
    throw invalid('source: either source or lines must be given')
  const { session, projectId } = context
  return inTransaction(context.db, async (trx) => {
    await lockCustomer(trx, { customerId: session.customerId })
    const id = request.id === undefined ? null : rowId(request.id)
    const owner = { customerId: session.customerId, projectId }
    const [standing] = await standingOf(trx, { ...owner, id, name: request.name })
    if (id !== null && !standing?.has_own) throw notFound()
    const quantities = await quantitiesOf(request, context, trx)
    if (quantities?.size === 0) return refused('There are no lines to save.')
    if (standing?.is_taken) return refused(`You have a template named “${request.name}” already.`)
    if (id === null && (standing?.count ?? 0) >= MAX_TEMPLATES) return refused(FULL)
    const saved = await writeName(id, request.name, context, trx)
    if (quantities) await writeLines(saved, quantities, request, { projectId, trx })
    const [template] = await readTemplates(trx, { ...owner, id: saved })
    return { success: true, message: null, template: template ?? null }
  })
}

const FULL = `You have ${MAX_TEMPLATES} templates. Delete some of them to save another.`
const refused = (error: string): SaveAnswer => ({
  success: false,
  errors: [error],
  message: null,
  template: null,
})

type Quantities = ReadonlyMap<number, number>

/** Cases by product, those of several lines summed; null: the lines stay. */
async function quantitiesOf(
  { source, lines }: SaveRequest,
  context: SessionContext,
  trx: Transaction,
): Promise<Quantities | null> {
  if (source) {
    const found = await linesOfSource(source, context, trx)
    return summed(found.lines.map(({ product_id, quantity }) => [product_id, quantity]))
  }
  return lines ? summed(lines.map(({ products_id, quantity }) => [products_id, quantity])) : null
}

function summed(lines: readonly (readonly [productId: number, quantity: number])[]): Quantities {
  const quantities = new Map<number, number>()
  for (const [id, quantity] of lines)
    quantities.set(id, Math.min(MAX_QUANTITY, quantity + (quantities.get(id) ?? 0)))
  return quantities
}

async function writeName(
  id: number | null,
  name: string,
  { session, projectId, now }: SessionContext,
  trx: Transaction,
): Promise<number> {
  const change = { name, now: now() }
  if (id !== null) {
    await renameTemplate(trx, { id, ...change })
    return id
  }
  const [inserted] = await insertTemplate(trx, { customerId: session.customerId, projectId, ...change })
  if (!inserted) throw new Error('the template was not inserted')
  return inserted.id
}

async function writeLines(
  id: number,
  quantities: Quantities,
  { lines }: SaveRequest,
  { projectId, trx }: { readonly projectId: number; readonly trx: Transaction },
): Promise<void> {
  const productIds = [...quantities.keys()].filter((productId) => productId <= MAX_INT)
  await deleteLines(trx, { id })
  const written = await insertLines(trx, {
    id,
    projectId,
    productIds,
    quantities: productIds.map((productId) => quantities.get(productId) ?? 0),
  })
  const isWritten = new Set(written.map((line) => line.product_id))
  const missing = lines?.findIndex((line) => !isWritten.has(line.products_id)) ?? -1
  if (missing >= 0) throw invalid(`lines.${missing}.products_id: is no product of this shop`)
}
