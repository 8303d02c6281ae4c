import type { MachineModel } from '#machines/platform/model.ts'
import { type TracedPath, traceOf } from '#statecharts/conformance/trace.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { delaysIn } from '#statecharts/export/scxml.ts'
import { guardsIn } from '#statecharts/export/scxml-guards.ts'
import { scxmlId } from '#statecharts/export/scxml-names.ts'

/** An SCXML document with the traces to replay in it: the input of replay.py. */
export interface Job {
  readonly machine: string
  readonly file: string
  readonly guards: readonly string[]
  readonly delays: readonly string[]
  /** top-level final states */
  readonly finals: readonly string[]
  readonly paths: readonly TracedPath[]
  /** descriptions of paths that the current machine cannot take */
  readonly stale: readonly string[]
  readonly stopsAtFirst: boolean
}

/** The output of replay.py, one per job. */
export interface ReplayResult {
  /** the number of configurations compared as equal */
  readonly steps: number
  readonly differences: readonly string[]
}

/** The SCXML of a machine, in a file, with its golden paths. */
export function jobOf(model: MachineModel, golden: readonly Path[], file: string): Job {
  const chart = chartOf(model.machine)
  const paths: TracedPath[] = []
  const stale: string[] = []
  for (const path of golden)
    try {
      paths.push(traceOf(model, path))
    } catch (problem) {
      stale.push(`${path.id}: ${problem instanceof Error ? problem.message : String(problem)}`)
    }
  const finals = chart.nodes.filter((node) => node.type === 'final' && node.path.length === 1)
  return {
    machine: chart.id,
    file,
    guards: guardsIn(chart),
    delays: delaysIn(chart),
    finals: finals.map((node) => scxmlId(node.id)),
    paths,
    stale,
    stopsAtFirst: false,
  }
}
