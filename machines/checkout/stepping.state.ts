import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { errorsThrown } from '#machines/platform/refused-request.ts'
import { emptied, failureIn, preflightIn, reviewedIn, sentBackBy } from './checkout.outcome.ts'
import { checkoutSetup } from './checkout.setup.ts'

/** The four steps, while no order is being submitted. */
export const stepping = checkoutSetup.createStateConfig({
  description:
    'One of the steps is shown, or the check before the submission is in progress. A step can be requested in any order up to the first unfinished one. A change of the address, the items or the quote unmarks the steps that depend on it.',
  initial: 'opening',
  on: {
    'step.requested': [
      {
        guard: { type: 'isForComplete', params: ({ event }) => ({ step: event.step }) },
        target: '#checkout.preparing',
        actions: [
          'clearSteps',
          'notifyCheckSettled',
          { type: 'requestStep', params: ({ event }) => ({ step: event.step }) },
        ],
      },
      {
        target: '.opening',
        actions: [
          'notifyCheckSettled',
          { type: 'requestStep', params: ({ event }) => ({ step: event.step }) },
        ],
      },
    ],
    'step.reopened': {
      target: '.opening',
      actions: { type: 'clearMarksFrom', params: ({ event }) => ({ step: event.step }) },
    },
    'address.changed': {
      target: '.opening',
      actions: { type: 'clearMarksFrom', params: { step: 'shipping' } },
    },
    'items.changed': {
      target: '.opening',
      actions: [
        { type: 'clearMarksFrom', params: { step: 'shipping' } },
        { type: 'checkItems', params: ({ event }) => ({ items: event.items }) },
        'reloadQuotes',
      ],
    },
    'cart.emptied': {
      target: '#checkout.idle',
      actions: [
        'clearSteps',
        'notifyCheckSettled',
        { type: 'recordSentBack', params: { sentBack: emptied } },
        'forgetCard',
      ],
    },
    'cart.replaced': {
      guard: { type: 'isOtherCart', params: ({ event }) => event },
      target: '#checkout.preparing',
      actions: [
        'requestShownStep',
        'clearMarks',
        'forgetOutcome',
        'notifyCheckSettled',
        { type: 'recordReplaced', params: ({ event }) => event },
        'forgetCard',
      ],
    },
    'checkout.left': [
      {
        description:
          'The maintenance page is shown, which says of an order whose check it interrupts that it was not placed.',
        guard: { type: 'isClosing', params: ({ event }) => event },
        target: '#checkout.idle',
        actions: ['clearSteps', 'forgetCard'],
      },
      { target: '#checkout.idle', actions: ['clearSteps', 'notifyCheckSettled', 'forgetCard'] },
    ],
  },
  states: {
    opening: {
      description:
        'Transient: selects the step to show, which is the requested one or the first unfinished one before it.',
      meta: { spec: ['CHK-08', 'ROUTE-46'] },
      always: [
        { guard: 'isDisabled', target: '#checkout.blocked', actions: ['clearSteps', 'forgetCard'] },
        { guard: 'isForReview', target: 'reviewing' },
        { guard: 'isForPayment', target: 'choosingPayment' },
        { guard: 'isForShipping', target: 'choosingShipping' },
        { target: 'choosingDelivery' },
      ],
    },
    choosingDelivery: {
      description:
        'The step details is shown: shipping or pickup, the address and the contact. A change of the address clears all marks. The step is finished when delivery reports it complete and nothing in the cart is restricted in Texas.',
      meta: { route: CHECKOUT_PATHS.checkout, spec: ['CHK-09', 'CHK-14', 'ROUTE-46'] },
      on: {
        'delivery.completed': {
          guard: 'isShippable',
          target: 'choosingShipping',
          actions: [{ type: 'markStep', params: { done: 'checkout', next: 'shipping' } }, 'dismissFailures'],
        },
        'address.changed': { actions: 'clearMarks' },
      },
    },
    choosingShipping: {
      description:
        'The step shipping is shown: the carrier and the ship date, or the day and time of the pickup. It is finished when the choice is saved on the server.',
      meta: { route: CHECKOUT_PATHS.shipping, spec: ['CHK-09', 'CHK-14', 'ROUTE-47'] },
      on: {
        'shipping.completed': {
          guard: 'isShippable',
          target: 'choosingPayment',
          actions: [{ type: 'markStep', params: { done: 'shipping', next: 'payment' } }, 'dismissFailures'],
        },
      },
    },
    choosingPayment: {
      description:
        'The step payment is shown: method, billing and card. A declined card leads here, with details and shipping still marked. The step is finished when the method is saved and the card is verified.',
      meta: { route: CHECKOUT_PATHS.payment, spec: ['CHK-09', 'ORD-14', 'ROUTE-48'] },
      on: {
        'payment.completed': {
          guard: 'isShippable',
          target: 'reviewing',
          actions: [
            { type: 'markStep', params: { done: 'payment', next: 'review' } },
            'forgetOutcome',
            'dismissFailures',
          ],
        },
      },
    },
    reviewing: {
      description:
        'The step review is shown, with the total exactly as it will be charged. Placing the order starts the check before the submission, once the customer has confirmed to be old enough for what is ordered and where it is delivered.',
      meta: { route: CHECKOUT_PATHS.review, spec: ['CHK-09', 'ORD-14', 'ROUTE-49'] },
      on: {
        'order.submit': {
          guard: { type: 'isShippableAndOfAge', params: ({ event }) => event },
          target: 'rechecking',
          actions: [
            { type: 'recordOrder', params: ({ event }) => ({ order: reviewedIn(event) }) },
            'dismissFailures',
          ],
        },
      },
    },
    rechecking: {
      description:
        'The customer has placed the order, and the preflight runs once more; nothing is sent or charged yet. The order is submitted when the cart is still the reviewed one and in stock. A preflight that fails leads back to the review, which says until the next attempt that nothing was sent. When maintenance makes the preflight fail, or the page gives way to maintenance, the order is recorded as not sent. After 8 seconds the page says that it takes longer.',
      tags: ['placing', 'blocksLeaving'],
      meta: { route: CHECKOUT_PATHS.review, spec: ['CHK-12', 'ORD-16'] },
      entry: 'notifyCheckStarted',
      exit: 'notifyCheckStopped',
      on: { 'step.requested': {} },
      after: { longWait: { actions: 'recordLongWait' } },
      invoke: {
        id: 'rechecking',
        src: 'checkoutPreflight',
        // an order of another cart is not the one that was pressed
        input: ({ context }) => ({ step: 'review', replacedCartId: context.order?.cart_id ?? null }),
        onDone: [
          {
            guard: { type: 'isReadyToSubmit', params: preflightIn },
            target: '#checkout.open.submitting',
            actions: [{ type: 'recordProgress', params: preflightIn }, 'markAll'],
          },
          {
            description:
              'A step is unfinished on the server: the order is submitted all the same, because the rejection by the server names what has changed.',
            guard: { type: 'is', params: { kind: 'ready' } },
            target: '#checkout.open.submitting',
            actions: { type: 'recordProgress', params: preflightIn },
          },
          {
            guard: { type: 'is', params: { kind: 'pending' } },
            target: '#checkout.open.submitting',
            actions: { type: 'recordPending', params: preflightIn },
          },
          {
            guard: { type: 'is', params: { kind: 'ordered' } },
            target: '#checkout.complete',
            actions: [
              'clearMarks',
              'notifyCheckSettled',
              { type: 'recordOrdered', params: preflightIn },
              'forgetCard',
              'reloadCart',
            ],
          },
          {
            guard: { type: 'is', params: { kind: 'unreachable' } },
            target: 'reviewing',
            actions: [
              { type: 'recordUnsent', params: failureIn },
              { type: 'notifyCheckFailed', params: preflightIn },
              { type: 'announceUnsent', params: failureIn },
            ],
          },
          {
            target: '#checkout.idle',
            actions: [
              'clearSteps',
              'notifyCheckSettled',
              { type: 'recordSentBack', params: ({ event }) => ({ sentBack: sentBackBy(event.output) }) },
              'forgetCard',
              'reloadCart',
            ],
          },
        ],
        onError: {
          target: 'reviewing',
          actions: [
            { type: 'recordUnsent', params: errorsThrown },
            'notifyCheckSettled',
            { type: 'announceUnsent', params: errorsThrown },
          ],
        },
      },
    },
  },
})
