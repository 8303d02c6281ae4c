import type { MachineModel } from '#machines/model.ts'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import { type Edge, edgesOf } from '#statecharts/export/svg/edges.ts'
import { edgeRows, stateRows } from '#statecharts/export/svg/rows.ts'
import { layoutOf } from '#statecharts/export/svg/layout.ts'
import { type Plan, svgOf } from '#statecharts/export/svg/svg.ts'
import { causeText, timeOf } from '#statecharts/export/words.ts'

export async function planOf({ machine }: MachineModel, chart: ChartModel): Promise<Plan> {
  const edges = edgesOf(chart)
  const rowsOf = (node: ChartNode) =>
    node.parent === null ? [] : stateRows(chart, node, node.children.length === 0 ? 34 : 60)
  const labelOf = (edge: Edge) =>
    edgeRows(edge.transitions, (transition) => {
      const time = transition.kind === 'after' ? timeOf(machine, transition.about) : null
      return time === null ? causeText(transition) : `${causeText(transition)} (${time})`
    })
  const texts = { rowsOf, labelOf }
  return { edges, texts, layout: await layoutOf(chart, edges, texts) }
}

/** A chart as SVG, for light and dark color schemes. */
export const pictureOf = async (model: MachineModel, chart: ChartModel): Promise<string> =>
  svgOf(model, chart, await planOf(model, chart))
