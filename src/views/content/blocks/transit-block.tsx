import { counted } from '#contract/platform/format-count.ts'
import type { BlockOf } from '#contract/content/content-blocks.ts'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { US_STATES } from '#contract/account/us-states.ts'
import * as css from './blocks.css.ts'
import { STATE_TILES, TILE_COLUMNS, TILE_ROWS } from './state-tiles.ts'

type Days = BlockOf<'transit'>['days']

/** Days in transit by state: a map of tiles, and the same as a table. */
export function TransitBlock({ block }: { block: BlockOf<'transit'> }) {
  const { days } = block
  return (
    <div className={css.transit}>
      <TileMap days={days} />
      <Table caption="States by days in transit">
        <thead>
          <tr>
            <HeadCell>Days</HeadCell>
            <HeadCell>States</HeadCell>
          </tr>
        </thead>
        <tbody>
          {statesByDays(days).map(([count, states]) => (
            <tr key={count}>
              <HeadCell scope="row">{counted(count, 'day')}</HeadCell>
              <Cell>{states.join(', ')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const TILE = 40
const GAP = 2

function TileMap({ days }: { days: Days }) {
  const counts = countsOf(days)
  return (
    <svg
      viewBox={`0 0 ${TILE_COLUMNS * TILE} ${TILE_ROWS * TILE}`}
      role="img"
      aria-label="Map of the days in transit to each state. The table below has the same days."
      className={css.tileMap}
    >
      {STATE_TILES.map(({ code, column, row }) => {
        const count = days[code]
        return (
          <g key={code} transform={`translate(${column * TILE} ${row * TILE})`}>
            <rect
              width={TILE - GAP}
              height={TILE - GAP}
              rx="5"
              className={css.tile[shadeOf(count, counts)]}
            />
            <text x={(TILE - GAP) / 2} y="17" className={css.tileCode}>
              {code}
            </text>
            <text x={(TILE - GAP) / 2} y="33" className={css.tileDays}>
              {count ?? '–'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const SHADES = ['first', 'second', 'third', 'fourth', 'later'] as const

/** The fewer days, the stronger. */
function shadeOf(count: number | undefined, counts: readonly number[]): keyof typeof css.tile {
  if (count === undefined) return 'none'
  return SHADES[counts.indexOf(count)] ?? 'later'
}

const countsOf = (days: Days): readonly number[] => [...new Set(Object.values(days))].sort((a, b) => a - b)

function statesByDays(days: Days): readonly (readonly [count: number, states: readonly string[]])[] {
  const served = US_STATES.flatMap(({ code, name }) => {
    const count = days[code]
    return count === undefined ? [] : [{ name, count }]
  })
  return countsOf(days).map((count) => [
    count,
    served.filter((state) => state.count === count).map(({ name }) => name),
  ])
}
