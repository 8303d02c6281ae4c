import { failureOf } from '#contract/platform/failure.ts'
import type { AddedLine } from '#contract/quick-order/lines.ts'

interface Sent {
  /** it was sent before without an answer, so that a refusal of its repetition does not say that nothing was added */
  readonly isRepeated: boolean
}
interface Failed {
  readonly event: { readonly error: unknown }
}
interface Answered {
  readonly event: { readonly output: { readonly lines: readonly AddedLine[] } }
}

/** The server answered the first attempt with a refusal, so nothing was added; after anything else it is not known. */
export function isRefusal(thrown: unknown, { isRepeated }: Sent): boolean {
  const failure = failureOf(thrown)
  return !isRepeated && failure.kind === 'status' && failure.status >= 400 && failure.status < 500
}

export const recordFailure = {
  type: 'recordFailure',
  params: ({ event }: Failed) => ({ error: event.error }),
} as const

const isComplete = {
  type: 'isComplete',
  params: ({ event }: Answered) => ({
    areAdded: event.output.lines.every(({ status }) => status === 'added'),
  }),
} as const
const isRefused = {
  type: 'isRefused',
  params: ({ context, event }: Failed & { readonly context: Sent }) => ({
    isRefused: isRefusal(event.error, context),
  }),
} as const
const recordResults = { type: 'recordResults', params: ({ event }: Answered) => event.output } as const

/** How a request ends that adds lines at most once, to states and by actions that each machine which sends one has. */
export const linesAnswered = {
  onDone: [
    { guard: isComplete, target: 'added', actions: [recordResults, 'announceChange'] },
    { target: 'partlyAdded', actions: [recordResults, 'announceChange'] },
  ],
  onError: [
    { guard: isRefused, target: 'reviewing', actions: [recordFailure, 'forgetRequest'] },
    { target: 'unconfirmed', actions: [recordFailure, 'markRepeated', 'announceChange'] },
  ],
} as const
