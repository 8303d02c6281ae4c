import type { MachineModel } from '#machines/model.ts'
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

export const chartsFolder = 'statecharts/charts'

type Writer = (model: MachineModel, chart: ChartModel, formerOf: FormerLayouts) => string | Promise<string>

const writers: Readonly<Record<string, Writer>> = {
  json: (_, chart) => fileText(xstateConfigOf(chart, chartVersion(chart))),
  mmd: (_, chart) => mermaidOf(chart, chartVersion(chart)),
  scxml: ({ machine }, chart) => scxmlOf(machine, chart, chartVersion(chart)),
  svg: (model, chart, formerOf) => pictureOf(model, chart, formerOf([])),
  md: (model, chart) => tablePage(model, chart),
  'layout.json': layoutFileOf,
}

/**
 * One chart in every format.
 *
 * @param isLaidOutAnew else what is drawn in the committed files stays where it is, as long as there is room for what is new
 */
export async function chartFilesOf(
  model: MachineModel,
  { isLaidOutAnew = false } = {},
): Promise<readonly GeneratedFile[]> {
  const chart = chartOf(model.machine)
  const formerOf = isLaidOutAnew ? noFormerLayouts : formerLayoutsIn(chartsFolder, chart.id)
  const files: GeneratedFile[] = []
  for (const [extension, write] of Object.entries(writers))
    files.push({ ...fileOf(chart.id, extension), text: await write(model, chart, formerOf) })
  return files
}

/** The paths of these files, without their content. */
export const chartPathsOf = ({ machine }: MachineModel): readonly Pick<GeneratedFile, 'path'>[] =>
  Object.keys(writers).map((extension) => fileOf(machine.id, extension))

const fileOf = (id: string, extension: string) => ({ path: `${chartsFolder}/${id}.${extension}` })

/** The index of all charts. */
export const indexFile = (models: readonly MachineModel[]): GeneratedFile => ({
  path: `${chartsFolder}/README.md`,
  text: indexPage(models),
})
