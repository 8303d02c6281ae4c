import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { orderSubmissionMachine } from '#machines/checkout/order-submission/order-submission.machine.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

type Submission = ActorRefFrom<typeof orderSubmissionMachine>

export type SubmissionPhase = 'none' | 'sending' | 'confirming' | 'stillProcessing' | 'unreachable'

/** The known state of the order submission. */
export function useSubmission() {
  const checkout = useSystemActor('checkout')
  // checkout invokes this machine under this id
  const submission = useSelector(checkout, ({ children }) => children['orderSubmission']) as
    | Submission
    | undefined
  const phase = useSelector(submission, (snapshot): SubmissionPhase => {
    if (snapshot === undefined || snapshot.status !== 'active') return 'none'
    if (snapshot.hasTag('stillProcessing')) return 'stillProcessing'
    if (snapshot.hasTag('unreachable')) return 'unreachable'
    return snapshot.hasTag('confirming') ? 'confirming' : 'sending'
  })
  const cartId = useSelector(submission, (snapshot) => snapshot?.context.cart_id ?? null)
  const canAsk = useSelector(submission, (snapshot) => snapshot?.context.canAsk ?? false)
  return { phase, cartId, canAsk, ask: () => submission?.send({ type: 'outcome.ask' }) }
}
