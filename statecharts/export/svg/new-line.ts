import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type CheapestWays, cheapestWays, pointOf, type Port } from '#statecharts/export/svg/cheapest-ways.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import type { Size } from '#statecharts/export/svg/elk-graph.ts'
import type { Box, EdgeLine, Layout, Point } from '#statecharts/export/svg/geometry.ts'
import { freeLabelPlaces, isWellPlaced } from '#statecharts/export/svg/label-places.ts'
import { GRID_STEP, isAround, type RoutingGrid, routingGridOf } from '#statecharts/export/svg/routing-grid.ts'

/** The piece of a line at a state: as long as its arrow head at least, in pixels. */
const shortest = 10
/** From the corner of a state to its first port, in pixels. */
const corner = 8
/** Labels nearer than this to an end of their line are as good as any, in pixels. */
const near = 100

/**
 * A line of a new transition with its label, in a layout where everything else stays. Null: there is no way, or no room for
 * its label on any.
 */
export function newLine(chart: ChartModel, edge: Edge, label: Size | null, layout: Layout): EdgeLine | null {
  const { source, target } = edge
  const grid = routingGridOf(chart, layout, [source, target])
  const [from, to] = portsOf(grid, edge, layout)
  const [there, back] = [cheapestWays(grid, from), cheapestWays(grid, to)]
  const states = meetings(there, back, label !== null)
  if (label === null) {
    const [best] = states
    return best === undefined ? null : { points: joined(there, back, best), label: null }
  }
  const isRoom = freeLabelPlaces(chart, layout, edge.id)
  for (const state of states) {
    const middle = pointOf(grid, state >> 1)
    const [place] = isRoom([middle, middle], label)
    if (!place) continue
    const line = { points: joined(there, back, state), label: place }
    if (isWellPlaced(line, place)) return line
  }
  return null
}

/** The places in which a way from the source meets one from the target, the cheapest first. */
function meetings(there: CheapestWays, back: CheapestWays, isLabelled: boolean): readonly number[] {
  const sums = there.cost.map((cost, state) => {
    const other = back.cost[state] ?? Infinity
    const tooFar = isLabelled ? Math.max(0, Math.min(cost, other) - near) : 0
    return cost + other + tooFar
  })
  return [...sums.keys()]
    .filter((state) => Number.isFinite(sums[state]))
    .toSorted((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))
}

function joined(there: CheapestWays, back: CheapestWays, state: number): readonly Point[] {
  const points = [...there.pointsTo(state), ...back.pointsTo(state).toReversed().slice(1)]
  const isStraight = (at: number) =>
    (['x', 'y'] as const).some((key) =>
      [at - 1, at + 1].every((other) => points[other]?.[key] === points[at]?.[key]),
    )
  return points.filter((_, at) => at === 0 || at === points.length - 1 || !isStraight(at))
}

/** Where a line can leave its source, and where it can reach its target. */
function portsOf(
  grid: RoutingGrid,
  { source, target }: Edge,
  { boxes }: Layout,
): readonly [from: readonly Port[], to: readonly Port[]] {
  const [sourceBox, targetBox] = [boxes.get(source), boxes.get(target)]
  if (!sourceBox || !targetBox) return [[], []]
  // at itself: out at one side, in at another
  if (source === target) return [portsAt(grid, sourceBox, false, [0]), portsAt(grid, targetBox, false, [1])]
  return [
    portsAt(grid, sourceBox, isAround(source, target)),
    portsAt(grid, targetBox, isAround(target, source)),
  ]
}

/** The ports on the sides of a box: into it or out of it, from every row and column. */
function portsAt(
  { columns, rows }: RoutingGrid,
  box: Box,
  isInward: boolean,
  axes: readonly (0 | 1)[] = [0, 1],
): readonly Port[] {
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height]
  const beyond = (border: number, towards: 1 | -1) =>
    towards === 1 ? Math.ceil((border + shortest) / GRID_STEP) : Math.floor((border - shortest) / GRID_STEP)
  const sides = [
    { axis: 0, border: left, towards: isInward ? 1 : -1 },
    { axis: 0, border: right, towards: isInward ? -1 : 1 },
    { axis: 1, border: top, towards: isInward ? 1 : -1 },
    { axis: 1, border: bottom, towards: isInward ? -1 : 1 },
  ] as const
  return sides
    .filter(({ axis }) => axes.includes(axis))
    .flatMap(({ axis, border, towards }) =>
      linesBetween(axis === 0 ? [top, bottom] : [left, right]).flatMap((line) => {
        const to = beyond(border, towards)
        const [column, row] = axis === 0 ? [to, line] : [line, to]
        if (column < 0 || row < 0 || column >= columns || row >= rows) return []
        const at = axis === 0 ? { x: border, y: line * GRID_STEP } : { x: line * GRID_STEP, y: border }
        return [{ at, axis, cell: row * columns + column, length: Math.abs(to * GRID_STEP - border) }]
      }),
    )
}

/** The rows or columns that reach a side, which is short at an initial dot. */
function linesBetween([from, to]: readonly [number, number]): readonly number[] {
  const rim = Math.min(corner, (to - from) / 4)
  const [first, last] = [Math.ceil((from + rim) / GRID_STEP), Math.floor((to - rim) / GRID_STEP)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
