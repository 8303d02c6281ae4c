import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type Edge, edgesOf, initialDotOf } from '#statecharts/export/svg/edges.ts'
import type { Box, EdgeLine, Layout, Point } from '#statecharts/export/svg/geometry.ts'

/**
 * A layout as numbers, in the order of the chart: of each state its box and the corner of its text, of each initial dot
 * its corner, of each line its label and its points.
 */
export interface LayoutCode {
  readonly size: readonly number[]
  readonly states: readonly (readonly number[])[]
  readonly dots: readonly (readonly number[])[]
  readonly labels: readonly (readonly number[])[]
  /** x and y of each point, one after the other */
  readonly lines: readonly (readonly number[])[]
}

const dot = 12

/** The numbers of a layout, in whole pixels. */
export function encodeLayout(
  chart: ChartModel,
  { width, height, boxes, texts, edges }: Layout,
  lines: readonly Edge[] = edgesOf(chart),
): LayoutCode {
  const box = (found: Box | null | undefined) =>
    found ? [found.x, found.y, found.width, found.height].map(Math.round) : []
  return {
    size: [width, height].map(Math.ceil),
    states: chart.nodes.map(({ id }) => [...box(boxes.get(id)), ...box(texts.get(id)).slice(0, 2)]),
    dots: dotsOf(chart).map((id) => box(boxes.get(id)).slice(0, 2)),
    labels: lines.map(({ id }) => box(edges.get(id)?.label)),
    lines: lines.map(({ id }) =>
      (edges.get(id)?.points ?? []).flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
    ),
  }
}

/** The layout of a chart from its numbers; parts that they lack are left out. */
export function decodeLayout(
  chart: ChartModel,
  code: LayoutCode,
  lines: readonly Edge[] = edgesOf(chart),
): Layout & { readonly lines: readonly Edge[] } {
  const [width = 0, height = 0] = code.size
  const corners = dotsOf(chart).flatMap((id, at) => {
    const [x, y] = code.dots[at] ?? []
    return x === undefined || y === undefined ? [] : [[id, { x, y, width: dot, height: dot }] as const]
  })
  const states = chart.nodes.flatMap(({ id }, at) => {
    const [x, y, w, h, textX, textY] = code.states[at] ?? []
    if (x === undefined || y === undefined || w === undefined || h === undefined) return []
    return [
      { id, box: { x, y, width: w, height: h }, text: { x: textX ?? x, y: textY ?? y, width: 0, height: 0 } },
    ]
  })
  return {
    width,
    height,
    boxes: new Map([...states.map(({ id, box }) => [id, box] as const), ...corners]),
    texts: new Map(states.map(({ id, text }) => [id, text])),
    edges: new Map(lines.map(({ id }, at) => [id, lineFrom(code.lines[at] ?? [], code.labels[at] ?? [])])),
    lines,
  }
}

function lineFrom(numbers: readonly number[], [x, y, width, height]: readonly number[]): EdgeLine {
  const points: Point[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })
  const isWhole = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  return { points, label: isWhole ? { x, y, width, height } : null }
}

const dotsOf = ({ nodes }: ChartModel): readonly string[] =>
  nodes.flatMap(({ id, initial }) => (initial === null ? [] : [initialDotOf(id)]))
