import { CHECKOUT_PATHS } from '#contract/paths.ts'
import { submissionIn } from './checkout.outcome.ts'
import { checkoutSetup } from './checkout-setup.ts'

/** Ignores everything else while the order is being submitted. */
export const submitting = checkoutSetup.createStateConfig({
  description:
    'The order is on its way. Going back neither stops nor repeats it, and nothing but its outcome leads on.',
  tags: ['placing', 'blocksLeaving'],
  meta: { route: CHECKOUT_PATHS.review, spec: ['ORD-06', 'ORD-14', 'ORD-16', 'CHK-02'] },
  entry: ['resetLongWait', 'recordSent', 'notifyOrderSent'],
  after: { longWait: { actions: 'recordLongWait' } },
  on: { 'checkout.disabled': { actions: 'recordDisabled' } },
  invoke: {
    id: 'orderSubmission',
    src: 'orderSubmission',
    input: ({ context }) => submissionIn(context),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
        target: '#checkout.complete',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          'clearMarks',
          'notifyOrderConfirmed',
        ],
      },
      {
        guard: { type: 'isDeclined', params: ({ event }) => ({ outcome: event.output }) },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          'markDeclined',
          'notifyDecline',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        description: 'Checkout was switched off meanwhile: its pages are gone at once, the cart stays.',
        guard: { type: 'isSwitchedOff', params: ({ event }) => ({ outcome: event.output }) },
        target: '#checkout.blocked',
        actions: [
          'recordDisabled',
          'clearSteps',
          'forgetCard',
          'refreshSettings',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        description: 'What was reviewed is not what the server has: everything is read again.',
        guard: { type: 'isOutdated', params: ({ event }) => ({ outcome: event.output }) },
        target: '#checkout.preparing',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'markForCure', params: ({ event }) => ({ outcome: event.output }) },
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        guard: { type: 'isCurableElsewhere', params: ({ event }) => ({ outcome: event.output }) },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'markForCure', params: ({ event }) => ({ outcome: event.output }) },
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        guard: { type: 'isTexas', params: ({ event }) => ({ outcome: event.output }) },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'clearMarksFrom', params: { step: 'review' } },
          'recordRestriction',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'clearMarksFrom', params: { step: 'review' } },
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
    ],
    onError: {
      target: 'stepping',
      actions: ['recordLoss', { type: 'clearMarksFrom', params: { step: 'review' } }, 'notifyOrderEnded'],
    },
  },
})
