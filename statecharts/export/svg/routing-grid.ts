import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { initialDotOf } from '#statecharts/export/svg/edges.ts'
import { type Box, inset, type Layout, piecesOf } from '#statecharts/export/svg/geometry.ts'

/** The places where a new line may turn, in rows and columns. */
export interface RoutingGrid {
  readonly columns: number
  readonly rows: number
  /** by cell: nothing may be here */
  readonly isTaken: Uint8Array
  /** by axis and cell: another line runs here along it */
  readonly runs: Readonly<Record<Axis, Uint8Array>>
  /** by cell: inside of a state that the line has nothing to do with */
  readonly isForeign: Uint8Array
}

/** 0: along x, 1: along y */
export type Axis = 0 | 1

/** The distance of two rows or columns, in pixels. */
export const GRID_STEP = 8

/** A line keeps so far away from states, from texts and labels, and from lines that run as it does, in pixels. */
const clearance = { state: 10, text: 5, line: 8 } as const

/** What is in the way of a line between two states or from an initial dot. */
export function routingGridOf(
  { nodes }: ChartModel,
  { width, height, boxes, texts, edges }: Layout,
  ends: readonly string[],
): RoutingGrid {
  const [columns, rows] = [Math.floor(width / GRID_STEP) + 1, Math.floor(height / GRID_STEP) + 1]
  const layer = () => new Uint8Array(columns * rows)
  const grid = { columns, rows, isTaken: layer(), runs: [layer(), layer()], isForeign: layer() } as const
  const inside = boxes.get(nodes[0]?.id ?? '')
  grid.isTaken.fill(1)
  if (inside) fill(grid, grid.isTaken, inset(inside, clearance.state), 0)
  for (const { id, children, initial } of nodes) {
    const [box, text, dot] = [boxes.get(id), texts.get(id), boxes.get(initialDotOf(id))]
    if (box && children.length === 0) fill(grid, grid.isTaken, inset(box, 1 - clearance.state))
    if (text && text.width > 0) fill(grid, grid.isTaken, inset(text, -clearance.text))
    if (dot && initial !== null) fill(grid, grid.isTaken, inset(dot, -clearance.text))
    if (box && children.length > 0 && !ends.some((end) => isAround(id, end))) fill(grid, grid.isForeign, box)
  }
  for (const { points, label } of edges.values()) {
    if (label) fill(grid, grid.isTaken, inset(label, -clearance.text))
    for (const piece of piecesOf(points))
      fill(grid, grid.runs[piece.height === 0 ? 0 : 1], inset(piece, 1 - clearance.line))
  }
  return grid
}

/** Whether a state is another or contains it. */
export const isAround = (state: string, other: string): boolean =>
  other === state || other.startsWith(`${state}.`) || other.startsWith(`${state}|`)

/** Marks the cells in a box. */
function fill({ columns, rows }: RoutingGrid, layer: Uint8Array, box: Box, value = 1): void {
  const [left, right] = [Math.ceil(box.x / GRID_STEP), Math.floor((box.x + box.width) / GRID_STEP)]
  const [top, bottom] = [Math.ceil(box.y / GRID_STEP), Math.floor((box.y + box.height) / GRID_STEP)]
  for (let row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++)
    layer.fill(value, row * columns + Math.max(0, left), row * columns + Math.min(columns - 1, right) + 1)
}
