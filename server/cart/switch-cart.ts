import type { cartCalls } from '#contract/cart/carts.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { bool, int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { countEvents } from '#server/platform/http/rate-limit.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { lockCustomerCart, ownerOf } from './customer-cart.ts'
import { type CartRow, openCart } from './cart-row.ts'
import { changeCart } from './change-cart.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { rowId } from '#server/platform/http/id-param.ts'

type SetCartResponse = AnswerIn<typeof cartCalls.setCart>

const MOST_SAVED = 300
const FULL = `You have ${MOST_SAVED} saved carts. Delete some of them to save another.`

const countSaved = statement({
  name: 'carts-saved-count',
  sql: `select count(*)::int as n from carts where customer_id = :customerId and status = 'saved'`,
  params: { customerId: int4 },
  row: { n: int4 },
})
const hasLines = statement({
  name: 'cart-has-lines',
  sql: 'select exists (select from cart_lines where cart_id = :id) as has',
  params: { id: int4 },
  row: { has: bool },
})
const save = statement({
  name: 'cart-save',
  sql: `update carts set status = 'saved', name = coalesce(name, :name), modified_at = :now, version = version + 1
   where id = :id`,
  params: { id: int4, name: text, now: timestamptz },
})
const drop = statement({
  name: 'cart-drop',
  sql: `delete from carts where id = :id and not exists (select from submissions where cart_id = :id)`,
  params: { id: int4 },
})
const promote = statement({
  name: 'cart-promote',
  sql: `update carts set status = 'current', modified_at = :now, version = version + 1, quote_id = null where id = :id`,
  params: { id: int4, now: timestamptz },
})
const mark = statement({
  name: 'cart-mark',
  sql: `update carts set status = 'marked for deletion', modified_at = :now where id = :id`,
  params: { id: int4, now: timestamptz },
})

/** Saves the current cart and opens a new one; an empty cart stays current. */
export async function newCart(context: SessionContext): Promise<AnswerIn<typeof cartCalls.newCart>> {
  const { session, now } = context
  return changeCart(context, async (trx, cart) => {
    const data = { id: cart.id }
    if (await isEmpty(trx, cart)) return { success: true, message: null, data }
    const [saved] = await countSaved(trx, { customerId: session.customerId })
    if ((saved?.n ?? 0) >= MOST_SAVED) return { success: false, errors: [FULL], message: null, data }
    await countEvents(trx, [{ key: `new-cart:${session.customerId}`, events: 60, seconds: 3_600 }], now())
    await save(trx, { id: cart.id, name: nameFor(context), now: now() })
    const id = await openCart(trx, ownerOf(context))
    if (id === null) throw new Error('a new cart could not be opened')
    return { success: true, message: null, data: { id } }
  })
}

/** Makes a saved cart current and saves the previous one, or deletes it when empty. */
export async function setCart(id: number, context: SessionContext): Promise<SetCartResponse> {
  const { session, projectId } = context
  return changeCart(context, async (trx, cart) => {
    if (cart.id === id) return { success: true }
    const [found] = await lockCustomerCart(trx, { id: rowId(id), customerId: session.customerId, projectId })
    if (!found) throw notFound()
    if (found.status !== 'saved') return refused('Only a saved cart can be loaded.')
    if (await isEmpty(trx, cart)) await discardCart(trx, cart, context)
    else await save(trx, { id: cart.id, name: nameFor(context), now: context.now() })
    await promote(trx, { id, now: context.now() })
    return { success: true }
  })
}

export async function markForDeletion(id: number, context: SessionContext): Promise<SetCartResponse> {
  const { session, projectId } = context
  return changeCart(context, async (trx, cart) => {
    if (cart.id === id) return refused('The current cart cannot be deleted.')
    const [found] = await lockCustomerCart(trx, { id: rowId(id), customerId: session.customerId, projectId })
    if (!found) throw notFound()
    if (found.status === 'marked for deletion') return { success: true }
    if (found.status !== 'saved') return refused('Only a saved cart can be deleted.')
    await mark(trx, { id, now: context.now() })
    return { success: true }
  })
}

const refused = (error: string): SetCartResponse => ({ success: false, errors: [error] })

const isEmpty = async (trx: Transaction, cart: CartRow): Promise<boolean> =>
  !(await hasLines(trx, { id: cart.id }))[0]?.has

/** Marks a cart for deletion and deletes it at once unless it has submissions, which charges refer to. */
async function discardCart(trx: Transaction, cart: CartRow, context: SessionContext): Promise<void> {
  await mark(trx, { id: cart.id, now: context.now() })
  await drop(trx, { id: cart.id })
}

const nameFor = ({ now }: SessionContext): string => `Cart of ${centralTime(now()).day}`
