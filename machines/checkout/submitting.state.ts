import { CHECKOUT_PATHS } from '#contract/paths.ts'
import { submissionIn } from './checkout.outcome.ts'
import { checkoutSetup } from './checkout-setup.ts'

/** While the order is on its way nothing else can happen to checkout. */
export const submitting = checkoutSetup.createStateConfig({
  description:
    'The order is on its way. Going back neither stops nor repeats it, and nothing but its outcome leads on.',
  tags: ['placing', 'blocksLeaving'],
  meta: { route: CHECKOUT_PATHS.review, spec: ['ORD-06', 'ORD-14', 'ORD-16', 'CHK-02'] },
  entry: 'tellOrderSent',
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
          'tellOrderConfirmed',
        ],
      },
      {
        guard: { type: 'isDeclined', params: ({ event }) => ({ outcome: event.output }) },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          'markDeclined',
          'tellDecline',
          'reloadCart',
          'tellOrderEnded',
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
          'tellOrderEnded',
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
          'tellOrderEnded',
        ],
      },
      {
        guard: { type: 'isCurableElsewhere', params: ({ event }) => ({ outcome: event.output }) },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'markForCure', params: ({ event }) => ({ outcome: event.output }) },
          'reloadCart',
          'tellOrderEnded',
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
          'tellOrderEnded',
        ],
      },
      {
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: ({ event }) => ({ outcome: event.output }) },
          { type: 'clearMarksFrom', params: { step: 'review' } },
          'reloadCart',
          'tellOrderEnded',
        ],
      },
    ],
    onError: {
      target: 'stepping',
      actions: ['recordLoss', { type: 'clearMarksFrom', params: { step: 'review' } }, 'tellOrderEnded'],
    },
  },
})
