import { REFUND_TEXTS } from '#contract/orders/order-payments.ts'
import { assign, setup } from 'xstate'
import type { RefundState } from '#contract/orders/order-history.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type {
  OrderActionContext,
  OrderActionEvent,
  OrderActionTag,
  ReadRefundLogic,
  SendPressLogic,
  SentPress,
} from './order-action.types.ts'

interface OfAnswer {
  readonly answer: DecisionAnswer
}
interface OfFailure {
  readonly failure: StaffFailure
}
interface OfRefund {
  readonly refund: RefundState
}

/** milliseconds after which a refund that was not confirmed is asked for again */
const REFUND_PERIOD = 10_000

export const orderActionSetup = setup({
  types: {
    context: {} as OrderActionContext,
    events: {} as OrderActionEvent,
    tags: {} as OrderActionTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    sendPress: placeholderActor<SendPressLogic>(),
    readRefund: placeholderActor<ReadRefundLogic>(),
  },
  guards: {
    is: ({ event }, { kind }: Asked<DecisionAnswer, 'decided' | 'waiting' | 'changed'>) =>
      isKind(event, kind),
    isRefused: (_, { failure }: OfFailure) => isRefusal(failure),
    isPending: (_, { refund }: OfRefund) => refund === 'pending',
    isDeclined: (_, { refund }: OfRefund) => refund === 'declined',
  },
  actions: {
    recordPress: assign((_, sent: SentPress) => ({ sent })),
    recordPressAgain: assign(({ context: { sent } }, { press, requestId }: SentPress) => ({
      sent: { press, requestId: sent?.requestId ?? requestId },
    })),
    forgetAnswer: assign({ answer: null, failure: null }),
    recordAnswer: assign((_, { answer }: OfAnswer) => ({ answer })),
    recordFailure: assign((_, { failure }: OfFailure) => ({ failure })),
    recordRefunded: assign({ answer: { kind: 'decided', text: REFUND_TEXTS.done } }),
    recordDeclined: assign({
      answer: {
        kind: 'invalid',
        text: REFUND_TEXTS.declined,
      },
    }),
  },
  delays: { refundPeriod: REFUND_PERIOD },
})
