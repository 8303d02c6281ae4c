import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { beginning, preflightIn, sentBackBy } from './checkout.outcome.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { stepping } from './stepping.state.ts'
import { submitting } from './submitting.state.ts'

/** Leads a cart through the steps of checkout to an order. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description:
    'The checkout of the current cart: the steps details, shipping, payment and review, the submission of the order, and its confirmation. The address bar follows the state.',
  context: beginning,
  initial: 'idle',
  invoke: [
    { id: 'texasCheck', src: 'texasCheck', systemId: 'texasCheck' },
    { id: 'unsentOrder', src: 'unsentOrder', systemId: 'unsentOrder' },
  ],
  on: {
    'customer.left': {
      target: '.idle',
      actions: ['clearCheckout', 'forgetTexas', 'notifyCheckSettled', 'forgetCard', 'notifyOrderEnded'],
    },
    'checkout.disabled': {
      target: '.blocked',
      actions: ['recordDisabled', 'clearSteps', 'notifyCheckSettled', 'forgetCard'],
    },
    'checkout.enabled': { actions: 'recordEnabled' },
    'items.changed': {
      actions: [
        { type: 'checkItems', params: ({ event }) => ({ items: event.items }) },
        'forgetStockProblems',
      ],
    },
    'texas.restricted': { actions: 'recordRestriction' },
    'texas.allowed': { actions: 'forgetRestriction' },
  },
  states: {
    idle: {
      description:
        'No page of checkout is open. When checkout has returned the customer to the cart page, the cart page shows the reason. A request for a step starts the preflight.',
      meta: { spec: ['CHK-10', 'CHK-12'] },
      always: { guard: 'isDisabled', target: 'blocked' },
      on: {
        'step.requested': {
          target: 'preparing',
          actions: [
            'forgetSentBack',
            'notifyCheckSettled',
            { type: 'requestStep', params: ({ event }) => ({ step: event.step }) },
            'dismissFailures',
          ],
        },
      },
    },
    blocked: {
      description:
        'Checkout is disabled for this customer: its paths show the not-found page, and the cart is kept. The state ends when the setting enables checkout again.',
      tags: ['blocked'],
      meta: { spec: ['CHK-01', 'CHK-02', 'CHK-03', 'CHK-04', 'ROLE-11'] },
      on: { 'checkout.enabled': { target: 'idle', actions: 'recordEnabled' } },
    },
    preparing: {
      description:
        'Before a step opens, the preflight checks cart, promotions and stock, and reads the finished steps from the server. When another cart has replaced the shown one, the preflight looks for the order of the replaced cart: an order of the last 15 minutes by the clock of the server is confirmed as the one just placed, whichever tab or device placed it; an older one is not, so that checkout returns to the cart page, which names it.',
      tags: ['pending'],
      meta: { spec: ['CHK-08', 'CHK-11', 'CHK-12', 'CART-12'] },
      always: { guard: 'isDisabled', target: 'blocked', actions: ['clearSteps', 'forgetCard'] },
      on: {
        'step.requested': {
          guard: { type: 'isAnotherStep', params: ({ event }) => ({ step: event.step }) },
          target: 'preparing',
          reenter: true,
          actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) },
        },
        'cart.replaced': {
          target: 'preparing',
          reenter: true,
          actions: [{ type: 'recordReplaced', params: ({ event }) => event }, 'forgetCard'],
        },
        'checkout.left': { target: 'idle', actions: ['clearSteps', 'forgetCard'] },
      },
      invoke: {
        id: 'preparing',
        src: 'checkoutPreflight',
        input: ({ context }) => ({ step: context.requestedStep, replacedCartId: context.replacedCartId }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'ready' } },
            target: 'open',
            actions: [{ type: 'recordProgress', params: preflightIn }, 'checkOwnItems'],
          },
          {
            guard: { type: 'is', params: { kind: 'pending' } },
            target: '#checkout.open.submitting',
            actions: [
              { type: 'recordProgress', params: preflightIn },
              { type: 'recordPending', params: preflightIn },
            ],
          },
          {
            guard: { type: 'is', params: { kind: 'ordered' } },
            target: 'complete',
            actions: [
              'clearSteps',
              { type: 'recordOrdered', params: preflightIn },
              'forgetCard',
              'reloadCart',
            ],
          },
          {
            guard: { type: 'is', params: { kind: 'unreachable' } },
            target: 'unreachable',
          },
          {
            target: 'idle',
            actions: [
              'clearSteps',
              { type: 'recordSentBack', params: ({ event }) => ({ sentBack: sentBackBy(event.output) }) },
              'forgetCard',
              'reloadCart',
            ],
          },
        ],
        onError: { target: 'unreachable' },
      },
    },
    unreachable: {
      description:
        'The preflight got no response from the server. The page shows the failure with a button for a new preflight; the state ends with that, with a replaced cart, or when checkout is left.',
      tags: ['unreachable'],
      meta: { spec: ['CHK-12'] },
      on: {
        'step.requested': {
          target: 'preparing',
          actions: { type: 'requestStep', params: ({ event }) => ({ step: event.step }) },
        },
        'cart.replaced': {
          target: 'preparing',
          actions: [{ type: 'recordReplaced', params: ({ event }) => event }, 'forgetCard'],
        },
        'checkout.left': { target: 'idle', actions: ['clearSteps', 'forgetCard'] },
      },
    },
    open: {
      description:
        'The steps of checkout are open or the order is being submitted. The child machines delivery, shippingQuotes and payment run from the preflight until this state is left, so that their data is kept between the steps.',
      initial: 'stepping',
      invoke: [
        {
          id: 'delivery',
          src: 'delivery',
          systemId: 'delivery',
          input: ({ context }) => ({ pickup: context.progress.pickup }),
        },
        { id: 'shippingQuotes', src: 'shippingQuotes', systemId: 'shippingQuotes' },
        {
          id: 'payment',
          src: 'payment',
          systemId: 'payment',
          input: ({ context }) => ({
            cybersource_disabled: context.progress.settings.cybersource_disabled,
          }),
        },
      ],
      states: { stepping, submitting: submitting },
    },
    complete: {
      description:
        'The order is placed, and its confirmation is shown, also after a reload of its path. The state ends when the customer leaves the page or requests a step of checkout.',
      meta: { route: CHECKOUT_PATHS.complete, spec: ['CHK-09', 'ORD-09', 'ROUTE-50'] },
      exit: 'notifyConfirmationLeft',
      on: {
        'step.requested': [
          {
            description: 'The confirmation is already shown.',
            guard: { type: 'isForComplete', params: ({ event }) => ({ step: event.step }) },
          },
          { guard: 'isDisabled', target: 'blocked', actions: 'clearSteps' },
          {
            target: 'preparing',
            actions: ['clearSteps', { type: 'requestStep', params: ({ event }) => ({ step: event.step }) }],
          },
        ],
        'checkout.left': { target: 'idle', actions: 'clearSteps' },
        'checkout.disabled': { actions: 'recordDisabled' },
      },
    },
  },
})
