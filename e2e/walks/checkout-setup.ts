import { sql } from 'kysely'
import { CARDS, chooseCheapestQuote, goToReview, submit } from '#tests/support/checkout.ts'
import { goods } from '#e2e/goods.ts'
import { fillCart, replaceCart } from '#e2e/orders.ts'
import {
  orderElsewhere,
  product,
  setProUse,
  setRestricted,
  setStock,
  switchOff,
} from '#tests/walks/workflows/checkout-cart.ts'
import type { CheckoutEnvironment } from './checkout-environment.ts'
import { passTime } from './pass-time.ts'
import type { Fixture } from './fixture.ts'

const rockets = ({ db }: Fixture, count: number) => goods(db, count, { category: 'Bottle-Rockets' })

/** Brings the shop and the cart of the customer to where a path begins. */
export async function setUpCart(fixture: Fixture, { cart }: CheckoutEnvironment): Promise<void> {
  const { shopper } = fixture
  await switchOff(fixture, false)
  await setStock(fixture, 1_000)
  await setRestricted(fixture, false)
  await setProUse(fixture, false)
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

export const replaceElsewhere = async (fixture: Fixture): Promise<void> =>
  replaceCart(fixture.shopper, [await product(fixture)])

export const passFiveMinutes = (fixture: Fixture): Promise<void> => passTime(fixture, 300_000)

const refreshes = new WeakMap<Fixture, () => Promise<void>>()

/** The page begins to read the settings of itself, and has no answer until it is given. */
export async function beginReading(fixture: Fixture): Promise<void> {
  await fixture.held.hold('getAppSettings')
  await passFiveMinutes(fixture)
  refreshes.set(fixture, await fixture.held.keep('getAppSettings'))
  await fixture.held.letPass('getAppSettings')
}

export async function endReading(fixture: Fixture): Promise<void> {
  await refreshes.get(fixture)?.()
}
