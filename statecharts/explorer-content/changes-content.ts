import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { chartDelta, unionChart } from '#statecharts/engine/chart-union.ts'
import type { ChangesData, UnionPicture } from '#statecharts/explorer/explorer.types.ts'
import { edgesOf } from '#statecharts/export/svg/edges.ts'
import { layoutOf } from '#statecharts/export/svg/layout.ts'
import { encodeLayout } from '#statecharts/export/svg/layout-code.ts'
import { markedTexts } from '#statecharts/export/svg/marked.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'
import type { Release } from '#statecharts/release-file.ts'
import { changesSince } from '#statecharts/releases.ts'

/** What has changed since a release, with a picture of both versions of each machine that behaves otherwise. */
export async function changesContent(
  release: Release,
  models: readonly MachineModel[],
  requirements: Release['requirements'],
): Promise<ChangesData> {
  const { machines, ...changes } = changesSince(release, models, requirements)
  const shown: ChangesData['machines'][number][] = []
  for (const each of machines) {
    const model = models.find(({ machine }) => machine.id === each.machine)
    const was = release.machines.find(({ chart }) => chart.id === each.machine)
    shown.push({ ...each, picture: model && was ? await unionPicture(model, was.chart) : null })
  }
  return { ...changes, machines: shown }
}

async function unionPicture(model: MachineModel, before: ChartModel): Promise<UnionPicture | null> {
  const after = chartOf(model.machine)
  const delta = chartDelta(before, after)
  if (!delta) return null
  const chart = unionChart(after, delta)
  const edges = edgesOf(chart, delta)
  const layout = await layoutOf(chart, edges, markedTexts(textsOf(model, chart), delta.marks))
  return { ...delta, layout: encodeLayout(chart, layout, edges) }
}
