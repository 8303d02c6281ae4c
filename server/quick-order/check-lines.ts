import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { lineCalls, LineSource } from '#contract/quick-order/lines.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid } from '#server/platform/http/http-error.ts'
import { addedCases, type Allotment, allot } from './allot.ts'
import { limitLineCalls } from './limit-line-calls.ts'
import { findByCode, type LineProductRow, productsById } from './line-products.ts'
import { reasonBefore } from './line-reasons.ts'
import { linesOfSource } from './line-source.ts'

type CheckAnswer = AnswerIn<typeof lineCalls.checkLines>
type CheckRequest = HandlerArgs<typeof lineCalls.checkLines>['body']

interface CheckableLine {
  readonly code: string
  readonly joined: readonly string[]
  readonly quantity: number
  readonly product: LineProductRow | null
  /** per case as it was paid */
  readonly centsBefore: number | null
}

/** What adding the lines of a source, or of a list of codes, to the current cart would do; changes no cart. */
export async function checkLines(
  { source, lines }: CheckRequest,
  context: SessionContext,
): Promise<CheckAnswer> {
  await limitLineCalls('check-lines', context)
  if (source && !lines) return checkSource(source, context)
  if (!lines || source) throw invalid('source: either source or lines must be given')
  const codes = lines.map(({ code }) => code)
  const find = await findByCode(context, codes)
  const checkable = lines.map((line) => ({
    ...line,
    joined: [],
    product: find(line.code),
    centsBefore: null,
  }))
  return { name: null, lines: checked(joinedByProduct(checkable), context) }
}

/** Lines of one product become its first one, with the cases of all. */
function joinedByProduct(lines: readonly CheckableLine[]): readonly CheckableLine[] {
  const byProduct = new Map<number | string, CheckableLine>()
  for (const line of lines) {
    const key = line.product?.id ?? line.code.toLowerCase()
    const first = byProduct.get(key)
    const quantity = line.quantity + (first?.quantity ?? 0)
    byProduct.set(key, first ? { ...first, quantity, joined: [...first.joined, line.code] } : line)
  }
  return [...byProduct.values()]
}

async function checkSource(source: LineSource, context: SessionContext): Promise<CheckAnswer> {
  const { name, lines } = await linesOfSource(source, context)
  const products = await productsById(
    context,
    lines.map((line) => line.product_id),
  )
  const checkable = lines.map(({ product_id, quantity, cents }) => {
    const product = products.get(product_id) ?? null
    return { code: product?.model ?? String(product_id), joined: [], quantity, product, centsBefore: cents }
  })
  return { name, lines: checked(checkable, context) }
}

function checked(lines: readonly CheckableLine[], { projectId, shop }: SessionContext): CheckAnswer['lines'] {
  const allotments = allot(lines, projectId)
  return lines.flatMap((line, index) => {
    const allotment = allotments[index]
    return allotment ? [checkedLine(line, allotment, shop.catalogue)] : []
  })
}

function checkedLine(
  { code, joined, quantity, product, centsBefore }: CheckableLine,
  allotment: Allotment,
  catalogue: Catalogue,
): CheckAnswer['lines'][number] {
  const { state } = allotment
  const isSold = product !== null && state !== 'gone'
  return {
    code,
    joined: [...joined],
    quantity,
    state,
    message: reasonBefore(allotment, product, code),
    product: product && { ...productWire(product), image_url: catalogue.picture(product) },
    price_before: centsBefore === null ? null : toWire(centsBefore),
    price: isSold && product.cents !== null ? toWire(product.cents) : null,
    available: isSold ? product.available : 0,
    in_cart: product?.in_cart ?? 0,
    addable: addedCases(allotment),
  }
}

const productWire = (product: LineProductRow) => ({
  products_id: product.id,
  products_model: product.model,
  products_name: product.name,
  products_url: product.url,
  products_packaging: product.packaging,
  pieces_per_case: product.pieces_per_case,
  upc: product.upc,
  texas_restricted: product.texas_restricted,
  pro_use: product.pro_use,
})
