import { authorizingState } from './authorizing-state.ts'
import { editingState } from './editing-state.ts'
import { billingIdIn, billingIn, verdictOnSave } from './payment.outcome.ts'
import { paymentSetup } from './payment-setup.ts'
import { refused, unanswered, undeliverable } from './refused.ts'

/** How the order is paid, up to the point where review may open. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'The method of payment, its billing, and the verification of a card before review.',
  context: ({ input }) => ({
    cybersource_disabled: input.cybersource_disabled,
    cartBilling: null,
    form: null,
    deadlineMessages: [],
    creditCardResponse: null,
    declines: 0,
  }),
  initial: 'readingBilling',
  invoke: {
    id: 'loadDeadlines',
    src: 'loadDeadlines',
    onDone: { actions: { type: 'recordDeadlines', params: ({ event }) => ({ messages: event.output }) } },
    onError: { description: 'Deadline texts only inform: without them the shopper pays as well.' },
  },
  on: {
    'card.changed': {
      guard: { type: 'isOtherNumber', params: ({ event }) => ({ field: event.field }) },
      actions: 'forgetDeclines',
    },
  },
  states: {
    readingBilling: {
      description: 'Billing is read: the methods of this customer and what was chosen before.',
      tags: ['pending'],
      meta: { spec: ['ENT-14', 'ENT-21', 'API-75'] },
      invoke: {
        id: 'loadBilling',
        src: 'loadBilling',
        onDone: [
          {
            guard: { type: 'isSettledByServer', params: ({ event }) => ({ billing: event.output }) },
            target: 'settled',
            actions: { type: 'recordBilling', params: ({ event }) => ({ billing: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'recordBilling', params: ({ event }) => ({ billing: event.output }) },
          },
        ],
        onError: { target: 'unreachable' },
      },
    },
    unreachable: {
      description: 'Billing could not be read; the shopper can try again.',
      tags: ['unreachable'],
      meta: { spec: ['API-75'] },
      on: { 'billing.reload': { target: 'readingBilling' } },
    },
    editing: editingState,
    saving: {
      description: 'Billing is being saved, always with blank card fields, so that no card number is stored.',
      tags: ['pending'],
      meta: { spec: ['PAY-03', 'API-74'] },
      invoke: {
        id: 'saveBilling',
        src: 'saveBilling',
        input: ({ context }) => billingIn(context),
        onDone: [
          {
            guard: {
              type: 'isUnverified',
              params: ({ context, event }) => ({ verdict: verdictOnSave(event.output, context) }),
            },
            target: 'authorizing',
            actions: 'recordSaved',
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ success: event.output.success }) },
            target: 'settled',
            actions: ['recordSaved', 'completeStep', 'reloadCart'],
          },
          undeliverable,
          refused,
        ],
        onError: unanswered,
      },
    },
    authorizing: authorizingState,
    clearing: {
      description: 'The method is taken back on the server, and the card forgotten with it.',
      tags: ['pending'],
      meta: { spec: ['PAY-04', 'API-74'] },
      invoke: {
        id: 'clearMethod',
        src: 'clearMethod',
        input: ({ context }) => ({ id: billingIdIn(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ success: event.output.success }) },
            target: 'editing',
            actions: ['forgetMethod', 'forgetDeclines', 'forgetCard', 'reloadCart'],
          },
          refused,
        ],
        onError: unanswered,
      },
    },
    settled: {
      description:
        'The payment is settled: billing is saved and a card, where one is used, is verified. Review may open.',
      tags: ['settled'],
      meta: { spec: ['PAY-05', 'CHK-08'] },
      on: {
        'payment.confirm': {
          target: 'saving',
          actions: { type: 'recordForm', params: ({ event }) => ({ form: event.billing }) },
        },
        'method.clear': { target: 'clearing', actions: 'reopenStep' },
        'billing.reload': { target: 'readingBilling' },
        'order.declined': {
          target: '#payment.editing.orderDeclined',
          actions: ['countDecline', 'dropCvv', 'forgetAuthorization'],
        },
        'card.changed': [
          {
            guard: { type: 'isOtherNumber', params: ({ event }) => ({ field: event.field }) },
            target: 'editing',
            actions: ['forgetAuthorization', 'forgetDeclines', 'reopenStep'],
          },
          { target: 'editing', actions: ['forgetAuthorization', 'reopenStep'] },
        ],
        'card.lost': {
          guard: 'isPaidByCard',
          target: 'editing',
          actions: ['forgetAuthorization', 'reopenStep'],
        },
      },
    },
  },
})
