import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { submissionIn, submissionOutcomeIn } from './checkout.outcome.ts'
import { checkoutSetup } from './checkout.setup.ts'

/** Ignores everything else while the order is being submitted. */
export const submitting = checkoutSetup.createStateConfig({
  description:
    'The order is sent, or one that was sent before is being resolved. Navigation is ignored, so that the order is neither cancelled nor sent twice. Only the outcome of orderSubmission or the logout ends the state. After 8 seconds the page says that it takes longer.',
  tags: ['placing', 'blocksLeaving'],
  meta: { route: CHECKOUT_PATHS.review, spec: ['ORD-06', 'ORD-14', 'ORD-16', 'CHK-02'] },
  entry: ['forgetLongWait', 'notifyCheckSettled', 'notifyOrderSent'],
  after: { longWait: { actions: 'recordLongWait' } },
  on: { 'checkout.disabled': { actions: 'recordDisabled' } },
  invoke: {
    id: 'orderSubmission',
    src: 'orderSubmission',
    input: ({ context }) => submissionIn(context),
    onDone: [
      {
        guard: { type: 'is', params: { kind: 'accepted' } },
        target: '#checkout.complete',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
          'clearMarks',
          'notifyOrderConfirmed',
        ],
      },
      {
        guard: { type: 'is', params: { kind: 'declined' } },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
          'markDeclined',
          'notifyDecline',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        description:
          'Checkout was disabled meanwhile: its paths show the not-found page, and the cart is kept.',
        guard: { type: 'isSwitchedOff', params: submissionOutcomeIn },
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
        description:
          'The cart on the server, the methods of payment or the settings differ from the reviewed ones: the preflight reads them again, so that a card is verified exactly when the shop asks for it by now.',
        guard: { type: 'isOutdated', params: submissionOutcomeIn },
        target: '#checkout.preparing',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
          { type: 'markForCure', params: submissionOutcomeIn },
          'refreshSettings',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        description:
          'Something in the cart is for professional use, and no authorization is on file for the day on which it leaves: nothing was charged, and the documents are asked for in the first step.',
        guard: { type: 'isWithoutDocuments', params: submissionOutcomeIn },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
          { type: 'markForCure', params: submissionOutcomeIn },
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        guard: { type: 'isTexas', params: submissionOutcomeIn },
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
          { type: 'clearMarksFrom', params: { step: 'review' } },
          'recordRestriction',
          'reloadCart',
          'notifyOrderEnded',
        ],
      },
      {
        target: 'stepping',
        actions: [
          { type: 'recordOutcome', params: submissionOutcomeIn },
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
