import type { cartCalls } from '#contract/cart/carts.ts'
import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid, notFound } from '#server/platform/http/http-error.ts'
import { findCustomerCart, ownerOf } from './customer-cart.ts'
import { type CartOwner, openCart } from './cart-row.ts'
import {
  PROMO_LINE,
  refusedAnswer,
  removedAnswer,
  soldOutAnswer,
  staleAnswer,
  submittingAnswer,
  writtenAnswer,
} from './line-answers.ts'
import { addToLine, findCustomerLine, type LineOutcome, removeLine, setLine } from './line-statements.ts'
import { rowId } from '#server/platform/http/id-param.ts'

type UpdateAnswer = AnswerIn<typeof cartCalls.updateCartProduct>
type CartProductRequest = HandlerArgs<typeof cartCalls.updateCartProduct>['body']['cart_product']
type Seen = Pick<LineOutcome, 'cart_id' | 'status'>

/** Adds a product to the cart or, with a line id, sets the quantity of that line; prices in the request are ignored. */
export async function updateCartProduct(
  request: CartProductRequest,
  context: SessionContext,
): Promise<UpdateAnswer> {
  const meant = request.customers_carts_id === undefined ? null : rowId(request.customers_carts_id)
  if (request.id === undefined) return add(request, meant, context)
  if (request.quantity === 0) return remove(request.id, meant, context)
  return set(request, request.id, meant, context)
}

export async function deleteCartProduct(
  lineId: number,
  context: SessionContext,
): Promise<AnswerIn<typeof cartCalls.deleteCartProduct>> {
  const { success, message, meta } = await remove(lineId, null, context)
  return { success, message, errors: success || message === null ? [] : [message], meta }
}

async function add(
  request: CartProductRequest,
  meant: number | null,
  context: SessionContext,
): Promise<UpdateAnswer> {
  if (request.quantity === 0) throw invalid('cart_product.quantity: must be at least 1')
  const product = rowId(request.products_id)
  const outcome = await inCurrentCart(context, (change) =>
    addToLine(context.db, {
      ...change,
      cartId: meant,
      levelId: context.session.priceLevelId,
      productId: product,
      quantity: request.quantity,
    }),
  )
  const blocked = await blockedAnswer(outcome, meant, context)
  if (blocked) return blocked
  if (outcome.name === null) throw notFound()
  if (outcome.line_id === null) return soldOutAnswer(outcome.name)
  return writtenAnswer(outcome, (outcome.quantity_before ?? 0) + request.quantity)
}

async function set(
  request: CartProductRequest,
  lineId: number,
  meant: number | null,
  context: SessionContext,
): Promise<UpdateAnswer> {
  const { quantity } = request
  const product = rowId(request.products_id)
  const outcome = await inCurrentCart(context, (change) =>
    setLine(context.db, {
      ...change,
      cartId: meant,
      levelId: context.session.priceLevelId,
      lineId,
      productId: product,
      quantity,
    }),
  )
  const blocked = await blockedAnswer(outcome, meant, context)
  if (blocked) return blocked
  if (outcome.name === null) return lineNotInCart(lineId, outcome, context)
  if (outcome.line_id === null) return soldOutAnswer(outcome.name)
  return writtenAnswer(outcome, quantity)
}

async function remove(lineId: number, meant: number | null, context: SessionContext): Promise<UpdateAnswer> {
  const outcome = await inCurrentCart(context, (change) =>
    removeLine(context.db, { ...change, cartId: meant, lineId }),
  )
  const blocked = await blockedAnswer(outcome, meant, context)
  if (blocked) return blocked
  return outcome.line_id === null ? lineNotInCart(lineId, outcome, context) : removedAnswer(lineId)
}

async function inCurrentCart<T>(
  context: SessionContext,
  write: (change: CartOwner & { readonly now: Date }) => Promise<readonly T[]>,
): Promise<T> {
  const owner = ownerOf(context)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [outcome] = await write({ ...owner, now: context.now() })
    if (outcome) return outcome
    await openCart(context.db, owner)
  }
  throw new Error('no current cart could be written')
}

const ATTEMPTS = 4

/** The response when nothing was written: the call expected another cart, or the cart is being submitted. */
async function blockedAnswer(
  { cart_id, status }: Seen,
  meant: number | null,
  { db, session, projectId }: SessionContext,
): Promise<UpdateAnswer | null> {
  if (meant !== null && meant !== cart_id) {
    const [own] = await findCustomerCart(db, { id: meant, customerId: session.customerId, projectId })
    if (!own) throw notFound()
    return staleAnswer(cart_id)
  }
  return status === 'submitting' ? submittingAnswer() : null
}

/**
 * The response for a line that is not in the current cart: in an older cart of the customer, promotional, or not the
 * customer's.
 */
async function lineNotInCart(
  lineId: number,
  { cart_id }: Seen,
  { db, session, projectId }: SessionContext,
): Promise<UpdateAnswer> {
  const [line] = await findCustomerLine(db, { lineId, customerId: session.customerId, projectId })
  if (!line) throw notFound()
  if (line.cart_id !== cart_id) return staleAnswer(cart_id)
  if (line.is_promo) return refusedAnswer('promo', PROMO_LINE)
  throw notFound()
}
