import type { ChartModel } from '#statecharts/engine/chart-model.ts'
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

/** Labels further than this from both ends of their line are moved, in pixels. */
const near = 150
const step = 12
const gap = 4

/**
 * The same layout with labels that are far or on another line moved along their lines, as near to an end as there is
 * room: not over a state, its text, another label or, unless it would be too far, another line.
 */
export function withNearLabels(chart: ChartModel, layout: Layout): Layout {
  const edges = new Map(layout.edges)
  const ids = [...edges.keys()]
  // twice, because a label that has moved leaves its place to others
  for (const id of [...ids, ...ids]) {
    const line = edges.get(id)
    if (!line?.label) continue
    const isMoved = isCrossed(id, line.label, edges)
    if (!isMoved && distanceOf(line, line.label) <= near) continue
    const label = nearestPlace(line, line.label, roomAround(chart, { ...layout, edges }, id), isMoved)
    if (label) edges.set(id, { ...line, label })
  }
  return { ...layout, edges }
}

/** What the label of a line has to stand beside. */
interface Room {
  /** inside of the picture and not over a state, its text or another label */
  readonly isFree: (box: Box) => boolean
  /** the other lines in a box that is smaller by so much on each side */
  readonly linesUnder: (box: Box, by: number) => readonly EdgeLine[]
}

function roomAround({ nodes }: ChartModel, layout: Layout, id: string): Room {
  const { width, height, boxes, texts } = layout
  const leaves = nodes.flatMap((node) => (node.children.length === 0 ? (boxes.get(node.id) ?? []) : []))
  const others = [...layout.edges].flatMap(([other, each]) => (other === id ? [] : [each]))
  const labels = others.flatMap(({ label }) => (label === null ? [] : [label]))
  const solid = [...leaves, ...texts.values(), ...labels]
  return {
    isFree: (box) =>
      isInside(box, { x: 0, y: 0, width, height }) && !solid.some((each) => overlap(inset(box, -gap), each)),
    linesUnder: (box, by) => others.filter(({ points }) => crosses(points, inset(box, by))),
  }
}

/** Finds the places on a line for its label of this size that are over nothing else. */
export function freeLabelPlaces(chart: ChartModel, layout: Layout, id: string) {
  const { isFree, linesUnder } = roomAround(chart, layout, id)
  return (points: readonly Point[], size: Size): readonly Box[] =>
    placesAlong(points, size).filter((box) => isFree(box) && linesUnder(box, -gap).length === 0)
}

/** No label is to be further than this from both ends of its line, in pixels. */
const far = 300

/** The lines whose label is too far from both of their ends. */
export const farLabels = ({ edges }: Pick<Layout, 'edges'>): readonly string[] =>
  [...edges].flatMap(([id, line]) => (line.label && distanceOf(line, line.label) > far ? [id] : []))

/** The lines whose label has another line under it. */
export const crossedLabels = ({ edges }: Pick<Layout, 'edges'>): readonly string[] =>
  [...edges].flatMap(([id, { label }]) => (label && isCrossed(id, label, edges) ? [id] : []))

const isCrossed = (id: string, label: Box, edges: Layout['edges']): boolean =>
  [...edges].some(([other, { points }]) => other !== id && crosses(points, inset(label, 1)))

/** What a label leaves of the end of its line, so that one sees the arrow head, in pixels. */
const headRoom = 12

/** Whether a label is on its line, near an end of it and not over its arrow head. */
export const isWellPlaced = (line: EdgeLine, label: Box): boolean => {
  const tip = line.points.at(-1)
  const isOnLine = crosses(line.points, label) && distanceOf(line, label) <= far
  return isOnLine && (tip === undefined || distanceToBox(tip, label) >= headRoom)
}

/** From the nearer end of a line to a box. */
export const distanceOf = ({ points }: EdgeLine, box: Box): number =>
  Math.min(...[points[0], points.at(-1)].map((point) => (point ? distanceToBox(point, box) : 0)))

function nearestPlace(
  line: EdgeLine,
  label: Box,
  { isFree, linesUnder }: Room,
  isAnywhere: boolean,
): Box | undefined {
  const now = isAnywhere ? far : distanceOf(line, label)
  const places = placesAlong(line.points, label)
    .map((box) => ({ box, distance: distanceOf(line, box) }))
    .filter(({ distance, box }) => distance < now && isFree(box))
    .toSorted((a, b) => a.distance - b.distance)
  const free = places.find(({ box }) => linesUnder(box, -gap).length === 0)
  if (free || isAnywhere || now <= far) return free?.box
  // rather over another line than too far away
  const close = places.filter(({ distance }) => distance <= far)
  return close.toSorted((a, b) => linesUnder(a.box, 1).length - linesUnder(b.box, 1).length)[0]?.box
}

/** Boxes that touch the line: in their middle, or with a side. */
export function placesAlong(points: readonly Point[], { width, height }: Size): readonly Box[] {
  const shifts = [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
  ] as const
  return pointsAlong(points).flatMap(({ x, y }) =>
    shifts.map(([across, down]) => ({
      x: Math.round(x - width * across),
      y: Math.round(y - height * down),
      width,
      height,
    })),
  )
}

const pointsAlong = (points: readonly Point[]): readonly Point[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => {
      const part = length === 0 ? 0 : (index * step) / length
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  })
