import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import { labelPadding, type Texts } from '#statecharts/export/svg/elk-graph.ts'
import {
  type Box,
  crosses,
  type EdgeLine,
  type Layout,
  overlapArea,
} from '#statecharts/export/svg/geometry.ts'
import { placesAlong } from '#statecharts/export/svg/label-places.ts'
import { leastWidth, notedWidth } from '#statecharts/export/svg/notes.ts'
import type { Overlay } from '#statecharts/export/svg/overlay.ts'

/**
 * The boxes of the labels that are shown, by edge: wide enough for the notes, and where that covers states or other
 * labels, moved along their lines to where it does not.
 */
export function notedLabels(
  chart: ChartModel,
  edges: readonly Edge[],
  texts: Texts,
  layout: Layout,
  overlay: Overlay | undefined,
): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>()
  for (const { id, transitions } of edges) {
    const box = layout.edges.get(id)?.label
    const isHidden = transitions.length > 0 && overlay?.lineOf(transitions.map((each) => each.id)) === null
    if (box && !isHidden) boxes.set(id, box)
  }
  if (!overlay) return boxes
  const solid = solidBoxes(chart, layout)
  for (const edge of edges) {
    const [box, line] = [boxes.get(edge.id), layout.edges.get(edge.id)]
    if (!box || !line) continue
    const rows = texts.labelOf(edge)
    const widths = [notedWidth(rows, overlay), leastWidth(rows, overlay)].map((width) =>
      Math.max(box.width, width + 2 * labelPadding.x),
    )
    const others = [...boxes].flatMap(([id, other]) => (id === edge.id ? [] : [other]))
    boxes.set(edge.id, freePlace(box, line, widths, { layout, solid: [...solid, ...others] }))
  }
  return boxes
}

interface Surroundings {
  readonly layout: Layout
  readonly solid: readonly Box[]
}

/** A pixel that is covered is as bad as so many of distance, and a crossed line. */
const COVERED = 10
const CROSSED = 40
const FARTHEST = 320

/** Where it was, if there is room for it, else along its line. */
function freePlace(
  box: Box,
  line: EdgeLine,
  widths: readonly number[],
  { layout, solid }: Surroundings,
): Box {
  const covered = (place: Box): number =>
    solid.reduce((sum, other) => sum + overlapArea(place, other), outside(place, layout))
  const here = widths.flatMap((width) => grownTo(box, width))
  const free = here.find((place) => covered(place) === 0)
  if (free) return free
  const lines = [...layout.edges.values()].filter((each) => each !== line)
  const badness = (place: Box): number =>
    COVERED * covered(place) +
    CROSSED * lines.filter(({ points }) => crosses(points, place)).length +
    distance(place, box)
  const along = widths
    .flatMap((width) => placesAlong(line.points, { ...box, width }))
    .filter((place) => distance(place, box) < FARTHEST)
  const [best] = [...here, ...along]
    .map((place) => ({ place, badness: badness(place) }))
    .toSorted((a, b) => a.badness - b.badness)
  return best?.place ?? box
}

/** To both sides, to the right, to the left. */
function grownTo(box: Box, width: number): readonly Box[] {
  const by = width - box.width
  return [0.5, 0, 1].map((left) => ({ ...box, x: box.x - by * left, width }))
}

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

const outside = (box: Box, { width, height }: Layout): number =>
  (Math.max(0, -box.x) + Math.max(0, box.x + box.width - width)) * box.height +
  (Math.max(0, -box.y) + Math.max(0, box.y + box.height - height)) * box.width

/** What notes should not cover: states without children, and the text of the others. */
export const solidBoxes = (chart: ChartModel, { boxes, texts }: Layout): readonly Box[] =>
  chart.nodes.flatMap(({ id, children }) => (children.length === 0 ? boxes : texts).get(id) ?? [])
