export type LevelName = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | 'special'

export type PriceLevel = {
  readonly id: number
  readonly shortName: LevelName
  readonly name: string
  /** what a customer of the level pays of the bronze price */
  readonly factor: number
}

/** 16 is the level of an unknown customer and its name silver the default price list. */
export const priceLevels: readonly PriceLevel[] = [
  { id: 17, shortName: 'bronze', name: 'Bronze', factor: 1 },
  { id: 16, shortName: 'silver', name: 'Silver', factor: 0.9 },
  { id: 15, shortName: 'gold', name: 'Gold', factor: 0.82 },
  { id: 14, shortName: 'platinum', name: 'Platinum', factor: 0.75 },
  { id: 13, shortName: 'diamond', name: 'Diamond', factor: 0.69 },
]

/** Not a rung of the ladder: a special order customer pays a little under platinum. */
export const specialOrderLevel: PriceLevel = {
  id: 18,
  shortName: 'special',
  name: 'Special Order',
  factor: 0.75 * 0.97,
}

export const levelRows = () =>
  [...priceLevels, specialOrderLevel].map(({ id, shortName, name, factor }) => ({
    id,
    short_name: shortName,
    name,
    factor,
  }))
