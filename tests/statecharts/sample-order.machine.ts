import { and, assign, cancel, emit, fromPromise, not, raise, sendTo, setup } from 'xstate'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { systemActor } from '#machines/platform/system.ts'

export interface SampleContext {
  readonly address: string | null
  readonly declines: number
}

export type SampleEvent =
  | { readonly type: 'address.enter'; readonly address: string }
  | { readonly type: 'order.submit' }
  | { readonly type: 'order.review' }
  | { readonly type: 'order.leave' }
  | { readonly type: 'chat.toggle' }
  | { readonly type: 'stock.recheck' }

export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'pending' }

/** A child machine, as `checkout` invokes `orderSubmission`. */
const submissionMachine = setup({}).createMachine({
  id: 'submission',
  initial: 'waiting',
  states: {
    waiting: { on: { go: { target: 'over' } } },
    over: { type: 'final' },
  },
})

/** Every feature that the engine must master in one small order: guards, timers, always, regions, a child. */
export const sampleOrderMachine = setup({
  types: {
    context: {} as SampleContext,
    events: {} as SampleEvent,
    input: {} as { readonly address: string | null },
    output: {} as { readonly declines: number },
    emitted: {} as { readonly type: 'notice.declined' },
    meta: {} as { readonly spec: readonly string[] },
    tags: {} as 'pending',
  },
  actors: {
    submitOrder: fromPromise<Answer, { readonly address: string | null }>(() =>
      Promise.reject(new Error('unwired')),
    ),
    chat: fromPromise(() => Promise.reject(new Error('unwired'))),
    submission: submissionMachine,
  },
  guards: {
    hasAddress: ({ context }) => context.address !== null,
    isAccepted: (_, params: { readonly answer: Answer }) => params.answer.kind === 'accepted',
    is: ({ event }, { kind }: Asked<Answer, 'declined'>) => isKind(event, kind),
    hasBeenDeclinedTwice: ({ context }) => context.declines >= 2,
  },
  actions: {
    recordAddress: assign((_, params: { readonly address: string }) => ({ address: params.address })),
    countDecline: assign(({ context }) => ({ declines: context.declines + 1 })),
    announceDecline: emit({ type: 'notice.declined' }),
    notifyCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    recheckSoon: raise({ type: 'stock.recheck' }, { delay: 'recheckDelay', id: 'recheck' }),
    forgetRecheck: cancel('recheck'),
    resetOrder: assign({ address: null, declines: 0 }),
  },
  delays: { answerTimeout: 30_000, bannerTime: 5_000, restTime: 5_000, recheckDelay: 700 },
}).createMachine({
  id: 'sampleOrder',
  description: 'An order as small as it can be with every feature of a chart.',
  context: ({ input }) => ({ address: input.address, declines: 0 }),
  output: ({ context }) => ({ declines: context.declines }),
  type: 'parallel',
  states: {
    flow: {
      description: 'The way of the order.',
      initial: 'entering',
      on: { 'order.leave': { target: '.left' } },
      states: {
        entering: {
          description: 'Waits for an address.',
          meta: { spec: ['CHK-01'] },
          always: { guard: and(['hasAddress', not('hasBeenDeclinedTwice')]), target: 'reviewing' },
          on: {
            'address.enter': {
              actions: { type: 'recordAddress', params: ({ event }) => ({ address: event.address }) },
            },
          },
        },
        reviewing: {
          description: 'Shows the order.',
          meta: { spec: ['ORD-01'] },
          entry: 'recheckSoon',
          exit: 'forgetRecheck',
          on: {
            'order.submit': { target: 'submitting' },
            'order.review': { target: 'reviewing', reenter: true },
            'stock.recheck': { actions: 'notifyCart' },
          },
        },
        submitting: {
          description: 'Asks the shop.',
          tags: ['pending'],
          meta: { spec: ['ORD-02'] },
          invoke: {
            id: 'submitOrder',
            src: 'submitOrder',
            input: ({ context }) => ({ address: context.address }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                target: 'following',
              },
              {
                guard: 'hasBeenDeclinedTwice',
                target: 'blocked',
              },
              {
                guard: { type: 'is', params: { kind: 'declined' } },
                target: 'reviewing',
                actions: ['countDecline', 'announceDecline'],
              },
              { target: 'submitting', reenter: true },
            ],
            onError: { target: 'reviewing' },
          },
          after: { answerTimeout: { target: 'reviewing' } },
        },
        following: {
          description: 'Follows the order.',
          invoke: {
            id: 'submission',
            src: 'submission',
            onDone: { target: 'complete' },
            onError: { target: 'blocked' },
          },
        },
        blocked: {
          description: 'Too many declines.',
          after: { restTime: { target: 'entering', actions: 'resetOrder' } },
        },
        complete: { description: 'The order is complete.', type: 'final' },
        left: { description: 'The shopper has left.', type: 'final' },
      },
    },
    chat: {
      description: 'The chat beside it.',
      initial: 'closed',
      states: {
        closed: { description: 'No chat.', on: { 'chat.toggle': { target: 'open' } } },
        open: {
          description: 'A banner that goes by itself.',
          invoke: { id: 'chat', src: 'chat' },
          on: { 'chat.toggle': { target: 'closed' } },
          after: { bannerTime: { target: 'closed' } },
        },
      },
    },
  },
})
