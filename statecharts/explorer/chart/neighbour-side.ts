import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartNode, ChartTransition } from '#statecharts/engine/chart-model.ts'
import { edgeClass, linePaths, toldWithNote } from '#statecharts/export/svg/edge-group.ts'
import type { EdgeColor } from '#statecharts/export/svg/edges.ts'
import { labelPadding, labelSize, padding, stateSize } from '#statecharts/export/svg/elk-graph.ts'
import type { Box, Point } from '#statecharts/export/svg/geometry.ts'
import { notedWidth, notesAtEnd, notesBeside } from '#statecharts/export/svg/notes.ts'
import type { Overlay } from '#statecharts/export/svg/overlay.ts'
import type { Row } from '#statecharts/export/svg/rows.ts'
import { rect, shift, textRows } from '#statecharts/export/svg/shapes.ts'
import { classesOf } from '#statecharts/export/svg/svg.ts'
import { inWords } from '#statecharts/export/words.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'

/** What a picture of neighbors is drawn of. */
export interface Drawn {
  readonly model: MachineModel
  readonly chart: ChartModel
  readonly overlay: Overlay | undefined
  /** ids of the transitions that have a line */
  readonly lines: ReadonlySet<string>
}

/** Between the boxes and the edge of the picture. */
export const MARGIN = 16

export const isInside = (id: string, around: string): boolean => id === around || id.startsWith(`${around}.`)

/** A state beside the chosen one, and the transitions between them with one kind of cause. */
export interface Neighbour {
  readonly node: ChartNode
  readonly color: EdgeColor
  readonly transitions: readonly ChartTransition[]
  readonly label: readonly Row[]
}

interface Side {
  /** left of the boxes */
  readonly box: number
  readonly width: number
  /** where the line begins and ends */
  readonly from: number
  readonly to: number
}

/** A neighbor with its line to the chosen state or from it. */
export function side(drawn: Drawn, each: Neighbour, y: number, at: Side): string {
  const { model, overlay } = drawn
  const rows = nameRows(each.node)
  const { height } = stateSize(rows)
  const points = [
    { x: at.from, y },
    { x: at.to, y },
  ]
  const text = notedWidth(each.label, overlay)
  const label = {
    width: text + 2 * labelPadding.x,
    height: labelSize(each.label).height,
  }
  const corner = { x: (at.from + at.to - label.width) / 2 - 2, y: y - label.height / 2 }
  const ids = each.transitions.map(({ id }) => id)
  const line = overlay?.lineOf(ids) ?? undefined
  const told = each.transitions
    .map((transition) =>
      toldWithNote(inWords(model.words, model.machine, transition), transition.id, overlay),
    )
    .join('\n')
  return [
    outsideLine(drawn, each.node, { x: at.box < at.from ? 0 : at.box + at.width, y }),
    stateGroup(drawn, each.node, rows, { x: at.box, y: y - height / 2, width: at.width, height }),
    `<g ${attributes({ class: edgeClass(each, line), 'data-ids': ids.join(' ') })}><title>${escaped(told)}</title>`,
    linePaths(points, line),
    '</g>',
    `<g ${attributes({ class: `label ${each.color}${line?.isUsed === false ? ' idle' : ''}`, transform: shift(corner) })}>`,
    rect({ x: 0, y: 0, ...label }, 6),
    textRows(each.label, labelPadding),
    ...notesAtEnd(each.label, { ...labelPadding, width: text }, overlay),
    '</g>',
  ].join('\n')
}

/** A pale line to the edge of the picture, where other transitions join a neighbor with what is not shown. */
function outsideLine({ chart, lines }: Drawn, { id, key }: ChartNode, { x, y }: Point): string {
  const others = chart.transitions.filter(
    (each) =>
      !lines.has(each.id) &&
      each.targets.length > 0 &&
      isInside(each.source, id) !== each.targets.some((target) => isInside(target, id)),
  )
  if (others.length === 0) return ''
  const about = `${others.length} more between ${key} and other states`
  return `<g class="outside"><title>${escaped(about)}</title><path d="M${x} ${y}h${MARGIN}"/></g>`
}

/** A state with its text. */
export function stateGroup(drawn: Drawn, node: ChartNode, rows: readonly Row[], box: Box): string {
  const { chart, overlay } = drawn
  const about = [node.path.join('.'), node.description ?? ''].join('\n').trim()
  const lines = [
    `<g ${attributes({ class: classesOf(chart, node), 'data-id': node.id, transform: shift(box) })}>`,
    `<title>${escaped(about)}</title>`,
    rect({ ...box, x: 0, y: 0 }, 10),
    textRows(rows, padding, overlay?.hidden),
    notesBeside(rows, { ...padding, width: box.width - 2 * padding.x }, overlay),
    '</g>',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** The name of a state, below it the states around it. */
export function nameRows({ key, path }: ChartNode): readonly Row[] {
  const around = path.slice(0, -1).join('.')
  const name: Row = { style: 'name', text: key, transition: null }
  return around === '' ? [name] : [name, { style: 'about', text: `in ${around}`, transition: null }]
}
