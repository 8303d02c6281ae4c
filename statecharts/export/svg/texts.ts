import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartNode } from '#statecharts/engine/chart-model.ts'
import type { Edge } from '#statecharts/export/svg/edges.ts'
import type { Texts } from '#statecharts/export/svg/elk-graph.ts'
import { edgeRows, stateRows } from '#statecharts/export/svg/rows.ts'
import { causeText } from '#statecharts/engine/cause-text.ts'
import { timeOf } from '#statecharts/export/words.ts'

/** The lines of text of the states and edges of a chart. */
export const textsOf = ({ machine }: MachineModel, chart: ChartModel): Texts => ({
  rowsOf: (node: ChartNode) =>
    node.parent === null ? [] : stateRows(chart, node, node.children.length === 0 ? 34 : 60),
  labelOf: (edge: Edge) =>
    edgeRows(edge.transitions, (transition) => {
      const time = transition.kind === 'after' ? timeOf(machine, transition.about) : null
      return time === null ? causeText(transition) : `${causeText(transition)} (${time})`
    }),
})
