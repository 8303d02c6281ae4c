import { cartCalls } from '#contract/cart/carts.ts'
import { setLinesCalls } from '#contract/cart/set-lines.ts'
import { type Goods, goods } from '#e2e/goods.ts'
import type { CartEnvironment } from './cart-environment.ts'
import type { Fixture } from './fixture.ts'

/** Beside the first product: so many that lines are chosen, however few of them are left. */
const OTHERS = 13

export async function firstProduct({ db }: Fixture): Promise<Goods> {
  const [first] = await goods(db, 1)
  if (!first) throw new Error('a product is needed')
  return first
}

export async function fill({ db, shopper }: Fixture): Promise<void> {
  const lines = (await goods(db, OTHERS + 1)).map(({ id }) => ({ products_id: id, quantity: 1 }))
  await shopper.call(setLinesCalls.setLines, { body: { lines, is_undo: true } })
}

/** Of the first product, in the current cart. */
export async function casesOf(fixture: Fixture): Promise<number> {
  const { id } = await firstProduct(fixture)
  const { items } = await fixture.shopper.call(cartCalls.selectCart, {})
  return items.find(({ products_id }) => products_id === id)?.quantity ?? 0
}

export async function setCases(fixture: Fixture, quantity: number): Promise<void> {
  const { id } = await firstProduct(fixture)
  const lines = [{ products_id: id, quantity }]
  await fixture.shopper.call(setLinesCalls.setLines, { body: { lines, is_undo: true } })
}

/** Another device saves the cart and begins another, unless that has happened. */
export async function replaceOnce(fixture: Fixture, { isReplaced }: CartEnvironment): Promise<void> {
  if (isReplaced) return
  await fixture.shopper.call(cartCalls.newCart, { body: {} })
  await fill(fixture)
}

const told = new WeakMap<Fixture, number>()

/** Checkout is told of the current cart. */
export async function recordTold(fixture: Fixture): Promise<void> {
  told.set(fixture, await casesOf(fixture))
}

/** The cases of the first product that checkout was told of last. */
export const toldCases = (fixture: Fixture): number => told.get(fixture) ?? 0

/** The page has given up the reads before, and has sent the one that counts. */
export const seeRest = ({ frame, held }: Fixture): Promise<void> => frame.seeRest(() => held.count)
