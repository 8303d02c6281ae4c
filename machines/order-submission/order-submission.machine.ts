import {
  isAsync,
  orderOf,
  questionIn,
  verdictOfAnswer,
  verdictOfProcess,
} from './order-submission.outcome.ts'
import { orderSubmissionSetup } from './order-submission-setup.ts'

/** Submits one order at most once and determines its outcome. */
export const orderSubmissionMachine = orderSubmissionSetup.createMachine({
  id: 'orderSubmission',
  description:
    'Places one order at most once. When the answer is lost it asks what became of the order before it says anything.',
  context: ({ input }) => ({
    cart_id: input.kind === 'place' ? input.order.cart_id : input.cart_id,
    order: input.kind === 'place' ? input.order : null,
    isAsync: isAsync(input),
    settings: input.settings,
    misses: 0,
    canAsk: false,
    netsuiteOrderProcess: null,
    outcome: { kind: 'unknown', cart_id: input.kind === 'place' ? input.order.cart_id : input.cart_id },
  }),
  output: ({ context }) => context.outcome,
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'Decides the way: an order sent before is only asked about, a large one is handed over, any other is sent.',
      meta: { spec: ['ORD-02', 'ORD-06'] },
      always: [
        { guard: 'hasBeenSent', target: 'awaiting' },
        { guard: 'isAsync', target: 'dispatching' },
        { target: 'submitting' },
      ],
    },
    submitting: {
      description:
        'The order is sent and its answer awaited. Nothing sends it a second time, and a lost answer is no failure.',
      meta: { spec: ['ORD-06', 'ORD-16', 'API-76'] },
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => orderOf(context),
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ verdict: verdictOfAnswer(event.output) }) },
            target: 'awaiting',
          },
          {
            target: 'settling',
            actions: { type: 'recordAnswer', params: ({ event }) => ({ response: event.output }) },
          },
        ],
        onError: { target: 'awaiting' },
      },
      after: { answerTimeout: { target: 'awaiting' } },
    },
    dispatching: {
      description:
        'A large order is handed over without waiting for its result: the back office takes its time.',
      meta: { spec: ['ORD-02', 'ORD-03', 'ORD-18'] },
      invoke: {
        id: 'dispatchOrder',
        src: 'dispatchOrder',
        input: ({ context }) => orderOf(context),
        onDone: { target: '#orderSubmission.awaiting.waiting' },
        onError: { target: '#orderSubmission.awaiting.waiting' },
      },
    },
    awaiting: {
      description:
        'The fate of the order is not known. The shop asks on, reports no failure and offers no second payment.',
      tags: ['confirming'],
      meta: { spec: ['ORD-03', 'ORD-04', 'ORD-05', 'API-80'] },
      initial: 'confirming',
      after: { maxWait: { target: 'askingAgain' } },
      states: {
        confirming: {
          description: 'The server is asked what became of the order of this cart.',
          invoke: {
            id: 'confirming',
            src: 'askOrderProcess',
            input: ({ context }) => questionIn(context),
            onDone: [
              {
                guard: {
                  type: 'isPending',
                  params: ({ event }) => ({ verdict: verdictOfProcess(event.output) }),
                },
                target: 'waiting',
                actions: 'forgetMisses',
              },
              {
                guard: {
                  type: 'isMissing',
                  params: ({ event }) => ({ verdict: verdictOfProcess(event.output) }),
                },
                target: '#orderSubmission.unknown',
                actions: 'announceException',
              },
              {
                target: '#orderSubmission.settling',
                actions: { type: 'recordProcess', params: ({ event }) => ({ process: event.output }) },
              },
            ],
            onError: [
              { guard: 'canAskAgain', target: 'waiting', actions: 'recordMiss' },
              { target: '#orderSubmission.unreachable', actions: 'announceException' },
            ],
          },
        },
        waiting: {
          description:
            'The order is being worked on, or the server was not reached: the shop asks again in a moment.',
          after: { pollInterval: { target: 'confirming' } },
        },
      },
    },
    askingAgain: {
      description:
        'The server is asked once more, because the maximum wait is over or the shopper wants to know.',
      tags: ['confirming'],
      meta: { spec: ['ORD-05'] },
      invoke: {
        id: 'askingAgain',
        src: 'askOrderProcess',
        input: ({ context }) => questionIn(context),
        onDone: [
          {
            guard: {
              type: 'isPending',
              params: ({ event }) => ({ verdict: verdictOfProcess(event.output) }),
            },
            target: 'stillProcessing',
            actions: 'announceProcessing',
          },
          {
            guard: {
              type: 'isMissing',
              params: ({ event }) => ({ verdict: verdictOfProcess(event.output) }),
            },
            target: 'unknown',
            actions: 'announceException',
          },
          {
            target: 'settling',
            actions: { type: 'recordProcess', params: ({ event }) => ({ process: event.output }) },
          },
        ],
        onError: { target: 'unreachable', actions: 'announceException' },
      },
    },
    stillProcessing: {
      description:
        'The maximum wait is over and the order is still worked on: the shopper can ask again, but not pay again.',
      tags: ['stillProcessing'],
      meta: { spec: ['ORD-05'] },
      entry: 'recordCanAsk',
      on: { 'outcome.ask': { target: 'askingAgain', actions: 'dismissFailures' } },
    },
    unreachable: {
      description:
        'Nobody answers. An order may exist, so the shopper can only check again, never pay again.',
      tags: ['unreachable'],
      meta: { spec: ['MSG-49', 'MSG-50', 'ORD-05'] },
      entry: 'recordCanAsk',
      on: { 'outcome.ask': { target: 'askingAgain', actions: 'dismissFailures' } },
    },
    settling: {
      description: 'The outcome is known: accepted, declined or rejected by the shop.',
      meta: { spec: ['ORD-09', 'ORD-12', 'ORD-13', 'MSG-47', 'MSG-48'] },
      always: [
        { guard: 'isAccepted', target: 'creatingCart' },
        { guard: 'isDeclined', target: 'declined', actions: 'announceDecline' },
        { target: 'rejected', actions: 'announceFailure' },
      ],
    },
    creatingCart: {
      description:
        'The order exists, so the card is forgotten and a new cart opened; whatever becomes of that, the order stands.',
      meta: { spec: ['ORD-07', 'ORD-08', 'ORD-10', 'ORD-15', 'MSG-39', 'MSG-46'] },
      entry: ['forgetCard', 'announceSubmitted'],
      exit: 'reloadCart',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: { target: 'accepted' },
        onError: {
          target: 'accepted',
          actions: { type: 'announceCartFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { newCartTimeout: { target: 'accepted', actions: 'announceCartOverdue' } },
    },
    accepted: { type: 'final' },
    declined: { type: 'final' },
    rejected: { type: 'final' },
    unknown: { type: 'final' },
  },
})
