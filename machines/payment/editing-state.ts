import { paymentSetup } from './payment-setup.ts'

/** While the shopper chooses how to pay, with or without a decline to correct. */
export const editingState = paymentSetup.createStateConfig({
  description: 'The shopper chooses how to pay and fills in what is needed; Continue saves it.',
  initial: 'filling',
  on: {
    'payment.confirm': {
      target: 'saving',
      actions: { type: 'recordForm', params: ({ event }) => ({ form: event.billing }) },
    },
    'method.clear': { target: 'clearing' },
    'billing.reload': { target: 'readingBilling' },
    'order.declined': { target: '.orderDeclined', actions: ['countDecline', 'dropCvv'] },
  },
  states: {
    filling: {
      description:
        'The form is open and nothing has been refused; a card, where one is used, is not verified yet.',
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
})
