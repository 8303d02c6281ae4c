import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { type Edge, initialDotOf } from '#statecharts/export/svg/edges.ts'
import {
  labelSize,
  narrowest,
  type Size,
  stateSize,
  type Texts,
  textBox,
} from '#statecharts/export/svg/elk-graph.ts'
import {
  type Box,
  distanceToBox,
  type EdgeLine,
  inset,
  type Layout,
  overlap,
  type Point,
} from '#statecharts/export/svg/geometry.ts'
import { rounding, withGrownState } from '#statecharts/export/svg/grown-state.ts'
import { isTextCrossed } from '#statecharts/export/svg/layout.ts'
import { freeLabelPlaces, isWellPlaced, placesAlong } from '#statecharts/export/svg/label-places.ts'
import { newLine } from '#statecharts/export/svg/new-line.ts'

/** How much larger than its text a state may be that had a longer one, in pixels. */
const slack = 48
/** Above this share of lines that are gone or new the picture would have too many holes or detours. */
const mostChanged = 0.2

/**
 * A former layout of which everything that is still there stays where it is: without what the chart has no longer, with
 * states that grow into free room, and with new lines where there is room for them. Null: a state is new, too much is gone
 * or new, or there is no room for something, and the chart has to be laid out anew.
 */
export function keptLayout(
  chart: ChartModel,
  edges: readonly Edge[],
  texts: Texts,
  former: Layout,
): Layout | null {
  const stays = edges.flatMap((edge) => {
    const line = former.edges.get(edge.id)
    return line && isBetween(line.points, former.boxes.get(edge.source), former.boxes.get(edge.target))
      ? [[edge.id, line] as const]
      : []
  })
  const roomy = withRoom(chart, texts, { ...former, edges: new Map(stays) })
  const most = Math.max(1, former.edges.size * mostChanged)
  const isOther = former.edges.size - stays.length > most || edges.length - (roomy?.edges.size ?? 0) > most
  if (roomy === null || isOther) return null
  const states = collected(chart.nodes, (node) => keptState(node, texts, roomy))
  const dots = collected(
    chart.nodes.flatMap(({ id, initial }) => (initial === null ? [] : [initialDotOf(id)])),
    (id) => former.boxes.get(id) ?? null,
  )
  if (states === null || dots === null) return null
  const boxes = new Map([...[...states].map(([{ id }, { box }]) => [id, box] as const), ...dots])
  const corners = new Map([...states].map(([{ id }, { text }]) => [id, text]))
  const layout = withLines(chart, edges, texts, { ...roomy, boxes, texts: corners })
  return layout === null || isTextCrossed(layout) || isTextCovered(chart, layout) ? null : layout
}

/** The layout with each state as large as it needs to be. Null: there is no room for one of them. */
function withRoom(chart: ChartModel, texts: Texts, former: Layout): Layout | null {
  let layout: Layout | null = former
  for (const node of chart.nodes) {
    const box = layout.boxes.get(node.id)
    if (!box) return null
    const needed = stateSize(texts.rowsOf(node))
    if (!isWithin(needed, box)) layout = withGrownState(chart, node, needed, layout)
    if (layout === null) return null
  }
  return layout
}

/**
 * The layout with the lines of the chart: those that it has with labels as large as needed, and those that it lacks. Null: there
 * is no room for one of them.
 */
function withLines(chart: ChartModel, edges: readonly Edge[], texts: Texts, roomy: Layout): Layout | null {
  const lines = new Map(roomy.edges)
  const lacking = edges.filter(({ id }) => !lines.has(id))
  // first what takes less room
  for (const edge of [...edges.filter(({ id }) => lines.has(id)), ...lacking]) {
    const rows = texts.labelOf(edge)
    const size = rows.length === 0 ? null : labelSize(rows)
    const here = { ...roomy, edges: lines }
    const line = keptLine(chart, edge, size, here) ?? newLine(chart, edge, size, here)
    if (line === null) return null
    lines.set(edge.id, line)
  }
  return { ...roomy, edges: lines }
}

/** The text of a state with others in it is over one of them. */
const isTextCovered = ({ nodes }: ChartModel, { boxes, texts }: Layout): boolean =>
  nodes.some(({ id, children }) => {
    const text = texts.get(id)
    return [initialDotOf(id), ...children].some((part) => {
      const box = boxes.get(part)
      return children.length > 0 && text && box && overlap(text, box)
    })
  })

/** What each of them is kept as; null: one of them cannot be. */
function collected<K, V>(all: readonly K[], keep: (one: K) => V | null): ReadonlyMap<K, V> | null {
  const kept = new Map<K, V>()
  for (const one of all) {
    const found = keep(one)
    if (found === null) return null
    kept.set(one, found)
  }
  return kept
}

function keptState(node: ChartNode, texts: Texts, { boxes, texts: corners }: Layout) {
  const [box, corner] = [boxes.get(node.id), corners.get(node.id)]
  if (!box || !corner) return null
  const rows = texts.rowsOf(node)
  const text: Box = { x: corner.x, y: corner.y, ...textBox(rows) }
  const { width, height } = stateSize(rows)
  const needed = { width: Math.max(width, narrowest), height }
  if (!isWithin(needed, box)) return null
  const isLeaf = node.children.length === 0
  const isLoose = box.width - needed.width > slack || box.height - needed.height > slack
  return isLeaf && isLoose ? null : { box, text }
}

/** A line with its label, which may be larger than before. Null: there is no room for it, or no such line. */
function keptLine(chart: ChartModel, { id }: Edge, size: Size | null, layout: Layout): EdgeLine | null {
  const line = layout.edges.get(id)
  if (!line || size === null) return line ? { ...line, label: null } : null
  const { label, points } = line
  if (label && isWithin(size, label)) return { ...line, label: shrunk(line, label, size) }
  const [near] = freeLabelPlaces(
    chart,
    layout,
    id,
  )(points, size)
    .filter((place) => isWellPlaced(line, place))
    .map((place) => ({ place, moved: label ? Math.hypot(place.x - label.x, place.y - label.y) : 0 }))
    .toSorted((a, b) => a.moved - b.moved)
  return near ? { ...line, label: near.place } : null
}

/** Whether a line begins at the border of one box and ends at that of another. */
function isBetween(points: readonly Point[], source?: Box, target?: Box): boolean {
  const [first, last] = [points[0], points.at(-1)]
  return [[first, source] as const, [last, target] as const].every(
    ([point, box]) => point && box && isOnBorder(point, box),
  )
}

const isOnBorder = (point: Point, box: Box): boolean =>
  distanceToBox(point, box) <= rounding && distanceToBox(point, inset(box, 2)) > 0

/** A smaller label in the place of a larger one, on its line. */
function shrunk({ points }: EdgeLine, former: Box, { width, height }: Size): Box {
  const [w, h] = [Math.round(width), Math.round(height)]
  if (former.width === w && former.height === h) return former
  const isInside = ({ x, y }: Box) =>
    x >= former.x && y >= former.y && x + w <= former.x + former.width && y + h <= former.y + former.height
  const place = placesAlong(points, { ...former, width: w, height: h }).find(isInside)
  return place ?? { x: former.x, y: former.y, width: w, height: h }
}

/** A pixel more is the rounding. */
const isWithin = (size: Size, box: Size): boolean =>
  size.width <= box.width + 1 && size.height <= box.height + 1
