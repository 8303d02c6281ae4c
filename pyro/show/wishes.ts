import type { ShowSite } from '#contract/shows/show-doc.ts'
import { isDevice, subjectOfProduct } from './devices-per-case.ts'
import { hasFuse } from './lightings.ts'
import { isTooLoud } from './noise-of.ts'
import { type DistanceSettings, requiredDistance } from './required-distance.ts'
import type { ShowProduct, ShowProducts } from './show-product.ts'
import { timingOf } from './timing.ts'

export type ShowWishes = ShowSite &
  DistanceSettings & {
    readonly seconds: number
    /** cents; null: whatever it costs */
    readonly budget: number | null
    /** labels of the catalogue, such as Gold; none: all */
    readonly colors: readonly string[]
    /** of delivery, such as TX */
    readonly state: string | null
  }
export type WishName = 'goods' | 'length' | 'crowd' | 'noise' | 'colors' | 'firing' | 'budget'

type Test = readonly [WishName, (product: ShowProduct, wishes: ShowWishes) => boolean]

/** Held in the hand, or nothing to look at by night. */
const unfit: ReadonlySet<string> = new Set([
  'sparkler',
  'snaps',
  'smoke',
  'day-smoke',
  'confetti',
  'paper-toy',
])
/** By hand the next device is lit ten seconds later, and it must not be dark until then. */
const HAND_DURATION = 10_000
/** of the wished length; a longer device would be the show */
const LONGEST_SHARE = 0.6

const tests: readonly Test[] = [
  ['goods', isOnOffer],
  ['length', (product, { seconds }) => timingOf(product).duration_ms <= seconds * 1_000 * LONGEST_SHARE],
  [
    'colors',
    ({ colors }, wishes) =>
      wishes.colors.length === 0 || wishes.colors.some((color) => colors.includes(color)),
  ],
  ['noise', (product, { noise }) => !isTooLoud(product, noise)],
  [
    'crowd',
    (product, { crowd_ft, aerial_ft }) => requiredDistance(product, 0, { aerial_ft }).feet <= crowd_ft,
  ],
  [
    'firing',
    (product, { firing }) => firing === 'electric' || timingOf(product).duration_ms >= HAND_DURATION,
  ],
  ['budget', ({ price }, { budget }) => budget === null || (price !== undefined && price <= budget)],
]

function isOnOffer(product: ShowProduct, { state }: ShowWishes): boolean {
  const isSold = product.is_sold !== false && product.quantity > 0
  if (!isSold || !isDevice(product) || unfit.has(subjectOfProduct(product))) return false
  if (state === 'TX' && product.texas_restricted) return false
  return timingOf(product).duration_ms > 0
}

/** What a show of these wishes can be made of; an electric one of goods with matches, where there are any. */
export function fittingProducts(products: ShowProducts, wishes: ShowWishes): readonly ShowProduct[] {
  const fitting = [...products.values()].filter((product) =>
    tests.every(([, isFit]) => isFit(product, wishes)),
  )
  const withMatches = wishes.firing === 'electric' ? fitting.filter((product) => !hasFuse(product)) : []
  return withMatches.length > 0 ? withMatches : fitting
}

/** The wish without which something would fit; else the one at which nothing is left. */
export function impossibleWish(products: ShowProducts, wishes: ShowWishes): WishName {
  const all = [...products.values()]
  const [, ...wished] = tests
  const alone = wished.find(([name]) =>
    all.some((product) => tests.every(([other, isFit]) => other === name || isFit(product, wishes))),
  )
  if (alone !== undefined) return alone[0]
  let left = all
  for (const [name, isFit] of tests) {
    left = left.filter((product) => isFit(product, wishes))
    if (left.length === 0) return name
  }
  return 'goods'
}
