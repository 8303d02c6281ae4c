import { priceOf } from '#server/cart/cart-price.ts'
import { above, below, type Proof } from '#tests/prove/proof.ts'
import { addCents } from '#tests/prove/rig/spoil-database.ts'
import { withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { buyCarts } from './bought-carts.ts'
import { type PriceOf, pricePaperCarts } from './paper-carts.ts'

/** Carts on paper for each one that is bought. */
const PAPER = 67

export const money: Proof = {
  rule: '[CART-07][T44][ORD-01][ORD-19] lines and fees less discounts are the total that is shown, stored and charged, to the cent',
  counts: { test: 150, long: 1_000, control: 30 },
  controlBreaks: ['wrong_prices', 'wrong_booked'],
  run: async (trial) => {
    const { count, seed, broken, say } = trial
    const paper = pricePaperCarts(broken ? inDollars : priceOf, { count: count * PAPER, seed, say })
    const bought = await withTestEnvironment({ projectIds: [11, 14] }, async (environment) => {
      if (broken) await addCents(environment.db)
      const proUrl = `http://127.0.0.1:${environment.shop.ports[1]}`
      return buyCarts(environment, proUrl, count, seed, say)
    })
    return { ...paper, ...bought }
  },
  judge: (figures) => [
    ...above(figures, {
      wrong_prices: 0,
      wrong_totals: 0,
      wrong_contents: 0,
      wrong_freight: 0,
      wrong_shown: 0,
      wrong_booked: 0,
      unordered: 0,
    }),
    ...below(figures, { paper: 2_000, bought: 30, charged: 10 }),
  ],
}

/** The negative control: an amount in dollars that is cut to cents, as floats do it; an order in three is a cent too high. */
const inDollars: PriceOf = (...args) => {
  const price = priceOf(...args)
  return { ...price, total: Math.trunc((price.total / 100) * 100) }
}
