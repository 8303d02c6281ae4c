import type { Route } from '@playwright/test'
import { sql } from 'kysely'
import { cartCalls } from '#contract/carts.ts'
import type { CardOutcome } from '#server/gateway/card-gateway.ts'
import { recoverOnce } from '#server/orders/recovery.ts'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { type Goods, goods } from '#e2e/goods.ts'
import { fillCart } from '#e2e/orders.ts'
import type { CheckoutWorld } from './checkout-world.ts'
import { passTime } from './pass-time.ts'
import type { Stage } from './stage.ts'
import { switchSetting } from './switch-setting.ts'

export const calls = {
  cart: /\/select-cart(\?|$)/,
  change: /\/update-customer-cart-product/,
  stock: /\/check-cart-stock/,
  order: /\/carts\/submit-order/,
  process: /\/get-netsuite-order-process\//,
  settings: /\/get-app-settings/,
  carriers: /\/select-carriers/,
  texas: /\/get-disable-shipping-to-texas/,
} as const

export async function product({ db }: Pick<Stage, 'db'>): Promise<Goods> {
  const [found] = await db
    .selectFrom('products')
    .select(['id', 'name', 'model', 'url'])
    .where('id', '=', (await cakes(db))[0])
    .execute()
  if (!found) throw new Error('a cake is needed')
  return found
}

let known: readonly number[] = []
/** Found once, since a path may sell one of them out. */
async function cakes(db: Stage['db']): Promise<readonly [number]> {
  if (known.length === 0) known = (await goods(db, 1, { from: 30 })).map(({ id }) => id)
  return [known[0] ?? 0]
}

const rockets = ({ db }: Stage, count: number) => goods(db, count, { category: 'Bottle-Rockets' })

/** Brings the shop and the cart of the customer to where a path begins. */
export async function bring(stage: Stage, { cart }: CheckoutWorld): Promise<void> {
  const { shopper } = stage
  await switchOff(stage, false)
  await setStock(stage, 1_000)
  await setRestricted(stage, false)
  const isRockets = cart === 'one rocket' || cart === 'two rockets'
  if (isRockets) {
    const [rocket] = await rockets(stage, 1)
    if (!rocket) throw new Error('a rocket is needed')
    await sql`update products set texas_restricted = true where id = ${rocket.id}`.execute(stage.db)
    await fillCart(shopper, [rocket])
  }
  if (cart !== 'one rocket') await fillCart(shopper, [await product(stage)], 2)
  if (cart === 'pending') await submit(shopper, await goToReview(shopper, CARDS.processingError))
  if (cart === 'refilled') {
    await orderElsewhere(stage)
    await fillCart(shopper, [await product(stage)], 2)
  }
  if (cart !== 'pending') await chooseCheapestQuote(shopper)
}

export const rocketName = async (stage: Stage): Promise<string> => (await rockets(stage, 1))[0]?.name ?? ''

export const switchOff = (stage: Stage, isOff: boolean): Promise<void> =>
  switchSetting(stage, 'is_checkout_disabled', isOff)

export async function setStock(stage: Stage, qty: number): Promise<void> {
  const { id } = await product(stage)
  await sql`update stock set qty = ${qty} where product_id = ${id}`.execute(stage.db)
}

export async function setRestricted(stage: Stage, isRestricted: boolean): Promise<void> {
  const { id } = await product(stage)
  await sql`update products set texas_restricted = ${isRestricted} where id = ${id}`.execute(stage.db)
}

export async function moveToTexas(stage: Stage): Promise<void> {
  await sql`update addresses set state = 'TX', postcode = '75001' where customer_id =
    (select id from customers where email = ${stage.email})`.execute(stage.db)
  await setRestricted(stage, true)
}

export const forgetMethod = ({ db, email }: Stage): Promise<unknown> =>
  sql`update carts set payment_method = null where id = (select max(k.id) from carts k
    join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)

export async function orderElsewhere(stage: Stage, number: string = CARDS.visa): Promise<void> {
  await submit(stage.shopper, await goToReview(stage.shopper, number))
}

export async function addElsewhere(stage: Stage): Promise<void> {
  await fillCart(stage.shopper, [await product(stage)], 3)
}

/** What another device does: it keeps this cart for later and begins another. */
export async function replaceElsewhere(stage: Stage): Promise<void> {
  await stage.shopper.call(cartCalls.newCart, { body: {} })
  await fillCart(stage.shopper, [await product(stage)], 1)
}

/** The shop finds out that the order it was not told about was charged. */
export async function settle({ db, email, shop }: Stage): Promise<void> {
  await sql`update submissions set created_at = created_at - interval '5 minutes' where cart_id in
    (select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)
  const found: CardOutcome = { kind: 'approved', reference: 'chg_walk', brand: 'Visa', lastFour: '0119' }
  const gateway = { ...shop.gateway, lookup: async () => found }
  await recoverOnce({ db, gateway, now: () => new Date(), log: () => undefined })
}

export const passFiveMinutes = (stage: Stage): Promise<void> => passTime(stage, 300_000)

const refreshes = new WeakMap<Stage, Route>()

/** The page begins to read the settings of itself, and has no answer until it is given. */
export async function beginReading(stage: Stage): Promise<void> {
  await stage.held.hold(calls.settings)
  await passFiveMinutes(stage)
  refreshes.set(stage, await stage.held.next(calls.settings))
  await stage.held.letPass(calls.settings)
}

export async function endReading(stage: Stage): Promise<void> {
  await refreshes.get(stage)?.continue()
}
