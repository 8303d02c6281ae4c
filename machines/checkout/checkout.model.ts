import type { SubmitKind, SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import { STEPS } from '#contract/platform/constants.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails, type Unprovokable } from '#machines/platform/model.ts'
import type { SubmissionOutcome } from './order-submission/order-submission.types.ts'
import { marksBefore } from './checkout-preflight/checkout-preflight.outcome.ts'
import type {
  CheckoutPreflightOutcome,
  Progress,
  RequestedStep,
} from './checkout-preflight/checkout-preflight.types.ts'
import { sampleOrder as order } from './order-submission/order-samples.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { curingStep, noProgress } from './checkout.outcome.ts'
import { checkoutWords } from './checkout.words.ts'

const items = [{ products_id: 31, quantity: 4 }]
const steps: readonly RequestedStep[] = [...STEPS, 'complete']

const progressAt = (step: (typeof STEPS)[number]): Progress => ({
  ...noProgress,
  cart_id: 501,
  items,
  marks: marksBefore(step),
})
const prepared = (output: CheckoutPreflightOutcome) => done(output, 'none')
const ended = (output: SubmissionOutcome) => done(output, 'none')
const response = (kind: SubmitKind): SubmitOrderResponse => ({
  success: kind === 'accepted',
  message: null,
  errors: kind === 'accepted' ? [] : ['The order was not placed.'],
  card_declined: kind === 'declined',
  data: { kind, cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null },
})
const rejected = (reason: Exclude<SubmitKind, 'accepted' | 'declined' | 'pending'>) =>
  ended({ kind: 'rejected', reason, response: response(reason) })

const neverFails = (transition: string): Unprovokable => ({
  transition: `checkout.${transition}`,
  walk: 'both',
  reason:
    'The invoked machine has a final state for every failure, so that only a defect of the program could make it fail.',
})

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  title: 'Checkout',
  words: checkoutWords,
  purpose:
    'Leads the current cart through the steps of checkout to an order; the address bar follows the state.',
  inputs: { start: undefined },
  events: {
    'step.requested': steps.map((step) => ({ type: 'step.requested' as const, step })),
    'checkout.left': [{ type: 'checkout.left' }, { type: 'checkout.left', isDown: true }],
    'order.submit': [
      { type: 'order.submit', ...order, age_to_confirm: null },
      { type: 'order.submit', ...order, age_to_confirm: 21 },
      { type: 'order.submit', ...order, age_to_confirm: 21, confirmed_age: 21 },
    ],
    'delivery.completed': [{ type: 'delivery.completed' }],
    'shipping.completed': [{ type: 'shipping.completed' }],
    'payment.completed': [{ type: 'payment.completed' }],
    'step.reopened': [
      { type: 'step.reopened', step: 'checkout' },
      { type: 'step.reopened', step: 'shipping' },
      { type: 'step.reopened', step: 'payment' },
    ],
    'address.changed': [{ type: 'address.changed' }],
    'items.changed': [{ type: 'items.changed', items }],
    'cart.emptied': [{ type: 'cart.emptied' }],
    'cart.replaced': [
      { type: 'cart.replaced', cart_id: 501, new_cart_id: 502 },
      { type: 'cart.replaced', cart_id: 500, new_cart_id: 501 },
    ],
    'texas.restricted': [{ type: 'texas.restricted' }],
    'texas.allowed': [{ type: 'texas.allowed' }],
    'checkout.disabled': [{ type: 'checkout.disabled' }],
    'checkout.enabled': [{ type: 'checkout.enabled' }],
    'customer.left': [{ type: 'customer.left' }],
  },
  outcomes: {
    checkoutPreflight: {
      nothingDone: prepared({ kind: 'ready', progress: progressAt('checkout') }),
      deliveryDone: prepared({ kind: 'ready', progress: progressAt('shipping') }),
      shippingDone: prepared({ kind: 'ready', progress: progressAt('payment') }),
      allDone: prepared({ kind: 'ready', progress: progressAt('review') }),
      pending: prepared({ kind: 'pending', progress: progressAt('payment'), cart_id: 501 }),
      ordered: prepared({ kind: 'ordered', cart_id: 500 }),
      replaced: prepared({ kind: 'replaced', orders_id: null }),
      empty: prepared({ kind: 'empty' }),
      short: prepared({
        kind: 'short',
        errors: [],
        lines: [{ id: 71, message: 'Only 2 left.', available: 2 }],
      }),
      unreachable: prepared({ kind: 'unreachable', errors: [] }),
      broken: fails(new Error('broken'), 'none'),
    },
    orderSubmission: {
      accepted: ended({ kind: 'accepted', response: response('accepted') }),
      declined: ended({ kind: 'declined', response: response('declined') }),
      address: rejected('address'),
      carrier: rejected('carrier'),
      billing: rejected('billing'),
      documents: rejected('documents'),
      texas: rejected('texas'),
      version: rejected('version'),
      disabled: rejected('disabled'),
      unknown: ended({ kind: 'unknown', cart_id: 501 }),
      broken: fails(new Error('broken'), 'none'),
    },
    texasCheck: {},
    unsentOrder: {},
    delivery: {},
    shippingQuotes: {},
    payment: {},
  },
  happyEnd: ({ value }) => isIn(value, 'complete'),
  key: (context) => [
    context.checkoutStepsStatus,
    context.disableShippingToTexas,
    context.isDisabled,
    context.requestedStep,
    context.replacedCartId !== null,
    context.outcome?.kind ?? null,
    curingStep(context.outcome),
    context.sentBack?.reason === 'stock',
  ],
  ignores: [
    'preparing|step.requested',
    'open.stepping|cart.replaced',
    'open.stepping.choosingDelivery|delivery.completed',
    'open.stepping.choosingShipping|shipping.completed',
    'open.stepping.choosingPayment|payment.completed',
    'open.stepping.reviewing|order.submit',
  ],
  overlaps: [
    'complete|step.requested',
    'open.stepping.rechecking|done.rechecking',
    'open.stepping.opening|always',
  ],
  invariants: {
    'declined implies exactly checkout and shipping are marked on payment': ({ value, context }) =>
      context.outcome?.kind !== 'declined' ||
      !isIn(value, 'choosingPayment') ||
      JSON.stringify(context.checkoutStepsStatus) === JSON.stringify(marksBefore('payment')),
    'a decline never leaves payment or review marked': ({ context }) =>
      context.outcome?.kind !== 'declined' || context.checkoutStepsStatus.payment !== true,
    'a step is only marked after all before it': ({ context }) => {
      const marked = STEPS.filter((step) => context.checkoutStepsStatus[step] === true)
      return marked.every((step, index) => STEPS[index] === step)
    },
    'a step is only shown after all before it are marked': ({ value, context }) =>
      Object.entries(shown).every(
        ([state, step]) =>
          !isIn(value, state) ||
          Object.keys(marksBefore(step)).every((done) => Object.hasOwn(context.checkoutStepsStatus, done)),
      ),
    'an order is never submitted again before its outcome is known': ({ value, context }) =>
      isIn(value, 'submitting')
        ? (context.order !== null && context.outcome === null) || context.pendingCartId !== null
        : context.pendingCartId === null,
    'an order is only said not to be sent while none is being sent, pending or placed': ({
      value,
      context,
    }) =>
      context.outcome?.kind !== 'unsent' ||
      (isIn(value, 'stepping') &&
        !isIn(value, 'rechecking') &&
        context.pendingCartId === null &&
        context.orderedCartId === null),
    'an order that was refused for a step is not reviewed again before that step is confirmed': ({
      value,
      context,
    }) => curingStep(context.outcome) === null || !isIn(value, 'reviewing', 'rechecking'),
    'a disabled checkout is blocked, unless an order is being submitted or was placed': ({
      value,
      context,
    }) => !context.isDisabled || isIn(value, 'blocked', 'submitting', 'complete'),
  },
  unprovokable: [
    neverFails('preparing|xstate.error.actor.preparing|0'),
    neverFails('open.stepping.rechecking|xstate.error.actor.rechecking|0'),
    neverFails('open.submitting|xstate.error.actor.orderSubmission|0'),
    {
      transition: 'checkout.open.stepping|checkout.left|0',
      walk: 'browser',
      reason: 'The maintenance page opens instead, which happens in the walk of the maintenance.',
    },
    {
      transition: 'checkout.complete|step.requested|1',
      walk: 'browser',
      reason: 'While checkout is disabled its paths show the not-found page, so that no step is requested.',
    },
  ],
  leadsTo: {
    'a submission ends': {
      from: ({ value }) => isIn(value, 'submitting'),
      to: ({ value }) => !isIn(value, 'submitting'),
    },
    'a preflight ends': {
      from: ({ value }) => isIn(value, 'preparing', 'rechecking'),
      to: ({ value }) => !isIn(value, 'preparing', 'rechecking'),
    },
  },
})

const shown = {
  choosingDelivery: 'checkout',
  choosingShipping: 'shipping',
  choosingPayment: 'payment',
  reviewing: 'review',
  rechecking: 'review',
} as const
