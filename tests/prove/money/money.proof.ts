import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { type Patch, patchSources } from '#tests/prove/rig/patch-source.ts'
import { withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { buyCarts } from './bought-carts.ts'

/** Carts on paper for each one that is bought. */
const PAPER = 67

export const money: Proof = {
  rule: '[CART-07][T44][ORD-01][ORD-19] lines and fees less discounts are the total that is shown, stored and charged, to the cent',
  counts: { test: 150, long: 1_000, control: 30 },
  run: async (trial) => {
    const patches = trial.broken ? reckonedInDollars : []
    patchSources(patches)
    const paper = await onPaper(trial)
    const bought = await withTestEnvironment({ projectIds: [11, 14], patches }, (environment) =>
      buyCarts(
        environment,
        `http://127.0.0.1:${environment.shop.ports[1]}`,
        trial.count,
        trial.seed,
        trial.say,
      ),
    )
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

/** The negative control: amounts in dollars and rates in fractions, rounded at the end, as floats do it. */
const reckonedInDollars: readonly Patch[] = [
  {
    file: 'server/carts/pricing.ts',
    from: 'Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n)',
    to: 'Math.round((cents / 100) * (millionths / 1_000_000) * 100)',
  },
]

/** Loaded here, so that the control prices with the broken module. */
async function onPaper({ count, seed, say }: Trial): Promise<Figures> {
  const { pricePaperCarts } = await import('./paper-carts.ts')
  return pricePaperCarts(count * PAPER, seed, say)
}
