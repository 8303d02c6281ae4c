import { fromPromise } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import { type FlowBatch, flowCalls } from '#contract/site/flow.ts'
import type { FlowReply, SendFlowLogic } from '#machines/site/flow-counting/flow-counting.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Where counts come from. */
export interface FlowSource {
  /** false: nothing is counted any more */
  readonly isCounted: () => boolean
  readonly isOnline: () => boolean
  /** Hands over all counts since the last time. */
  readonly take: () => readonly FlowBatch[]
  /** Takes back batches that the shop has not counted. */
  readonly putBack: (batches: readonly FlowBatch[]) => void
}

/** A batch whose answer is lost may have been counted, and is not sent again. */
export function flowCountingServices(call: Call, source: FlowSource) {
  const sendFlow: SendFlowLogic = fromPromise(async () => {
    if (!source.isCounted()) return { kind: 'off' }
    // what cannot leave is kept
    if (!source.isOnline()) return { kind: 'delayed' }
    return send(call, source)
  })
  return { sendFlow }
}

async function send(call: Call, source: FlowSource): Promise<FlowReply> {
  const batches = source.take()
  for (const [index, body] of batches.entries()) {
    try {
      const { success } = await call(flowCalls.countFlow, { body }, { keepalive: true })
      if (!success) return { kind: 'off' }
    } catch (error) {
      const isRefused = isTooSoon(error)
      source.putBack(batches.slice(isRefused ? index : index + 1))
      if (isRefused) return { kind: 'delayed' }
      throw error
    }
  }
  return { kind: 'sent' }
}

/** The shop said that it counted nothing now, and may later: too many batches, or busy. */
function isTooSoon(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && (failure.status === 429 || failure.status === 503)
}
