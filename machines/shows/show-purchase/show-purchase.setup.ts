import { assign, emit, setup } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import type { AddedLine } from '#contract/quick-order/lines.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type {
  AddShowLinesLogic,
  PurchaseLine,
  PurchaseRequest,
  ReadPurchaseLogic,
  ShowPurchaseContext,
  ShowPurchaseEmitted,
  ShowPurchaseEvent,
  ShowPurchaseInput,
  ShowPurchaseTag,
} from './show-purchase.types.ts'

export const showPurchaseSetup = setup({
  types: {
    context: {} as ShowPurchaseContext,
    events: {} as ShowPurchaseEvent,
    emitted: {} as ShowPurchaseEmitted,
    input: {} as ShowPurchaseInput,
    tags: {} as ShowPurchaseTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readPurchase: placeholderActor<ReadPurchaseLogic>(),
    addShowLines: placeholderActor<AddShowLinesLogic>(),
  },
  guards: {
    hasCustomer: ({ context: { customer_id } }) => customer_id !== null,
    hasLines: ({ context: { lines } }) => lines.length > 0,
    hasUnanswered: (_, { request }: { readonly request: PurchaseRequest | null }) => request !== null,
    isComplete: (_, { areAdded }: { readonly areAdded: boolean }) => areAdded,
    isRefused: (_, { isRefused }: { readonly isRefused: boolean }) => isRefused,
  },
  actions: {
    recordLines: assign((_, { lines }: { readonly lines: readonly PurchaseLine[] }) => ({ lines })),
    recordUnanswered: assign((_, { request }: { readonly request: PurchaseRequest | null }) => ({
      request,
      isRepeated: true,
    })),
    recordRequest: assign(({ context: { lines } }, { request_id }: { readonly request_id: string }) => ({
      request: { request_id, lines },
      isRepeated: false,
    })),
    recordResults: assign((_, { lines }: { readonly lines: readonly AddedLine[] }) => ({
      results: lines,
      request: null,
      isRepeated: false,
    })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetRequest: assign({ request: null }),
    markRepeated: assign({ isRepeated: true }),
    announceChange: emit({ type: 'cart.changed' }),
  },
})
