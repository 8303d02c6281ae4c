import type { InspectionEvent } from 'xstate'
import { registry } from '#machines/index.ts'
import { createFlowCounter } from '#src/app/flow/flow-counter.ts'
import { isCountedStep } from '#src/app/flow/take-steps.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { recordPath } from '#tests/statecharts/live/record-path.ts'

const ROUNDS = 5
/** A page sends twice a minute; far fewer steps are taken in that time. */
const BATCH = 200

export interface CountingCost {
  /** microseconds of CPU for each transition */
  readonly counting: number
  /** of the transition itself, in the same run */
  readonly transition: number
}

/** What counting costs a page for each transition of all golden paths, batches included: the best of some rounds. */
export async function countingCost(): Promise<CountingCost> {
  const events: InspectionEvent[] = []
  const before = process.threadCpuUsage()
  const keep = (event: InspectionEvent) => {
    if (isCountedStep(event)) events.push(event)
    return event
  }
  for (const model of registry)
    for (const path of await goldenPathsOf(model)) await recordPath(model, path, keep)
  const all = microsecondsSince(before)
  const steps = events.filter(({ type }) => type === '@xstate.microstep').length
  const rounds = Array.from({ length: ROUNDS }, () => counted(events))
  return { counting: Math.min(...rounds) / steps, transition: all / steps }
}

function counted(events: readonly InspectionEvent[]): number {
  const counter = createFlowCounter('bench')
  const before = process.threadCpuUsage()
  for (const [at, event] of events.entries()) {
    counter.note(event, at * 700)
    if (at % BATCH === BATCH - 1) counter.take()
  }
  return microsecondsSince(before)
}

function microsecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
