import { existsSync, readFileSync } from 'node:fs'
import { type AnyStateMachine, createMachine } from 'xstate'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { foldedChart } from '#statecharts/engine/folds.ts'
import { layoutsIn } from '#statecharts/export/layout-file.ts'
import type { Layout } from '#statecharts/export/svg/geometry.ts'
import { decodeLayout } from '#statecharts/export/svg/layout-code.ts'

/** The former layout of a chart with some of its states folded; null: it was not laid out so. */
export type FormerLayouts = (folded: readonly string[]) => Layout | null

export const noFormerLayouts: FormerLayouts = () => null

/** The layouts in the files of a chart, whose JSON names what stands where. */
export function formerLayoutsIn(folder: string, id: string): FormerLayouts {
  const [config, layouts] = [`${folder}/${id}.json`, `${folder}/${id}.layout.json`]
  if (!existsSync(config) || !existsSync(layouts)) return noFormerLayouts
  // written by the export, which is tested to be a configuration of XState
  const machine = createMachine(JSON.parse(readFileSync(config, 'utf8'))) as AnyStateMachine
  const chart = chartOf(machine)
  const known = layoutsIn(readFileSync(layouts, 'utf8'))
  return (folded) => {
    const code = known.find((each) => each.folded.join() === folded.join())
    return code ? decodeLayout(foldedChart(chart, folded), code) : null
  }
}
