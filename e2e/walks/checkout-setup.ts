import type { Route } from '@playwright/test'
import { sql } from 'kysely'
import type { CardOutcome } from '#server/gateway/card-gateway.ts'
import { recoverOnce } from '#server/orders/recovery.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { type Goods, goods } from '#e2e/goods.ts'
import { fillCart, replaceCart } from '#e2e/orders.ts'
import type { CheckoutEnvironment } from './checkout-environment.ts'
import { passTime } from './pass-time.ts'
import type { Fixture } from './fixture.ts'

export async function product({ db }: Pick<Fixture, 'db'>): Promise<Goods> {
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
async function cakes(db: Fixture['db']): Promise<readonly [number]> {
  if (known.length === 0) known = (await goods(db, 1, { from: 30 })).map(({ id }) => id)
  return [known[0] ?? 0]
}

const rockets = ({ db }: Fixture, count: number) => goods(db, count, { category: 'Bottle-Rockets' })

/** Brings the shop and the cart of the customer to where a path begins. */
export async function setUpCart(fixture: Fixture, { cart }: CheckoutEnvironment): Promise<void> {
  const { shopper } = fixture
  await switchOff(fixture, false)
  await setStock(fixture, 1_000)
  await setRestricted(fixture, false)
  const isRockets = cart === 'one rocket' || cart === 'two rockets'
  if (isRockets) {
    const [rocket] = await rockets(fixture, 1)
    if (!rocket) throw new Error('a rocket is needed')
    await sql`update products set texas_restricted = true where id = ${rocket.id}`.execute(fixture.db)
    await fillCart(shopper, [rocket])
  }
  if (cart !== 'one rocket') await fillCart(shopper, [await product(fixture)], 2)
  if (cart === 'pending') await submit(shopper, await goToReview(shopper, CARDS.processingError))
  if (cart === 'refilled') {
    await orderElsewhere(fixture)
    await fillCart(shopper, [await product(fixture)], 2)
  }
  if (cart !== 'pending') await chooseCheapestQuote(shopper)
}

export const rocketName = async (fixture: Fixture): Promise<string> =>
  (await rockets(fixture, 1))[0]?.name ?? ''

export const switchOff = ({ db, shop: { url } }: Fixture, isOff: boolean): Promise<void> =>
  switchAppSetting({ db, url }, 'is_checkout_disabled', isOff)

export async function setStock(fixture: Fixture, qty: number): Promise<void> {
  const { id } = await product(fixture)
  await sql`update stock set qty = ${qty} where product_id = ${id}`.execute(fixture.db)
}

export async function setRestricted(fixture: Fixture, isRestricted: boolean): Promise<void> {
  const { id } = await product(fixture)
  await sql`update products set texas_restricted = ${isRestricted} where id = ${id}`.execute(fixture.db)
}

export async function moveToTexas(fixture: Fixture): Promise<void> {
  await sql`update addresses set state = 'TX', postcode = '75001' where customer_id =
    (select id from customers where email = ${fixture.email})`.execute(fixture.db)
  await setRestricted(fixture, true)
}

export const forgetMethod = ({ db, email }: Fixture): Promise<unknown> =>
  sql`update carts set payment_method = null where id = (select max(k.id) from carts k
    join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)

export async function orderElsewhere(fixture: Fixture, number: string = CARDS.visa): Promise<void> {
  await submit(fixture.shopper, await goToReview(fixture.shopper, number))
}

export async function addElsewhere(fixture: Fixture): Promise<void> {
  await fillCart(fixture.shopper, [await product(fixture)], 3)
}

export const replaceElsewhere = async (fixture: Fixture): Promise<void> =>
  replaceCart(fixture.shopper, [await product(fixture)])

/** The shop finds out what became of an order, as it does for each that is a minute old. */
export async function settle({ db, email, shop }: Fixture, isCharged = true): Promise<void> {
  await sql`update submissions set created_at = created_at - interval '5 minutes' where cart_id in
    (select k.id from carts k join customers c on c.id = k.customer_id where c.email = ${email})`.execute(db)
  const found: CardOutcome = { kind: 'approved', reference: 'chg_walk', brand: 'Visa', lastFour: '0119' }
  const gateway = { ...shop.gateway, lookup: async () => (isCharged ? found : null) }
  await recoverOnce({ db, gateway, now: () => new Date(), log: () => undefined })
}

export const passFiveMinutes = (fixture: Fixture): Promise<void> => passTime(fixture, 300_000)

const refreshes = new WeakMap<Fixture, Route>()

/** The page begins to read the settings of itself, and has no answer until it is given. */
export async function beginReading(fixture: Fixture): Promise<void> {
  await fixture.held.hold('getAppSettings')
  await passFiveMinutes(fixture)
  refreshes.set(fixture, await fixture.held.next('getAppSettings'))
  await fixture.held.letPass('getAppSettings')
}

export async function endReading(fixture: Fixture): Promise<void> {
  await refreshes.get(fixture)?.continue()
}
