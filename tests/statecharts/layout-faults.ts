import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type Box, crosses, inset, type Layout, overlap } from '#statecharts/export/svg/geometry.ts'

/** Labels on other labels, states or texts. */
export function labelHits(chart: ChartModel, layout: Layout): readonly string[] {
  const labels = [...layout.edges].flatMap(([id, { label }]) => (label ? [{ id, box: label }] : []))
  const leaves = chart.nodes.filter(({ children }) => children.length === 0)
  const others = [
    ...leaves.map(({ id }) => ({ id, box: boxIn(layout.boxes, id) })),
    ...chart.nodes.map(({ id }) => ({ id: `the text of ${id}`, box: boxIn(layout.texts, id) })),
  ]
  return labels.flatMap((label, at) =>
    [...labels.slice(at + 1), ...others]
      .filter((other) => overlap(label.box, other.box))
      .map((other) => `${label.id} lies on ${other.id}`),
  )
}

/** Lines through states without children, or through texts. */
export function lineHits(chart: ChartModel, layout: Layout): readonly string[] {
  const areaOf = ({ id, children }: ChartModel['nodes'][number]) =>
    children.length === 0 ? inset(boxIn(layout.boxes, id), 1) : boxIn(layout.texts, id)
  return [...layout.edges].flatMap(([edge, { points }]) =>
    chart.nodes
      .filter((node) => areaOf(node).width > 0 && crosses(points, areaOf(node)))
      .map(({ id }) => `${edge} runs through ${id}`),
  )
}

const boxIn = (boxes: ReadonlyMap<string, Box>, id: string): Box =>
  boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }

/** A label beside its line is this near, in pixels. */
const beside = 8

/** Labels that are neither on their line nor at it. */
export const looseLabels = ({ edges }: Layout): readonly string[] =>
  [...edges].flatMap(([id, { points, label }]) =>
    label && !crosses(points, inset(label, -beside)) ? [`the label of ${id} is not at its line`] : [],
  )
