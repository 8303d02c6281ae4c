import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { areNeverCaused, leftOutTexts } from '#statecharts/export/left-out.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import { labelPadding, type Texts } from '#statecharts/export/svg/elk-graph.ts'
import type { Box, Layout, Point } from '#statecharts/export/svg/geometry.ts'
import { arrowHead, endInHead, roundedPath } from '#statecharts/export/svg/lines.ts'
import { notesAtEnd } from '#statecharts/export/svg/notes.ts'
import type { Overlay, OverlayLine } from '#statecharts/export/svg/overlay.ts'
import { classText, rect, rounded, shift, textRows } from '#statecharts/export/svg/shapes.ts'
import { inWords, pathOf } from '#statecharts/export/words.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'

/** The line of an edge with its arrow head, moved to its beginning. */
export function edgeGroup(
  model: MachineModel,
  chart: ChartModel,
  edge: Edge,
  { edges }: Layout,
  overlay: Overlay | undefined,
): string {
  const points = edges.get(edge.id)?.points ?? []
  const [from = { x: 0, y: 0 }] = points
  const here = points.map(({ x, y }) => ({ x: x - from.x, y: y - from.y }))
  const ids = edge.transitions.map((transition) => transition.id)
  const line = ids.length === 0 ? undefined : overlay?.lineOf(ids)
  if (line === null) return ''
  const told = edge.transitions.map((transition) => {
    const way = `${pathOf(chart, edge.source)} → ${pathOf(chart, edge.target)}`
    const told = `${way}: ${inWords(model.words, model.machine, transition)}`
    return toldWithNote([told, ...leftOutTexts(model, [transition.id])].join('. '), transition.id, overlay)
  })
  const lines = [
    `<g ${attributes({ class: classText(edgeClass(edge, line), neverClass(model, edge)), 'data-ids': ids.length === 0 ? undefined : ids.join(' '), transform: shift(from, { x: 0, y: 0 }) })}>`,
    told.length === 0 ? '' : `<title>${escaped(told.join('\n'))}</title>`,
    linePaths(here, line),
    '</g>',
  ]
  return lines.filter((text) => text !== '').join('\n')
}

export const edgeClass = (
  { color, mark }: Pick<Edge, 'color' | 'mark'>,
  line: OverlayLine | undefined,
): string => classText(`edge ${color}`, mark, line?.isUsed === false ? 'idle' : undefined)

/** Of an edge that the running shop never takes. */
const neverClass = (model: MachineModel, { transitions }: Pick<Edge, 'transitions'>): string | undefined =>
  areNeverCaused(
    model,
    transitions.map(({ id }) => id),
  )
    ? 'never'
    : undefined

export function toldWithNote(told: string, id: string, overlay: Overlay | undefined): string {
  const about = overlay?.notes.get(id)?.about
  return about === undefined ? told : `${told}\n${about}`
}

const THIN = 1.5

/** A line with its arrow head, which grows with it. */
export function linePaths(points: readonly Point[], line: OverlayLine | undefined): string {
  const scale = line === undefined ? 1 : Math.max(1, 0.8 + line.width / (4 * THIN))
  const path = line === undefined ? points : endInHead(points, scale)
  const style = line === undefined ? undefined : `stroke-width:${rounded(line.width)}px`
  return [
    `<path ${attributes({ d: roundedPath(path), style })}/>`,
    `<path class="head" d="${arrowHead(points, scale)}"/>`,
  ].join('\n')
}

/** The text of an edge in its box; '' where it has none. */
export function labelGroup(
  model: MachineModel,
  edge: Edge,
  texts: Texts,
  box: Box | undefined,
  overlay: Overlay | undefined,
): string {
  if (!box) return ''
  const rows = texts.labelOf(edge)
  const isIdle = overlay?.lineOf(edge.transitions.map(({ id }) => id))?.isUsed === false
  const group = attributes({
    class: classText(`label ${edge.color}`, edge.mark, isIdle ? 'idle' : undefined, neverClass(model, edge)),
    transform: shift(box, { x: 0, y: 0 }),
  })
  return [
    `<g ${group}>`,
    rect({ ...box, x: 0, y: 0 }, 6),
    textRows(rows, labelPadding, overlay?.hidden),
    ...notesAtEnd(rows, { ...labelPadding, width: box.width - 2 * labelPadding.x }, overlay),
    '</g>',
  ].join('\n')
}
