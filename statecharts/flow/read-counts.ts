import * as v from 'valibot'
import { Flow, flowCalls } from '#contract/site/flow.ts'

const Flows = v.union([v.array(Flow), Flow])

/** Counts of one machine as the shop answers them, or a list of such; null: it is something else. */
export function readCounts(content: unknown): readonly Flow[] | null {
  const read = v.safeParse(Flows, content)
  if (!read.success) return null
  return Array.isArray(read.output) ? read.output : [read.output]
}

/** The same from the text of a file. */
export function readCountsFile(text: string): readonly Flow[] | null {
  try {
    return readCounts(JSON.parse(text))
  } catch {
    return null
  }
}

export type ListedChart = v.InferOutput<typeof flowCalls.listCharts.answer>[number]

/** The versions of the charts as the shop answers them; null: it is something else. */
export function readVersions(content: unknown): readonly ListedChart[] | null {
  const read = v.safeParse(flowCalls.listCharts.answer, content)
  return read.success ? read.output : null
}
