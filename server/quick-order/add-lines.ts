import type { AddedLine, ProductLine } from '#contract/quick-order/lines.ts'
import { MAX_INT } from '#contract/platform/constants.ts'
import { BUMP } from '#server/cart/line-statements.ts'
import { limitText } from '#server/cart/line-answers.ts'
import { changeCart } from '#server/cart/change-cart.ts'
import { array, int4, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { addedCases, type Allotment, allot, type WantedLine } from './allot.ts'
import { type AddAnswer, type AddRequest, answerBefore, recordAddition } from './cart-additions.ts'
import { limitLineCalls } from './limit-line-calls.ts'
import { productsById } from './line-products.ts'
import { notSoldReason } from './line-reasons.ts'

/** Sets the quantities of lines, which are new or in the cart already. */
const write = statement({
  name: 'lines-write',
  sql: `with w as (insert into cart_lines (cart_id, product_id, quantity, cart_version)
     select :cartId, x.product_id, x.quantity, :version from unnest(:productIds::int[], :quantities::int[]) x (product_id, quantity)
     on conflict (cart_id, product_id, is_promo) do update
     set quantity = excluded.quantity, cart_version = excluded.cart_version returning cart_id),
   ${BUMP}
   select id from v`,
  params: {
    cartId: int4,
    version: int4,
    productIds: array(int4),
    quantities: array(int4),
    now: timestamptz,
  },
  row: { id: int4 },
})

/**
 * Adds lines to the current cart in one transaction, at most once per request id: a repeated request gets the answer of
 * the first one, whatever has become of the cart since.
 */
export async function addLines(request: AddRequest, context: SessionContext): Promise<AddAnswer> {
  await limitLineCalls('add-lines', context)
  try {
    return await changeCart(context, async (trx, cart) => {
      const before = await answerBefore(trx, request, context)
      if (before) return before
      const wanted = await wantedLines(request.lines, context, trx)
      const allotments = allot(wanted, context.projectId)
      const quantities = changedQuantities(wanted, allotments)
      if (quantities.size > 0)
        await write(trx, {
          cartId: cart.id,
          version: cart.version + 1,
          productIds: [...quantities.keys()],
          quantities: [...quantities.values()],
          now: context.now(),
        })
      const answer = answerOf(request.lines, wanted, allotments)
      await recordAddition(trx, request, answer, context)
      return answer
    })
  } catch (error) {
    // the cart may have been ordered or put aside since the first request
    const before =
      error instanceof HttpError && error.status === 409
        ? await answerBefore(context.db, request, context)
        : null
    if (before) return before
    throw error
  }
}

type Db = Parameters<typeof answerBefore>[0]

async function wantedLines(
  lines: readonly ProductLine[],
  context: SessionContext,
  db: Db,
): Promise<readonly WantedLine[]> {
  const ids = lines.map((line) => line.products_id).filter((id) => id <= MAX_INT)
  const products = await productsById(context, ids, db)
  return lines.map(({ products_id, quantity }) => {
    const product = products.get(products_id)
    return { quantity, product: product?.project_id === context.projectId ? product : null }
  })
}

/** The quantities after the last line of each product, where they differ from those in the cart. */
function changedQuantities(
  wanted: readonly WantedLine[],
  allotments: readonly Allotment[],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>()
  for (const [index, { product }] of wanted.entries()) {
    const after = allotments[index]?.after ?? 0
    if (product && after !== product.in_cart) quantities.set(product.id, after)
  }
  return quantities
}

function answerOf(
  lines: readonly ProductLine[],
  wanted: readonly WantedLine[],
  allotments: readonly Allotment[],
): AddAnswer {
  const added = lines.flatMap(({ products_id }, index) => {
    const [line, allotment] = [wanted[index], allotments[index]]
    return line && allotment ? [addedLine(products_id, line, allotment)] : []
  })
  return { success: true, errors: [], lines: added, meta: { new_cart_id: null } }
}

function addedLine(products_id: number, { product }: WantedLine, allotment: Allotment): AddedLine {
  const line = { products_id, quantity: addedCases(allotment) }
  if (!product) return { ...line, status: 'unknown', message: 'This product is not in the shop.' }
  switch (allotment.state) {
    case 'ready':
      return { ...line, status: 'added', message: null }
    case 'short':
      return { ...line, status: 'limited', message: limitText(allotment.after, product.available) }
    case 'soldOut':
    case 'gone':
    case 'unknown':
      return {
        ...line,
        status: allotment.state,
        message: notSoldReason(allotment.state, product),
      }
  }
}
