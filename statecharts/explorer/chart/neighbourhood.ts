import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { edgeColor } from '#statecharts/export/svg/edges.ts'
import { labelPadding, labelSize, padding, stateSize } from '#statecharts/export/svg/elk-graph.ts'
import type { Box } from '#statecharts/export/svg/geometry.ts'
import { notedWidth } from '#statecharts/export/svg/notes.ts'
import type { Overlay } from '#statecharts/export/svg/overlay.ts'
import { edgeRows, type Row, stateRows } from '#statecharts/export/svg/rows.ts'
import { stubGroup, stubHeight, stubWidth } from '#statecharts/export/svg/stubs.ts'
import { causeText } from '#statecharts/engine/cause-text.ts'
import { timeOf } from '#statecharts/export/words.ts'
import { attributes } from '#statecharts/export/xml.ts'
import { type Drawn, isInside, MARGIN, nameRows, type Neighbour, side, stateGroup } from './neighbour-side.ts'

const letters = { chosen: 32, label: 28 } as const
const room = { line: 12, noted: 26, row: 14, margin: MARGIN } as const

/**
 * The picture of one state: what leads to it at the left, what it leads to at the right, with what the states around it
 * lead to. It needs no layout engine, and its text is as large at any size of the chart.
 */
export function neighbourhoodMarkup(
  model: MachineModel,
  chart: ChartModel,
  chosen: ChartNode,
  overlay?: Overlay,
): string {
  const [left, right] = sidesOf(model, chart, chosen, overlay)
  const stub = overlay?.stubsIn(new Set([chosen.id])).get(chosen.id)
  const lines = new Set([...left, ...right].flatMap(({ transitions }) => transitions.map(({ id }) => id)))
  const drawn: Drawn = { model, chart, overlay, lines }
  const text = stateRows(chart, chosen, letters.chosen)
  const [from, to] = [columnOf(left, overlay), columnOf(right, overlay)]
  const middle = {
    width: Math.ceil(notedWidth(text, overlay) + 2 * padding.x),
    height: Math.max(stateSize(text).height, from.height, to.height),
  }
  const x = room.margin + (left.length === 0 ? 0 : from.boxes + from.labels)
  const box = { x, y: room.margin, ...middle }
  const end = box.x + box.width
  const width = end + (right.length === 0 ? 0 : to.labels + to.boxes) + room.margin
  const height = middle.height + 2 * room.margin + (stub ? stubHeight : 0)
  const parts = [
    `<svg ${attributes({ xmlns: 'http://www.w3.org/2000/svg', class: overlay && 'flow', viewBox: `0 0 ${width} ${height}`, width, height })}>`,
    stateGroup(drawn, chosen, text, box),
    ...placed(left, box, from.height).map(({ each, y }) =>
      side(drawn, each, y, {
        box: room.margin,
        width: from.boxes,
        from: room.margin + from.boxes,
        to: box.x,
      }),
    ),
    ...placed(right, box, to.height).map(({ each, y }) =>
      side(drawn, each, y, { box: end + to.labels, width: to.boxes, from: end, to: end + to.labels }),
    ),
    stub ? stubGroup(stub, { x: end - stubWidth(stub) - 8, y: box.y + box.height - 1 }) : '',
    '</svg>',
  ]
  return parts.join('\n')
}

/** What leads to the chosen state, and what it leads to, without what is hidden. */
function sidesOf(model: MachineModel, chart: ChartModel, chosen: ChartNode, overlay: Overlay | undefined) {
  const shown = (transitions: readonly ChartTransition[]) =>
    transitions.filter(({ id }) => !overlay?.hidden.has(id))
  return [
    neighbours(model, chart, shown(incoming(chart, chosen)), ({ source }) => source, chosen),
    neighbours(model, chart, shown(outgoing(chart, chosen)), ({ targets: [target = ''] }) => target, chosen),
  ] as const
}

const columnOf = (list: readonly Neighbour[], overlay: Overlay | undefined) => ({
  boxes: Math.max(0, ...list.map(({ node }) => widthIn(nameRows(node)))),
  labels:
    Math.max(0, ...list.map(({ label }) => notedWidth(label, overlay) + 2 * labelPadding.x)) +
    2 * (overlay ? room.noted : room.line),
  height: list.reduce((sum, each) => sum + rowOf(each) + room.row, -room.row),
})

const incoming = ({ transitions }: ChartModel, { id }: ChartNode): readonly ChartTransition[] =>
  transitions.filter(
    ({ source, targets }) => !isInside(source, id) && targets.some((target) => isInside(target, id)),
  )

/** Of the state and of those around it. */
function outgoing(chart: ChartModel, { id }: ChartNode): readonly ChartTransition[] {
  const moving = chart.transitions.filter(({ targets }) => targets.length > 0)
  return moving
    .filter(({ source }) => isInside(id, source))
    .toSorted((a, b) => b.source.length - a.source.length)
}

function neighbours(
  model: MachineModel,
  chart: ChartModel,
  transitions: readonly ChartTransition[],
  otherOf: (transition: ChartTransition) => string,
  { id }: ChartNode,
): readonly Neighbour[] {
  const groups = Map.groupBy(transitions, (each) => `${otherOf(each)} ${edgeColor(each)} ${each.source}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const node = first && chart.nodes.find((each) => each.id === otherOf(first))
    if (!first || !node) return []
    const isInherited = first.source !== id && isInside(id, first.source)
    const where = first.source.split('.').slice(1).join('.') || 'the machine'
    const note: readonly Row[] = isInherited
      ? [{ style: 'guard', text: `in all of ${where}`, transition: null }]
      : []
    const rows = edgeRows(group, (each) => causeIn(model, each), letters.label)
    return [{ node, color: edgeColor(first), transitions: group, label: [...note, ...rows] }]
  })
}

function causeIn({ machine }: MachineModel, transition: ChartTransition): string {
  const time = transition.kind === 'after' ? timeOf(machine, transition.about) : null
  return time === null ? causeText(transition) : `${causeText(transition)} (${time})`
}

const widthIn = (rows: readonly Row[]): number => Math.ceil(stateSize(rows).width)
const rowOf = ({ label, node }: Neighbour): number =>
  Math.max(labelSize(label).height, stateSize(nameRows(node)).height)

/** Neighbours below each other, centered beside the chosen state, with the middle of their rows. */
function placed(list: readonly Neighbour[], box: Box, height: number) {
  let top = box.y + (box.height - height) / 2
  return list.map((each) => {
    const y = top + rowOf(each) / 2
    top += rowOf(each) + room.row
    return { each, y }
  })
}
