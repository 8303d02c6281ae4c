import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import { edgesOf } from '#statecharts/export/svg/edges.ts'
import { textBox } from '#statecharts/export/svg/elk-graph.ts'
import type { Layout } from '#statecharts/export/svg/geometry.ts'
import { keptLayout } from '#statecharts/export/svg/kept-layout.ts'
import { decodeLayout, encodeLayout } from '#statecharts/export/svg/layout-code.ts'
import { layoutOf } from '#statecharts/export/svg/layout.ts'
import { chartStyle } from '#statecharts/export/svg/style.ts'
import { type Plan, svgOf } from '#statecharts/export/svg/svg.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'

/** A chart laid out in whole pixels: as before where there is room for what is new, else anew. */
export async function planOf(
  model: MachineModel,
  chart: ChartModel,
  former: Layout | null = null,
): Promise<Plan> {
  const edges = edgesOf(chart)
  const texts = textsOf(model, chart)
  const kept = former && keptLayout(chart, edges, texts, former)
  const layout = kept ?? (await layoutOf(chart, edges, texts))
  const { texts: corners, ...whole } = decodeLayout(chart, encodeLayout(chart, layout, edges), edges)
  const sized = chart.nodes.flatMap((node) => {
    const corner = corners.get(node.id)
    return corner ? [[node.id, { ...corner, ...textBox(texts.rowsOf(node)) }] as const] : []
  })
  return { edges, texts, layout: { ...whole, texts: new Map(sized) } }
}

/** A chart as SVG, for light and dark color schemes. */
export const pictureOf = async (
  model: MachineModel,
  chart: ChartModel,
  former: Layout | null = null,
): Promise<string> =>
  svgOf(model, chart, await planOf(model, chart, former), {
    version: chartVersion(chart),
    style: chartStyle,
  })
