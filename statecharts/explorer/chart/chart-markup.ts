import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { foldedChart } from '#statecharts/engine/folds.ts'
import type { FoldedLayout } from '#statecharts/export/layout-file.ts'
import type { Overlay } from '#statecharts/export/svg/overlay.ts'
import { decodeLayout } from '#statecharts/export/svg/layout-code.ts'
import { svgOf } from '#statecharts/export/svg/svg.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'

/** Instead of folded states: only the neighbors of the chosen state. */
export const NEAR = 'near'

const charts = new Map<string, ChartModel>()

/** The model of a machine by its id. */
export const modelOf = (machine: string): MachineModel | undefined =>
  registry.find((model) => model.machine.id === machine)

/** The chart of a machine as it is drawn; texts of computed parameters are those of the built script. */
export function drawnChart({ machine }: MachineModel): ChartModel {
  const known = charts.get(machine.id) ?? chartOf(machine)
  charts.set(machine.id, known)
  return known
}

/** The picture of a chart with some states folded; '' where it was not laid out. */
export function chartMarkup(
  machine: MachineData,
  layout: FoldedLayout | undefined,
  style: string | null,
  overlay?: Overlay,
): string {
  const model = modelOf(machine.id)
  if (!model || !layout) return ''
  const chart = foldedChart(drawnChart(model), layout.folded)
  const { lines: edges, ...places } = decodeLayout(chart, layout)
  const plan = { edges, texts: textsOf(model, chart), layout: places }
  return svgOf(model, chart, plan, { version: machine.version, style, overlay })
}

/**
 * The layout that shows the most states and still fits a frame without being made smaller, so that its text keeps 11
 * pixels; undefined: none does.
 */
export const legibleLayout = (
  machine: MachineData,
  frame: { readonly width: number; readonly height: number },
): FoldedLayout | undefined =>
  machine.layouts
    .filter((layout) => {
      const { width, height } = sizeOf(chartMarkup(machine, layout, null))
      return width <= frame.width && height <= frame.height
    })
    .toSorted((a, b) => b.states.length - a.states.length)[0]

/** The size of a picture in pixels. */
export function sizeOf(markup: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(markup) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The layout with exactly these states folded, else the one that differs in the fewest. */
export function layoutFor({ layouts }: MachineData, folded: readonly string[]): FoldedLayout | undefined {
  const difference = (layout: FoldedLayout): number =>
    layout.folded.filter((id) => !folded.includes(id)).length +
    folded.filter((id) => !layout.folded.includes(id)).length
  return layouts.toSorted((a, b) => difference(a) - difference(b))[0]
}
