import { type ApiFailure, failureOf } from '#contract/platform/failure.ts'
import { assign, emit, sendTo, setup } from 'xstate'
import { RESPONSE_TIMEOUT, CART_RELOAD_DELAY } from '#contract/platform/constants.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import { outcomeIn } from './order-submission.outcome.ts'
import type {
  AskOrderProcessLogic,
  CreateCartLogic,
  DispatchOrderLogic,
  OrderSubmissionContext,
  OrderSubmissionEmitted,
  OrderSubmissionEvent,
  OrderSubmissionInput,
  OrderSubmissionTag,
  ProcessVerdict,
  SubmissionOutcome,
  SubmissionVerdict,
  SubmitOrderLogic,
} from './order-submission.types.ts'

/** Consecutive status requests without a response after which the shopper is told. */
const MISS_LIMIT = 2

export const orderSubmissionSetup = setup({
  types: {
    context: {} as OrderSubmissionContext,
    events: {} as OrderSubmissionEvent,
    emitted: {} as OrderSubmissionEmitted,
    input: {} as OrderSubmissionInput,
    output: {} as SubmissionOutcome,
    tags: {} as OrderSubmissionTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    submitOrder: placeholderActor<SubmitOrderLogic>(),
    dispatchOrder: placeholderActor<DispatchOrderLogic>(),
    askOrderProcess: placeholderActor<AskOrderProcessLogic>(),
    createCart: placeholderActor<CreateCartLogic>(),
  },
  guards: {
    hasBeenSent: ({ context }) => context.order === null,
    isAsync: ({ context }) => context.isAsync,
    is: ({ event }, { kind }: Asked<SubmissionVerdict, 'pending' | 'none'>) => isKind(event, kind),
    isAccepted: ({ context }) => context.outcome.kind === 'accepted',
    isDeclined: ({ context }) => context.outcome.kind === 'declined',
    canAskAgain: ({ context }) => context.misses < MISS_LIMIT,
  },
  actions: {
    recordResponse: assign((_, { verdict }: { readonly verdict: SubmissionVerdict }) => outcomeIn(verdict)),
    recordProcess: assign((_, { process, ...verdict }: ProcessVerdict) => ({
      netsuiteOrderProcess: process,
      ...outcomeIn(verdict),
    })),
    recordMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    forgetMisses: assign({ misses: 0 }),
    recordCanAsk: assign({ canAsk: true }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    dismissFailures: sendTo(systemActor('toaster'), { type: 'failures.dismiss' }),
    forgetCard: emit({ type: 'card.forgotten' }),
    announceSubmitted: emit(({ context }) => ({
      type: 'notice.orderSubmitted',
      message: context.outcome.kind === 'accepted' ? context.outcome.response.message : null,
    })),
    announceCartFailed: emit((_, params: { readonly error: unknown }) => ({
      type: 'newCart.failed' as const,
      failure: failureOf(params.error) satisfies ApiFailure,
    })),
    announceCartOverdue: emit({ type: 'newCart.failed', failure: { kind: 'timeout' } }),
    announceDecline: emit({ type: 'notice.cardDeclined' }),
    announceFailure: emit({ type: 'notice.orderFailed' }),
    announceException: emit(({ context }) => ({ type: 'notice.orderException', cart_id: context.cart_id })),
    announceProcessing: emit(({ context }) => ({ type: 'notice.orderProcessing', cart_id: context.cart_id })),
  },
  delays: {
    responseTimeout: RESPONSE_TIMEOUT,
    newCartTimeout: CART_RELOAD_DELAY,
    pollInterval: ({ context }) => context.settings.async_poll_interval * 1_000,
    maxWait: ({ context }) => context.settings.async_max_wait * 1_000,
  },
})
