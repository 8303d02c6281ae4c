import { unionChart } from '#statecharts/engine/chart-union.ts'
import { chartMarkup, drawnChart, layoutFor, modelOf } from '#statecharts/explorer/chart/chart-markup.ts'
import type { MachineData, UnionPicture } from '#statecharts/explorer/explorer.types.ts'
import { edgesOf } from '#statecharts/export/svg/edges.ts'
import { decodeLayout } from '#statecharts/export/svg/layout-code.ts'
import { markedTexts } from '#statecharts/export/svg/marked.ts'
import { svgOf } from '#statecharts/export/svg/svg.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'

/** The picture of both versions of a machine, as it was laid out; the whole chart where it behaves as before. */
export function unionMarkup(machine: MachineData, picture: UnionPicture | null): string {
  const model = modelOf(machine.id)
  if (!model || !picture) return chartMarkup(machine, layoutFor(machine, []), null)
  const { marks, layout: code } = picture
  const chart = unionChart(drawnChart(model), picture)
  const { lines: edges, ...layout } = decodeLayout(chart, code, edgesOf(chart, picture))
  const plan = { edges, texts: markedTexts(textsOf(model, chart), marks), layout, marks }
  return svgOf(model, chart, plan, { version: machine.version, style: null })
}
