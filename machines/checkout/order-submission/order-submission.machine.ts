import { isAsync, orderOf, questionIn } from './order-submission.outcome.ts'
import { orderSubmissionSetup } from './order-submission.setup.ts'

/** Submits one order at most once and determines its outcome. */
export const orderSubmissionMachine = orderSubmissionSetup.createMachine({
  id: 'orderSubmission',
  description:
    'Submits one order at most once. When the response is lost, the status of the order is requested from the server before any outcome is announced.',
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
        'Transient: an order that was sent before has only its status requested, one with many products is dispatched for asynchronous processing, any other is submitted.',
      meta: { spec: ['ORD-02', 'ORD-06'] },
      always: [
        { guard: 'hasBeenSent', target: 'awaiting' },
        { guard: 'isAsync', target: 'dispatching' },
        { target: 'submitting' },
      ],
    },
    submitting: {
      description:
        'submit-order is in flight; it is never repeated. A response with an outcome ends the state. A pending order, a failed request, or 30 seconds without a response lead to the request of its status.',
      meta: { spec: ['ORD-06', 'ORD-16', 'API-76'] },
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => orderOf(context),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'pending' } },
            target: 'awaiting',
          },
          {
            target: 'settling',
            actions: { type: 'recordResponse', params: ({ event }) => ({ verdict: event.output }) },
          },
        ],
        onError: { target: 'awaiting' },
      },
      after: { responseTimeout: { target: 'awaiting' } },
    },
    dispatching: {
      description:
        'The order is sent without waiting for its response, because the back office processes large orders asynchronously. Its status is requested after the poll interval.',
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
        'The outcome of the order is unknown. Its status is polled; no failure is announced, and the order cannot be placed again. The maximum wait ends the polling with one last request.',
      tags: ['confirming'],
      meta: { spec: ['ORD-03', 'ORD-04', 'ORD-05', 'API-80'] },
      initial: 'confirming',
      after: { maxWait: { target: 'askingAgain' } },
      states: {
        confirming: {
          description:
            'get-netsuite-order-process is in flight for the cart. A final status ends the polling; a pending one, or a failed request, waits for the next poll, unless three requests in a row have failed.',
          invoke: {
            id: 'confirming',
            src: 'askOrderProcess',
            input: ({ context }) => questionIn(context),
            onDone: [
              {
                guard: { type: 'is', params: { kind: 'pending' } },
                target: 'waiting',
                actions: 'forgetMisses',
              },
              {
                guard: { type: 'is', params: { kind: 'none' } },
                target: '#orderSubmission.unknown',
                actions: 'announceException',
              },
              {
                target: '#orderSubmission.settling',
                actions: { type: 'recordProcess', params: ({ event }) => event.output },
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
            'The order is pending, or the last request failed. The status is requested again after the poll interval.',
          after: { pollInterval: { target: 'confirming' } },
        },
      },
    },
    askingAgain: {
      description:
        'get-netsuite-order-process is in flight once more, because the maximum wait is over or the customer has pressed "Check again". Its response, or its failure, ends the state.',
      tags: ['confirming'],
      meta: { spec: ['ORD-05'] },
      invoke: {
        id: 'askingAgain',
        src: 'askOrderProcess',
        input: ({ context }) => questionIn(context),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'pending' } },
            target: 'stillProcessing',
            actions: 'announceProcessing',
          },
          {
            guard: { type: 'is', params: { kind: 'none' } },
            target: 'unknown',
            actions: 'announceException',
          },
          {
            target: 'settling',
            actions: { type: 'recordProcess', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unreachable', actions: 'announceException' },
      },
    },
    stillProcessing: {
      description:
        'The maximum wait is over, and the order is still pending. The page offers "Check again" only; the order cannot be placed again.',
      tags: ['stillProcessing'],
      meta: { spec: ['ORD-05'] },
      entry: 'recordCanAsk',
      on: { 'outcome.ask': { target: 'askingAgain', actions: 'dismissFailures' } },
    },
    unreachable: {
      description:
        'The requests of the status have failed, so that an order may exist. The page offers "Check again" only; the order cannot be placed again.',
      tags: ['unreachable'],
      meta: { spec: ['MSG-49', 'MSG-50', 'ORD-05'] },
      entry: 'recordCanAsk',
      on: { 'outcome.ask': { target: 'askingAgain', actions: 'dismissFailures' } },
    },
    settling: {
      description:
        'Transient: selects the final state by the outcome, which is accepted, declined by the card processor, or rejected by the server.',
      meta: { spec: ['ORD-09', 'ORD-12', 'ORD-13', 'MSG-47', 'MSG-48'] },
      always: [
        { guard: 'isAccepted', target: 'creatingCart' },
        { guard: 'isDeclined', target: 'declined', actions: 'announceDecline' },
        { target: 'rejected', actions: 'announceFailure' },
      ],
    },
    creatingCart: {
      description:
        'The order is placed: the card data is dropped, and new-cart is in flight. A failure or a timeout of that call is only logged.',
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
    accepted: { description: 'The order is placed and its cart is spent.', type: 'final' },
    declined: {
      description: 'The card was declined: there is no order, and the cart is kept.',
      type: 'final',
    },
    rejected: {
      description:
        'The server rejected the order and charged nothing; the reason says what can put it right.',
      type: 'final',
    },
    unknown: {
      description: 'The server knows of no order of this cart, so that it can be placed again.',
      type: 'final',
    },
  },
})
