import { ApiError } from '#contract/platform/failure.ts'
import type { SUBMISSION_STATUSES } from '#contract/cart/carts.ts'
import type { SubmitKind, SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import type { CheckoutSettings } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { orderSubmissionMachine } from './order-submission.machine.ts'
import { sampleOrder as order } from './order-samples.ts'
import { verdictOfProcess, verdictOfResponse } from './order-submission.outcome.ts'
import { orderSubmissionWords } from './order-submission.words.ts'

const settings: CheckoutSettings = {
  cybersource_disabled: false,
  isAsync: false,
  async_min_skus: 50,
  async_poll_interval: 5,
  async_max_wait: 20,
}

const responseOf = (kind: SubmitKind, part: Partial<SubmitOrderResponse> = {}): SubmitOrderResponse => ({
  success: kind === 'accepted',
  message: null,
  errors: [],
  card_declined: kind === 'declined',
  data: { kind, cart_id: 501, orders_id: null, total: null, changes: [], new_cart_id: null },
  ...part,
})
const responded = (body: SubmitOrderResponse) => done(verdictOfResponse(body), { status: 200, body })
const statusResponse = (
  status: (typeof SUBMISSION_STATUSES)[number],
  response: SubmitOrderResponse | null,
) => {
  const process = { status, response }
  return done({ ...verdictOfProcess(process), process }, { status: 200, body: process })
}

export const submitResponses = {
  accepted: responseOf('accepted', {
    message: 'Order submitted.',
    data: { kind: 'accepted', cart_id: 501, orders_id: 9001, total: 171_217, changes: [], new_cart_id: 502 },
  }),
  declined: responseOf('declined', { errors: ['Card Transaction Declined'] }),
  version: responseOf('version', { errors: ['The cart has changed.'] }),
}

const offline = fails(new ApiError({ kind: 'offline' }), 'offline')

export const orderSubmissionModel = defineModel({
  machine: orderSubmissionMachine,
  title: 'Order submission',
  words: orderSubmissionWords,
  purpose: 'Submits an order at most once, and requests its status when the response is lost.',
  inputs: {
    placed: { kind: 'place', order, settings, skus: 3 },
    handedOver: { kind: 'place', order, settings: { ...settings, isAsync: true }, skus: 60 },
    resumed: { kind: 'resume', cart_id: 501, settings },
  },
  events: { 'outcome.ask': [{ type: 'outcome.ask' }] },
  outcomes: {
    submitOrder: {
      accepted: responded(submitResponses.accepted),
      declined: responded(submitResponses.declined),
      rejected: responded(submitResponses.version),
      pending: responded(responseOf('pending')),
      lost: offline,
    },
    dispatchOrder: { sent: done(undefined, 'none'), lost: offline },
    askOrderProcess: {
      none: statusResponse('none', null),
      pending: statusResponse('pending', null),
      complete: statusResponse('complete', submitResponses.accepted),
      declined: statusResponse('declined', submitResponses.declined),
      refused: statusResponse('error', submitResponses.version),
      error: statusResponse(
        'error',
        responseOf('failed', { errors: ['The card processor gave no answer.'] }),
      ),
      unreachable: offline,
    },
    createCart: {
      created: done(undefined, { status: 200, body: { success: true, message: null, data: { id: 502 } } }),
      failed: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'accepted'),
  key: ({ order: sent, isAsync, misses, outcome }) => [sent === null, isAsync, misses, outcome.kind],
  invariants: {
    'an accepted order never leads to a failure': ({ value, context }) =>
      context.outcome.kind !== 'accepted' || isIn(value, 'creatingCart', 'accepted'),
    'an order that was sent before is never sent again': ({ value, context }) =>
      !isIn(value, 'submitting', 'dispatching') || context.order !== null,
    'an order is only confirmed when it was accepted': ({ value, context }) =>
      !isIn(value, 'creatingCart', 'accepted') || context.outcome.kind === 'accepted',
    'an asynchronous order is never submitted synchronously': ({ value, context }) =>
      !isIn(value, 'submitting') || !context.isAsync,
  },
  leadsTo: {
    'an order that is sent has an outcome, or its status is requested': {
      from: ({ value }) => isIn(value, 'submitting', 'dispatching'),
      to: ({ value }) => isIn(value, 'accepted', 'declined', 'rejected', 'awaiting'),
    },
    'requesting the status ends in an outcome, or in a state with "Check again"': {
      from: ({ value }) => isIn(value, 'awaiting', 'askingAgain'),
      to: ({ value }) =>
        isIn(value, 'accepted', 'declined', 'rejected', 'unknown', 'stillProcessing', 'unreachable'),
    },
  },
  unprovokable: [
    {
      transition: 'orderSubmission.dispatching|xstate.error.actor.dispatchOrder|0',
      walk: 'both',
      reason:
        'A large order is dispatched without waiting for the response, so that a failure of the request is not observed.',
    },
  ],
})
