/** A tile map: each state on a grid of 12 columns and 8 rows, near its place on the map. */
const ROWS = [
  'AK .  .  .  .  .  .  .  .  .  .  ME',
  '.  .  .  .  .  .  .  .  .  .  VT NH',
  '.  WA ID MT ND MN IL WI MI NY RI MA',
  '.  OR NV WY SD IA IN OH PA NJ CT .',
  '.  CA UT CO NE MO KY WV VA MD DE .',
  '.  .  AZ NM KS AR TN NC SC DC .  .',
  '.  .  .  .  OK LA MS AL GA .  .  .',
  'HI .  .  .  TX .  .  .  .  FL .  .',
]

export interface StateTile {
  readonly code: string
  /** both from 0 */
  readonly column: number
  readonly row: number
}

export const TILE_COLUMNS = 12
export const TILE_ROWS = ROWS.length
export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((line, row) =>
  line
    .split(/\s+/)
    .map((code, column) => ({ code, column, row }))
    .filter(({ code }) => code !== '.'),
)
