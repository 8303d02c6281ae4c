import { join } from 'node:path'
import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import { type FormerLayouts, formerLayoutsIn, noFormerLayouts } from '#statecharts/export/former-layouts.ts'
import { indexPage } from '#statecharts/export/index-page.ts'
import { layoutFileOf } from '#statecharts/export/layout-file.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { pictureOf } from '#statecharts/export/svg/picture.ts'
import { tablePage } from '#statecharts/export/table.ts'
import { xstateConfigOf } from '#statecharts/export/xstate-json.ts'
import { fileText, type GeneratedFile } from '#statecharts/generated.ts'

/** The charts of the last release, as committed. */
export const releasedCharts = 'statecharts/charts'

type Writer = (model: MachineModel, chart: ChartModel, formerOf: FormerLayouts) => string | Promise<string>

const writers: Readonly<Record<string, Writer>> = {
  json: (model, chart) => fileText(xstateConfigOf(chart, chartVersion(chart), model)),
  mmd: (model, chart) => mermaidOf(chart, chartVersion(chart), model),
  scxml: (model, chart) => scxmlOf(model.machine, chart, chartVersion(chart), model),
  svg: (model, chart, formerOf) => pictureOf(model, chart, formerOf([])),
  md: (model, chart) => tablePage(model, chart),
  'layout.json': layoutFileOf,
}

/**
 * One chart in every format.
 *
 * @param isLaidOutAnew else what is drawn in the last release stays where it is, as long as there is room for what is new
 */
export async function chartFilesOf(
  model: MachineModel,
  { folder, isLaidOutAnew = false }: { readonly folder: string; readonly isLaidOutAnew?: boolean },
): Promise<readonly GeneratedFile[]> {
  const chart = chartOf(model.machine)
  const formerOf = isLaidOutAnew ? noFormerLayouts : releasedLayouts(chart.id)
  const files: GeneratedFile[] = []
  for (const [extension, write] of Object.entries(writers)) {
    const text = await write(model, chart, formerOf)
    files.push({ path: join(folder, `${chart.id}.${extension}`), text })
  }
  return files
}

/** The layouts of a chart in the last release. */
export const releasedLayouts = (machine: string): FormerLayouts => formerLayoutsIn(releasedCharts, machine)

/** The index of all charts. */
export const indexFile = async (models: readonly MachineModel[], folder: string): Promise<GeneratedFile> => ({
  path: join(folder, 'README.md'),
  text: await indexPage(models),
})
