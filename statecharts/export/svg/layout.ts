import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import {
  type Box,
  crosses,
  type EdgeLine,
  inset,
  type Layout,
  overlap,
} from '#statecharts/export/svg/geometry.ts'
import {
  type Arrangement,
  type Direction,
  elkGraphOf,
  headOf,
  padding,
  type Texts,
  textBox,
} from '#statecharts/export/svg/elk-graph.ts'
import { crossedLabels, farLabels, withNearLabels } from '#statecharts/export/svg/label-places.ts'
import { leadsOn } from '#statecharts/export/svg/order.ts'

/** Computes layouts to the right and downward, and picks the one that fits a screen better. */
export async function layoutOf(chart: ChartModel, edges: readonly Edge[], texts: Texts): Promise<Layout> {
  const elk = new Elk()
  const isOnward = leadsOn(chart)
  const turned = new Set(edges.filter((edge) => !isOnward(edge)).map((edge) => edge.id))
  const arranged = async (arrangement: Arrangement): Promise<Layout> => {
    const graph = elkGraphOf(chart, edges, turned, texts, arrangement)
    return withNearLabels(chart, layoutFrom(chart, texts, turned, await elk.layout(graph)))
  }
  const laidOut = (direction: Direction, keepsHeads: boolean): Promise<Layout> =>
    withGoodLabels((moves) => arranged({ direction, keepsHeads, moves }))
  const [right, down] = [await laidOut('RIGHT', false), await laidOut('DOWN', false)]
  const [downFaults, rightFaults] = [labelFaults(down).length, labelFaults(right).length]
  if (downFaults === rightFaults ? misfit(right) < misfit(down) : rightFaults < downFaults) return right
  return isTextCrossed(down) ? laidOut('DOWN', true) : down
}

type Moves = Arrangement['moves']

const mostRounds = 4

/** Lays out again with other places for labels that stand badly: first for all of them, then for one after the other. */
async function withGoodLabels(laidOut: (moves: Moves) => Promise<Layout>): Promise<Layout> {
  let best = { moves: new Map() as Moves, layout: await laidOut(new Map()) }
  const isBetter = (layout: Layout) => labelFaults(layout).length < labelFaults(best.layout).length
  const first = best
  for (const further of [1, 2]) {
    let latest = first
    for (let round = 0; round < mostRounds && labelFaults(best.layout).length > 0; round++) {
      const moves = labelFaults(latest.layout).reduce((all, id) => moved(all, id, further), latest.moves)
      latest = { moves, layout: await laidOut(moves) }
      if (isBetter(latest.layout)) best = latest
    }
  }
  for (const id of labelFaults(best.layout))
    for (const further of [1, 2]) {
      const moves = moved(best.moves, id, further)
      const layout = await laidOut(moves)
      if (isBetter(layout)) best = { moves, layout }
    }
  return best.layout
}

const labelFaults = (layout: Layout): readonly string[] => [
  ...new Set([...farLabels(layout), ...crossedLabels(layout)]),
]

const moved = (moves: Moves, id: string, further: number): Moves =>
  new Map([...moves, [id, (moves.get(id) ?? 0) + further]])

/** The factor by which a chart has to be scaled down to fit a typical screen. */
const misfit = ({ width, height }: Layout): number => Math.max(width / 1400, height / 1000)

/** A line or a label is over the text of a state. */
export const isTextCrossed = ({ texts, edges }: Layout): boolean =>
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
