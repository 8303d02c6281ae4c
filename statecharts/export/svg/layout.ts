import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import { type Box, crosses, inset, overlap, type Point } from '#statecharts/export/svg/geometry.ts'
import {
  type Direction,
  elkGraphOf,
  headOf,
  padding,
  type Texts,
  textBox,
} from '#statecharts/export/svg/elk-graph.ts'
import { leadsOn } from '#statecharts/export/svg/order.ts'

export interface EdgeLine {
  readonly points: readonly Point[]
  readonly label: Box | null
}

/** The positions of all parts of a chart, in pixels from the upper left. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Box>
  /** the size of the text of each state */
  readonly texts: ReadonlyMap<string, Box>
  readonly edges: ReadonlyMap<string, EdgeLine>
}

/** Computes layouts to the right and downward, and picks the one that fits a screen better. */
export async function layoutOf(chart: ChartModel, edges: readonly Edge[], texts: Texts): Promise<Layout> {
  const elk = new Elk()
  const isOnward = leadsOn(chart)
  const turned = new Set(edges.filter((edge) => !isOnward(edge)).map((edge) => edge.id))
  const laidOut = async (direction: Direction, keepsHeads: boolean) => {
    const graph = elkGraphOf(chart, edges, turned, texts, direction, keepsHeads)
    return layoutFrom(chart, texts, turned, await elk.layout(graph))
  }
  const [right, down] = [await laidOut('RIGHT', false), await laidOut('DOWN', false)]
  if (misfit(right) < misfit(down)) return right
  return isTextCrossed(down) ? laidOut('DOWN', true) : down
}

/** The factor by which a chart has to be scaled down to fit a typical screen. */
const misfit = ({ width, height }: Layout): number => Math.max(width / 1400, height / 1000)

const isTextCrossed = ({ texts, edges }: Layout): boolean =>
  [...texts.values()].some((text) => [...edges.values()].some((edge) => touches(edge, text)))

const touches = ({ points, label }: EdgeLine, text: Box): boolean =>
  crosses(points, inset(text, -2)) || (label !== null && overlap(label, text))

function layoutFrom(chart: ChartModel, texts: Texts, turned: ReadonlySet<string>, graph: ElkNode): Layout {
  const boxes = new Map([...shapesIn(graph)].map((shape) => [shape.id, boxOf(shape)]))
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, lineOf(edge, turned.has(edge.id))]))
  const textOf = (id: string, size: Pick<Box, 'width' | 'height'>): Box => {
    const box = boxes.get(id) ?? boxOf({})
    const corner = { x: box.x + padding.x, y: box.y + padding.y, ...size }
    const head = boxes.get(headOf(id))
    const isFree = ![...edges.values()].some((edge) => touches(edge, corner))
    return head && !isFree ? { ...head, ...size } : corner
  }
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes,
    texts: new Map(chart.nodes.map((node) => [node.id, textOf(node.id, textBox(texts.rowsOf(node)))])),
    edges,
  }
}

function lineOf({ sections = [], labels = [] }: ElkExtendedEdge, isTurned: boolean): EdgeLine {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  const [label] = labels
  return { points: isTurned ? points.toReversed() : points, label: label ? boxOf(label) : null }
}

function* shapesIn(node: ElkNode): Generator<ElkNode> {
  for (const child of node.children ?? []) {
    yield child
    yield* shapesIn(child)
  }
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })
