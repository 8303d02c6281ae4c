import type { MachineModel } from '#machines/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { indexPage } from '#statecharts/export/index-page.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { pictureOf } from '#statecharts/export/svg/picture.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { tablePage } from '#statecharts/export/table.ts'
import { xstateConfigOf } from '#statecharts/export/xstate-json.ts'
import { fileText, type GeneratedFile } from '#statecharts/generated.ts'

export const chartsFolder = 'statecharts/charts'

/** One chart in every format. */
export async function chartFilesOf(model: MachineModel): Promise<readonly GeneratedFile[]> {
  const chart = chartOf(model.machine)
  const file = (extension: string, text: string): GeneratedFile => ({
    path: `${chartsFolder}/${chart.id}.${extension}`,
    text,
  })
  return [
    file('json', fileText(xstateConfigOf(chart))),
    file('mmd', mermaidOf(chart)),
    file('scxml', scxmlOf(model.machine, chart)),
    file('svg', await pictureOf(model, chart)),
    file('md', tablePage(model, chart)),
  ]
}

/** The index of all charts. */
export const indexFile = (models: readonly MachineModel[]): GeneratedFile => ({
  path: `${chartsFolder}/README.md`,
  text: indexPage(models),
})
