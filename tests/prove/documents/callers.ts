import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'

/** A logged-in customer with what belongs to it. */
export interface Caller {
  readonly projectId: number
  readonly cookie: string
  readonly accessToken: string
  readonly level: { readonly name: string; readonly id: number }
  readonly cartId: number
  readonly orderId: number
}

export async function logIn({ url, db }: TestEnvironment, email: string, projectId: number): Promise<Caller> {
  const shopper = new Shopper(url, projectId)
  const { customer, document_token, access_token } = await shopper.logIn(email)
  if (!customer) throw new Error(`${email} cannot log in`)
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const [order] = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customer.customers_id)
    .where('project_id', '=', projectId)
    .limit(1)
    .execute()
  if (!order) throw new Error(`${email} has no order`)
  // tags of an empty cart are refused, and an order without a credit has no credit note
  await sql`insert into cart_lines (cart_id, product_id, quantity)
    select ${id}::int, id, 1 from products where project_id = ${projectId}::int order by id limit 1`.execute(
    db,
  )
  await sql`insert into credits (id, order_id, cents, at) values (gen_random_uuid(), ${order.id}::int, 1, now())`.execute(
    db,
  )
  return {
    projectId,
    cookie: `document_token=${document_token}`,
    accessToken: access_token ?? '',
    level: { name: customer.customer_pricelist_name_short, id: customer.customer_price_levels_id },
    cartId: id,
    orderId: order.id,
  }
}

/** Cookies that open nothing: none, the bearer token, a revoked session, a changed token, the other storefront. */
export async function badCookies(
  { url, db }: TestEnvironment,
  me: Caller,
  callers: readonly Caller[],
): Promise<readonly string[]> {
  const elsewhere = callers.find(({ projectId }) => projectId !== me.projectId)
  const revoked = new Shopper(url, 11)
  const session = await revoked.logIn('new@emberwright.example')
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('customer_id', '=', session.customer?.customers_id ?? 0)
    .execute()
  return [
    '',
    `document_token=${me.accessToken}`,
    `document_token=${session.document_token}`,
    `${me.cookie}x`,
    ...(elsewhere ? [elsewhere.cookie] : []),
  ]
}
