import type { cartCalls } from '#contract/carts.ts'
import type { AnswerIn } from '#contract/endpoint.ts'
import { statement } from '#server/database/statement.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/refusal.ts'
import { centralTime } from '#server/delivery/central-time.ts'
import { ownerOf } from './cart-owner.ts'
import { type CartRow, openCart } from './cart-row.ts'
import { changeCart, type Trx } from './change-cart.ts'
import { lockOwnCart } from './own-cart.ts'
import { rowId } from './row-id.ts'

type Plain = AnswerIn<typeof cartCalls.setCart>

const hasLines = statement<{ has: boolean }>(
  'cart-has-lines',
  'select exists (select from cart_lines where cart_id = $1) as has',
)
const save = statement<never>(
  'cart-save',
  `update carts set status = 'saved', name = coalesce(name, $2), modified_at = $3, version = version + 1 where id = $1`,
)
const drop = statement<never>(
  'cart-drop',
  `delete from carts where id = $1 and not exists (select from submissions where cart_id = $1)`,
)
const promote = statement<never>(
  'cart-promote',
  `update carts set status = 'current', modified_at = $2, version = version + 1, quote_id = null where id = $1`,
)
const mark = statement<never>(
  'cart-mark',
  `update carts set status = 'marked for deletion', modified_at = $2 where id = $1`,
)

/** Saves the current cart and opens a new one; an empty cart stays the current one. */
export async function newCart(context: SessionContext): Promise<AnswerIn<typeof cartCalls.newCart>> {
  return changeCart(context, async (trx, cart) => {
    if (await isEmpty(trx, cart)) return { success: true, message: null, data: { id: cart.id } }
    await save(trx, cart.id, nameFor(context), context.now())
    const id = await openCart(trx, ownerOf(context))
    if (id === null) throw new Error('a new cart could not be opened')
    return { success: true, message: null, data: { id } }
  })
}

/** Makes a saved cart the current one and saves the one that was; an empty one is not kept. */
export async function setCart(id: number, context: SessionContext): Promise<Plain> {
  const { session, projectId } = context
  return changeCart(context, async (trx, cart) => {
    if (cart.id === id) return { success: true }
    const [found] = await lockOwnCart(trx, rowId(id), session.customerId, projectId)
    if (!found) throw notFound()
    if (found.status !== 'saved') return refused('Only a saved cart can be loaded.')
    if (await isEmpty(trx, cart)) await setAside(trx, cart, context)
    else await save(trx, cart.id, nameFor(context), context.now())
    await promote(trx, id, context.now())
    return { success: true }
  })
}

export async function markForDeletion(id: number, context: SessionContext): Promise<Plain> {
  const { session, projectId } = context
  return changeCart(context, async (trx, cart) => {
    if (cart.id === id) return refused('The current cart cannot be deleted.')
    const [found] = await lockOwnCart(trx, rowId(id), session.customerId, projectId)
    if (!found) throw notFound()
    if (found.status === 'marked for deletion') return { success: true }
    if (found.status !== 'saved') return refused('Only a saved cart can be deleted.')
    await mark(trx, id, context.now())
    return { success: true }
  })
}

const refused = (error: string): Plain => ({ success: false, errors: [error] })

const isEmpty = async (trx: Trx, cart: CartRow): Promise<boolean> => !(await hasLines(trx, cart.id))[0]?.has

/** A cart with a history of submissions is kept for the books. */
async function setAside(trx: Trx, cart: CartRow, context: SessionContext): Promise<void> {
  await mark(trx, cart.id, context.now())
  await drop(trx, cart.id)
}

const nameFor = ({ now }: SessionContext): string => `Cart of ${centralTime(now()).day}`
