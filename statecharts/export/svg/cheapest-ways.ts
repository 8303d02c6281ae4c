import type { Point } from '#statecharts/export/svg/geometry.ts'
import { type Axis, GRID_STEP, type RoutingGrid } from '#statecharts/export/svg/routing-grid.ts'

/** Where a line may leave or reach a state. */
export interface Port {
  /** on its border */
  readonly at: Point
  readonly cell: number
  /** of its first piece */
  readonly axis: Axis
  /** from the border to the cell, in pixels */
  readonly length: number
}

/** The cheapest ways from some ports to every cell, by `2 * cell + axis`: the axis of the last step. */
export interface CheapestWays {
  readonly cost: Float64Array
  /** the points of the way, from the border to the cell; Infinity as its cost: there is none */
  readonly pointsTo: (state: number) => readonly Point[]
}

/** What a line is to avoid costs as much as so many pixels more. */
const costs = { turn: 40, crossing: 12, foreign: GRID_STEP } as const

/** Dijkstra's algorithm over cells and axes, whose costs are whole numbers. */
export function cheapestWays(grid: RoutingGrid, ports: readonly Port[]): CheapestWays {
  const cost = new Float64Array(grid.isTaken.length * 2).fill(Infinity)
  const before = new Int32Array(cost.length).fill(-1)
  const begun = new Map<number, Port>()
  /** by their cost: the states that are reached at it */
  const reached: number[][] = []
  const reach = (state: number, from: number, length: number) => {
    if (length >= (cost[state] ?? 0)) return
    cost[state] = length
    before[state] = from
    ;(reached[length] ??= []).push(state)
  }
  for (const port of ports) {
    const state = port.cell * 2 + port.axis
    if (!isFree(grid, port.cell, port.axis)) continue
    if (port.length < (cost[state] ?? 0)) begun.set(state, port)
    reach(state, -1, port.length)
  }
  for (let length = 0; length < reached.length; length++)
    for (const state of reached[length] ?? [])
      if (cost[state] === length) forEachStep(grid, state, (to, added) => reach(to, state, length + added))
  const pointsTo = (end: number): readonly Point[] => {
    const points: Point[] = []
    for (let state = end, after = -1; state !== -1; after = state, state = before[state] ?? -1) {
      // a turn is a step within a cell
      if (state >> 1 !== after >> 1) points.push(pointOf(grid, state >> 1))
      const port = before[state] === -1 ? begun.get(state) : undefined
      if (port) points.push(port.at)
    }
    return points.toReversed()
  }
  return { cost, pointsTo }
}

/** The middle of a cell. */
export const pointOf = ({ columns }: RoutingGrid, cell: number): Point => ({
  x: (cell % columns) * GRID_STEP,
  y: Math.floor(cell / columns) * GRID_STEP,
})

const isFree = ({ isTaken, runs }: RoutingGrid, cell: number, axis: Axis): boolean =>
  isTaken[cell] === 0 && runs[axis][cell] === 0

/** Onward along the axis, or a turn in the same cell. */
function forEachStep(grid: RoutingGrid, state: number, take: (state: number, cost: number) => void): void {
  const [cell, axis] = [state >> 1, (state & 1) as Axis]
  const { columns, isTaken, isForeign, runs } = grid
  const across: Axis = axis === 0 ? 1 : 0
  if (isFree(grid, cell, across)) take(cell * 2 + across, costs.turn)
  // the outermost cells are taken
  for (const next of axis === 0 ? [cell - 1, cell + 1] : [cell - columns, cell + columns]) {
    if (isTaken[next] !== 0 || runs[axis][next] === 1) continue
    const crossed = runs[across][next] === 1 ? costs.crossing : 0
    take(next * 2 + axis, GRID_STEP + crossed + (isForeign[next] === 1 ? costs.foreign : 0))
  }
}
