import { type LevelName, specialOrderLevel } from '#server/new-shop/price-levels.ts'

export type Prices = Readonly<Record<LevelName, number>>

/** Cents per case at each level, from the unrounded bronze price in cents. */
export function pricesFrom(bronzeCents: number): Prices {
  const bronze = shelfPrice(bronzeCents)
  const at = (factor: number) => shelfPrice(bronze * factor)
  return {
    bronze,
    silver: at(0.9),
    gold: at(0.82),
    platinum: at(0.75),
    diamond: at(0.69),
    special: at(specialOrderLevel.factor),
  }
}

/** Below $20 in steps of five cents, above it always x.95. */
function shelfPrice(cents: number): number {
  const floor = Math.max(95, Math.round(cents))
  return floor < 2000 ? Math.round(floor / 5) * 5 : Math.round(floor / 100) * 100 - 5
}
