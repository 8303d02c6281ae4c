import type { CardAnswer } from '#contract/checkout/payment.ts'
import type { DeliveryErrorKind } from '#contract/platform/wire.ts'
import { errorsAnswered, errorsThrown, noRefusal } from '#machines/platform/refused-request.ts'
import { paymentSetup } from './payment.setup.ts'
import { billingIdIn, billingIn, verdictOn, verdictOnSave } from './payment.outcome.ts'

interface Refusal {
  readonly event: {
    readonly output: { readonly kind: DeliveryErrorKind; readonly errors: readonly string[] }
  }
}

const refusing = [
  { type: 'recordRefusal', params: errorsAnswered },
  { type: 'announceRefusal', params: errorsAnswered },
] as const

const kindIn = ({ event }: Refusal) => ({ kind: event.output.kind })
const cardVerdict = ({ event }: { readonly event: { readonly output: CardAnswer } }) => ({
  verdict: verdictOn(event.output),
})

/** Transitions back to editing, shared by all calls about payment. */
const undeliverable = {
  description: 'The selected freight or the address is no longer valid: its step is reopened.',
  guard: { type: 'isUndeliverable', params: kindIn },
  target: 'editing',
  actions: [
    ...refusing,
    { type: 'reopenDelivery', params: kindIn },
    { type: 'askDeliveryAgain', params: kindIn },
  ],
} as const

const refused = { target: 'editing', actions: refusing } as const

const unanswered = {
  target: 'editing',
  actions: [
    { type: 'recordRefusal', params: errorsThrown },
    { type: 'announceRefusal', params: errorsThrown },
  ],
} as const

/** Edits, saves and verifies the payment method of the cart. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'The method of payment, its billing, and the verification of a card before review.',
  context: ({ input }) => ({
    cybersource_disabled: input.cybersource_disabled,
    cartBilling: null,
    form: null,
    creditCardResponse: null,
    declines: 0,
    ...noRefusal,
  }),
  initial: 'readingBilling',
  on: {
    'billing.reload': {
      description:
        'Freight and pickup have different methods of payment: a request in progress is cancelled, unless it clears the method, and billing is read again. Retry does the same after a failed read.',
      target: '.readingBilling',
    },
    'card.changed': {
      guard: { type: 'isOtherNumber', params: ({ event }) => ({ field: event.field }) },
      actions: 'forgetDeclines',
    },
  },
  states: {
    readingBilling: {
      description: 'Billing is loaded: the methods of this customer and the saved choice.',
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
    },
    editing: {
      description: 'The shopper chooses how to pay and fills in what is needed; Continue saves it.',
      initial: 'filling',
      on: {
        'payment.confirm': {
          target: 'saving',
          actions: { type: 'recordForm', params: ({ event }) => ({ form: event.billing }) },
        },
        'method.clear': { target: 'clearing' },
        'order.declined': { target: '.orderDeclined', actions: ['countDecline', 'dropCvv'] },
      },
      states: {
        filling: {
          description:
            'The form is open and nothing has been rejected; a card, if used, is not verified yet.',
          meta: { spec: ['PAY-01', 'PAY-02', 'PAY-05', 'CHK-09'] },
        },
        cardDeclined: {
          description: 'The bank did not verify the card. It can be corrected here, or another one used.',
          tags: ['declined'],
          meta: { spec: ['ENT-23', 'MSG-47', 'PAY-05'] },
        },
        orderDeclined: {
          description:
            'The card was declined when the order was placed. Number and expiry are kept for correction.',
          tags: ['declined'],
          meta: { spec: ['ORD-11', 'ORD-12', 'ORD-14'] },
        },
      },
    },
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
    authorizing: {
      description: 'The card is verified without a charge, so that an invalid card is found before review.',
      tags: ['pending'],
      meta: { spec: ['PAY-01', 'PAY-05', 'API-73', 'DATA-24'] },
      invoke: {
        id: 'authorizeCard',
        src: 'authorizeCard',
        onDone: [
          {
            guard: { type: 'isAuthorized', params: cardVerdict },
            target: 'settled',
            actions: [
              { type: 'recordCardAnswer', params: ({ event }) => ({ answer: event.output }) },
              'completeStep',
              'reloadCart',
            ],
          },
          {
            guard: { type: 'isDeclined', params: cardVerdict },
            target: '#payment.editing.cardDeclined',
            actions: [
              { type: 'recordCardAnswer', params: ({ event }) => ({ answer: event.output }) },
              'countDecline',
              'dropCvv',
              'announceDecline',
            ],
          },
          undeliverable,
          refused,
        ],
        onError: unanswered,
      },
    },
    clearing: {
      description:
        'The method is cleared on the server, and the card with it. Billing is read again afterwards, also when it is not known whether the method was cleared.',
      tags: ['pending'],
      meta: { spec: ['PAY-04', 'API-74', 'API-75'] },
      on: {
        'billing.reload': {
          description:
            'Billing is read after this request, which is not cancelled: the card goes with the method.',
        },
      },
      invoke: {
        id: 'clearMethod',
        src: 'clearMethod',
        input: ({ context }) => ({ id: billingIdIn(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ success: event.output.success }) },
            target: 'readingBilling',
            actions: ['forgetMethod', 'forgetDeclines', 'forgetCard', 'reloadCart'],
          },
          { ...refused, target: 'readingBilling' },
        ],
        onError: { ...unanswered, target: 'readingBilling' },
      },
    },
    settled: {
      description: 'Payment is complete: billing is saved and a card, if used, is verified. Review may open.',
      tags: ['settled'],
      meta: { spec: ['PAY-05', 'CHK-08'] },
      on: {
        'payment.confirm': {
          target: 'saving',
          actions: { type: 'recordForm', params: ({ event }) => ({ form: event.billing }) },
        },
        'method.clear': { target: 'clearing', actions: 'reopenStep' },
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
