import type { MachineModel } from '#machines/model.ts'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { type Edge, edgesOf } from '#statecharts/export/svg/edges.ts'
import { edgeRows, stateRows } from '#statecharts/export/svg/rows.ts'
import { layoutOf } from '#statecharts/export/svg/layout.ts'
import { svgOf } from '#statecharts/export/svg/svg.ts'
import { causeText, timeOf } from '#statecharts/export/words.ts'

/** A chart as a picture, light and dark in one. */
export async function pictureOf(model: MachineModel, chart: ChartModel): Promise<string> {
  const edges = edgesOf(chart)
  const rowsOf = (node: ChartNode) =>
    node.parent === null ? [] : stateRows(chart, node, node.children.length === 0 ? 34 : 60)
  const labelOf = (edge: Edge) =>
    edgeRows(edge.transitions, (transition) => {
      const time = transition.kind === 'after' ? timeOf(model.machine, transition.about) : null
      return time === null ? causeText(transition) : `${causeText(transition)} (${time})`
    })
  const texts = { rowsOf, labelOf }
  return svgOf(model, chart, edges, texts, await layoutOf(chart, edges, texts))
}
