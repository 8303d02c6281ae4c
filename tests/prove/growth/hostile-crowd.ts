import type { Kysely } from 'kysely'
import { authCalls } from '#contract/auth.ts'
import { cartCalls } from '#contract/carts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { passwordCalls } from '#contract/password.ts'
import { productCalls } from '#contract/products.ts'
import type { Database } from '#server/database/schema.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { type Shopper, shopperAt } from '#tests/support/shopper.ts'

export const ADDRESSES = 8
export const CUSTOMERS = 3

const attackerAt = (url: string, number: number): Shopper => shopperAt(url, `203.0.113.${number}`)

/** Sends one request of any kind that leaves something behind; resolves with its status. */
export async function hostileCrowd(
  url: string,
  db: Kysely<Database>,
  random: () => number,
): Promise<() => Promise<number>> {
  const visitors = Array.from({ length: ADDRESSES }, (_, number) => attackerAt(url, number))
  for (const visitor of visitors) await visitor.send(authCalls.logout, { body: {} })
  const customers = Array.from({ length: CUSTOMERS }, (_, number) => attackerAt(url, 100 + number))
  for (const customer of customers) await customer.logIn(await makeCustomer(db))
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 11)
    .where('active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const kinds = [...byVisitors(visitors, random), ...byCustomers(customers, id, random)]
  return async () => pick(random, kinds)()
}

type Send = () => Promise<number>

const post = async (shopper: Shopper, entry: Endpoint, body: object): Promise<number> =>
  (await shopper.send(entry, { body })).status

function byVisitors(visitors: readonly Shopper[], random: () => number): readonly Send[] {
  const anybody = () => `nobody-${Math.floor(random() * 1e9)}@emberwright.example`
  const visitor = () => pick(random, visitors)
  return [
    () =>
      post(visitor(), passwordCalls.resetPassword, { customers_email_address: anybody(), method: 'email' }),
    () =>
      post(visitor(), authCalls.login, {
        username: anybody(),
        password: 'wrong',
        customers_id: null,
        otp: null,
        is_impersonate: false,
      }),
    () => post(visitor(), productCalls.products, { search: anybody(), page: Math.ceil(random() * 99) }),
    async () => {
      const authorization = `Bearer ${anybody().repeat(60)}`
      const path = '/shop-api/public/api/get-app-info?project_id=11'
      const answer = await visitor().fetch(path, { headers: { authorization } })
      await answer.arrayBuffer()
      return answer.status
    },
  ]
}

function byCustomers(
  customers: readonly Shopper[],
  productId: number,
  random: () => number,
): readonly Send[] {
  const customer = () => pick(random, customers)
  const click = { products_id: productId, products_model: 'X', cartId: null }
  return [
    () => post(customer(), cartCalls.recommendedClick, click),
    async () => {
      const shopper = customer()
      await post(shopper, cartCalls.updateCartProduct, {
        cart_product: { products_id: productId, quantity: 1 },
      })
      return post(shopper, cartCalls.newCart, {})
    },
  ]
}
