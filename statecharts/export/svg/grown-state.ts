import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { initialDotOf } from '#statecharts/export/svg/edges.ts'
import type { Size } from '#statecharts/export/svg/elk-graph.ts'
import {
  type Box,
  crosses,
  distanceToBox,
  type EdgeLine,
  inset,
  isInside,
  type Layout,
  overlap,
  type Point,
} from '#statecharts/export/svg/geometry.ts'
import { isAround } from '#statecharts/export/svg/routing-grid.ts'

/** What a state that has grown keeps free around it, to labels, and for the last piece of a line at it, in pixels. */
const room = 8
const gap = 4
const shortest = 12
/** Ends of lines are this near to the border of their state, in pixels. */
export const rounding = 1.5

/** How much a box grows on each side, in pixels. */
interface Growth {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The layout with a state without children as large as needed: into free room beside it, with its lines shortened, and without
 * those in the way, as few as possible. Null: there is no room on any side.
 */
export function withGrownState(
  chart: ChartModel,
  node: ChartNode,
  needed: Size,
  layout: Layout,
): Layout | null {
  const [box, text] = [layout.boxes.get(node.id), layout.texts.get(node.id)]
  const around = layout.boxes.get(node.parent ?? '')
  if (!box || !text || !around || node.children.length > 0) return null
  const solid = solidAround(chart, node, layout)
  let best: Layout | null = null
  for (const { left, right, top, bottom } of growthsOf(box, needed)) {
    const [x, y] = [box.x - left, box.y - top]
    const grown = { x, y, width: box.width + left + right, height: box.height + top + bottom }
    const wide = inset(grown, -room)
    if (!isInside(wide, around) || solid.some((other) => overlap(wide, other))) continue
    const lines = [...layout.edges].map(([id, line]) => [id, shortened(line, box, grown)] as const)
    const edges = new Map(lines.filter(([, line]) => isClear(line, grown)))
    if (best !== null && best.edges.size >= edges.size) continue
    const boxes = new Map(layout.boxes).set(node.id, grown)
    const texts = new Map(layout.texts).set(node.id, { ...text, x: text.x - left, y: text.y - top })
    best = { ...layout, boxes, texts, edges }
  }
  return best
}

/** What a state may not cover: others without children, texts of those around it and initial dots. */
const solidAround = ({ nodes }: ChartModel, node: ChartNode, { boxes, texts }: Layout): readonly Box[] =>
  nodes
    .flatMap(({ id, children }) => {
      const isOther = id !== node.id
      return [
        isOther && children.length === 0 ? boxes.get(id) : undefined,
        isOther && isAround(id, node.id) ? texts.get(id) : undefined,
        boxes.get(initialDotOf(id)),
      ]
    })
    .flatMap((box) => (box ? [box] : []))

/** Downward and to the right first, because the text stays where it is then. */
function growthsOf(box: Box, needed: Size): readonly Growth[] {
  const wider = Math.ceil(Math.max(0, needed.width - box.width))
  const higher = Math.ceil(Math.max(0, needed.height - box.height))
  return [0, 1].flatMap((up) =>
    [0, 1].map((left) => ({
      left: left * wider,
      right: (1 - left) * wider,
      top: up * higher,
      bottom: (1 - up) * higher,
    })),
  )
}

/** A line that ended at the border of a box ends at that of the grown one. */
function shortened({ points, label }: EdgeLine, box: Box, grown: Box): EdgeLine {
  const [first, last] = [points[0], points.at(-1)]
  const moved = points.map((point) =>
    point === first || point === last ? onBorder(point, box, grown) : point,
  )
  return { points: moved, label }
}

/** A point on the border of a box, on that of a larger one. */
function onBorder(point: Point, box: Box, grown: Box): Point {
  if (distanceToBox(point, box) > rounding) return point
  const near = (a: number, b: number) => Math.abs(a - b) <= rounding
  const x = [
    [box.x, grown.x],
    [box.x + box.width, grown.x + grown.width],
  ].find(([border = 0]) => near(point.x, border))?.[1]
  const y = [
    [box.y, grown.y],
    [box.y + box.height, grown.y + grown.height],
  ].find(([border = 0]) => near(point.y, border))?.[1]
  return { x: x ?? point.x, y: y ?? point.y }
}

/** A line and its label are not over the box, and it has room for its arrow head where it ends at it. */
function isClear({ points, label }: EdgeLine, box: Box): boolean {
  if (crosses(points, inset(box, 1)) || (label !== null && overlap(label, inset(box, -gap)))) return false
  return [points.slice(0, 2), points.slice(-2).toReversed()].every(([end, next]) => {
    if (!end || !next || distanceToBox(end, box) > rounding) return true
    return Math.hypot(end.x - next.x, end.y - next.y) >= shortest
  })
}
