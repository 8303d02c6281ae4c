import { assign, emit, sendTo, setup } from 'xstate'
import { COUPON_RETRY_DELAY } from '#contract/platform/constants.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { systemActor } from '#machines/platform/system.ts'
import { couponFailureOf, thrownFailureOf } from './coupon.outcome.ts'
import type {
  ApplyCouponLogic,
  CouponContext,
  CouponEmitted,
  CouponEvent,
  CouponFailure,
  CouponTag,
  CouponVerdict,
  DeleteCouponLogic,
  GetCouponLogic,
} from './coupon.types.ts'

interface OfVerdict {
  readonly verdict: CouponVerdict
}

const refused = ({ event }: { readonly event: { readonly output: CouponVerdict } }): CouponFailure =>
  couponFailureOf(event.output)
const failed = ({ event }: { readonly event: { readonly error: unknown } }): CouponFailure =>
  thrownFailureOf(event.error)
const refusing = [
  { type: 'recordFailure', params: refused },
  { type: 'announceFailure', params: refused },
] as const
const failing = [
  { type: 'recordFailure', params: failed },
  { type: 'announceFailure', params: failed },
] as const

/** Reads, applies and removes the coupon of the current cart. */
export const couponMachine = setup({
  types: {
    context: {} as CouponContext,
    events: {} as CouponEvent,
    emitted: {} as CouponEmitted,
    tags: {} as CouponTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    getCoupon: placeholderActor<GetCouponLogic>(),
    applyCoupon: placeholderActor<ApplyCouponLogic>(),
    deleteCoupon: placeholderActor<DeleteCouponLogic>(),
  },
  guards: {
    hasText: (_, params: { readonly code: string }) => params.code.trim() !== '',
    hasCode: (_, params: { readonly code: string | null }) => params.code !== null,
    hasHadCode: ({ context }) => context.couponCode !== null,
    is: ({ event }, { kind }: Asked<CouponVerdict, 'accepted'>) => isKind(event, kind),
  },
  actions: {
    recordCode: assign((_, params: { readonly code: string | null }) => ({
      couponCode: params.code,
      failure: null,
    })),
    recordWanted: assign((_, params: { readonly code: string }) => ({
      wanted: params.code.trim(),
      failure: null,
    })),
    recordApplied: assign(({ context }, { verdict }: OfVerdict) => ({
      couponCode: (verdict.kind === 'accepted' ? verdict.coupon_code : null) ?? context.wanted,
    })),
    forgetCode: assign({ couponCode: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    resetCoupon: assign({ couponCode: null, wanted: null, failure: null }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    dismissFailures: sendTo(systemActor('toaster'), { type: 'failures.dismiss' }),
    announceApplied: emit((_, { verdict }: OfVerdict) => ({
      type: 'notice.couponApplied',
      coupon_code: verdict.kind === 'accepted' ? verdict.coupon_code : null,
    })),
    announceDeleted: emit({ type: 'notice.couponDeleted' }),
    recordFailure: assign((_, failure: CouponFailure) => ({ failure: { error: failure.error } })),
    announceFailure: emit((_, { error }: CouponFailure) => ({ type: 'notice.couponFailed', error })),
  },
  delays: { couponRetryDelay: COUPON_RETRY_DELAY },
}).createMachine({
  id: 'coupon',
  description: 'Loads, applies and removes the coupon code of the current cart.',
  context: { couponCode: null, wanted: null, failure: null },
  initial: 'idle',
  on: { 'customer.left': { target: '.idle', actions: 'resetCoupon' } },
  states: {
    idle: {
      description: 'No customer is logged in, so there is no cart.',
      meta: { spec: ['ENT-14'] },
      on: { 'coupon.load': { target: 'reading' } },
    },
    reading: {
      description: 'The coupon of the current cart is read from the server.',
      tags: ['pending'],
      meta: { spec: ['API-69'] },
      invoke: {
        id: 'getCoupon',
        src: 'getCoupon',
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ code: event.output.coupon_code }) },
            target: 'applied',
            actions: { type: 'recordCode', params: ({ event }) => ({ code: event.output.coupon_code }) },
          },
          { target: 'none', actions: 'forgetCode' },
        ],
        onError: { target: 'unreachable', actions: 'forgetCode' },
      },
    },
    unreachable: {
      description:
        'The coupon could not be read, so it is unknown whether the cart has one: it is read again.',
      tags: ['unreachable'],
      meta: { spec: ['ENT-14', 'API-69'] },
      after: { couponRetryDelay: { target: 'reading' } },
      on: {
        'coupon.load': { target: 'reading' },
      },
    },
    none: {
      description: 'The cart has no coupon; the shopper may enter one.',
      meta: { spec: ['ENT-14', 'CPN-01'] },
      on: {
        'coupon.load': { target: 'reading' },
        'coupon.apply': {
          guard: { type: 'hasText', params: ({ event }) => ({ code: event.coupon_code }) },
          target: 'applying',
          actions: { type: 'recordWanted', params: ({ event }) => ({ code: event.coupon_code }) },
        },
      },
    },
    applying: {
      description:
        'The server checks the code. Only 200 with success counts, because a coupon changes the price.',
      tags: ['pending'],
      meta: { spec: ['VAL-20', 'VAL-21', 'API-70', 'MSG-42', 'MSG-43', 'MSG-45'] },
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context }) => ({ coupon_code: context.wanted ?? '' }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'accepted' } },
            target: 'applied',
            actions: [
              { type: 'recordApplied', params: ({ event }) => ({ verdict: event.output }) },
              'dismissFailures',
              { type: 'announceApplied', params: ({ event }) => ({ verdict: event.output }) },
              'reloadCart',
            ],
          },
          {
            guard: 'hasHadCode',
            target: 'applied',
            actions: refusing,
          },
          {
            target: 'none',
            actions: refusing,
          },
        ],
        onError: [
          {
            guard: 'hasHadCode',
            target: 'applied',
            actions: failing,
          },
          {
            target: 'none',
            actions: failing,
          },
        ],
      },
    },
    applied: {
      description: 'The cart has a coupon. Another code replaces it, or it is removed.',
      meta: { spec: ['ENT-14'] },
      on: {
        'coupon.load': { target: 'reading' },
        'coupon.apply': {
          guard: { type: 'hasText', params: ({ event }) => ({ code: event.coupon_code }) },
          target: 'applying',
          actions: { type: 'recordWanted', params: ({ event }) => ({ code: event.coupon_code }) },
        },
        'coupon.remove': { target: 'removing', actions: 'forgetFailure' },
      },
    },
    removing: {
      description: 'The coupon is being removed; until the server confirms, it still counts.',
      tags: ['pending'],
      meta: { spec: ['CPN-01', 'VAL-20', 'API-71', 'MSG-44', 'MSG-45'] },
      invoke: {
        id: 'deleteCoupon',
        src: 'deleteCoupon',
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'accepted' } },
            target: 'none',
            actions: ['forgetCode', 'announceDeleted', 'reloadCart'],
          },
          {
            target: 'applied',
            actions: refusing,
          },
        ],
        onError: {
          target: 'applied',
          actions: failing,
        },
      },
    },
  },
})
