import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import { foldedChart, foldWays } from '#statecharts/engine/folds.ts'
import { encodeLayout, type LayoutCode } from '#statecharts/export/svg/layout-code.ts'
import type { Layout } from '#statecharts/export/svg/geometry.ts'
import { planOf } from '#statecharts/export/svg/picture.ts'

/** A chart laid out with some of its states folded. */
export interface FoldedLayout extends LayoutCode {
  /** ids of the folded states; none: the whole chart */
  readonly folded: readonly string[]
}

/** Every way to fold a chart, laid out; what `formerOf` tells of stays where it was, as long as there is room. */
export async function layoutsOf(
  model: MachineModel,
  chart: ChartModel,
  formerOf: (folded: readonly string[]) => Layout | null,
): Promise<readonly FoldedLayout[]> {
  const layouts: FoldedLayout[] = []
  for (const folded of foldWays(chart)) {
    const shown = foldedChart(chart, folded)
    const { layout } = await planOf(model, shown, formerOf(folded))
    layouts.push({ folded, ...encodeLayout(shown, layout) })
  }
  return layouts
}

/** The same as a file: one layout a line. */
export async function layoutFileOf(...laidOut: Parameters<typeof layoutsOf>): Promise<string> {
  const [, chart] = laidOut
  const layouts = await layoutsOf(...laidOut)
  const lines = layouts.map((layout) => JSON.stringify(layout)).join(',\n')
  return `{"generated":"by \`npm run charts\`: do not edit","version":"${chartVersion(chart)}","layouts":[\n${lines}\n]}\n`
}

/** The layouts in such a file; throws for any other. */
export function layoutsIn(text: string): readonly FoldedLayout[] {
  const content: unknown = JSON.parse(text)
  const isFile = typeof content === 'object' && content !== null && 'layouts' in content
  if (!isFile || !Array.isArray(content.layouts)) throw new Error('the file holds no layouts')
  return content.layouts as readonly FoldedLayout[] // written above
}
