import { ApiError } from '#contract/platform/failure.ts'
import type { Billing, CardAnswer } from '#contract/checkout/payment.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { paymentMachine } from './payment.machine.ts'
import type { BillingForm, BillingSaved } from './payment.types.ts'
import { paymentWords } from './payment.words.ts'

export const sampleBilling: Billing = {
  id: 501,
  payment_method: null,
  name: null,
  company: null,
  street_address: null,
  city: null,
  state: null,
  postcode: null,
  telephone: null,
  purchase_order_number: null,
  card_type: null,
  last_four: null,
  methods: ['credit_card', 'net_terms'],
}
const form: BillingForm = { payment_method: 'credit_card', name: 'Dana Whitfield', postcode: '65802' }
const card: CardAnswer = {
  success: true,
  message: null,
  errors: [],
  card_declined: false,
  kind: null,
  card_type: 'Visa',
  last_four: '1111',
  authorization_id: 'a-1',
}
const refusedCard: CardAnswer = { ...card, success: false, errors: ['This card number is not valid.'] }
const answered = (body: unknown) => done(body, { status: 200, body })
const saved: BillingSaved = { success: true, errors: [], message: null, kind: null }
const refused: BillingSaved = { ...saved, success: false, errors: ['This ZIP code is not valid.'] }
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const lapsed: BillingSaved = { ...refused, kind: 'carrier' }
const elsewhere: BillingSaved = { ...refused, kind: 'address' }
const endings = { saved: answered(saved), refused: answered(refused), unreachable: offline }

export const paymentModel = defineModel({
  machine: paymentMachine,
  title: 'Payment',
  words: paymentWords,
  purpose: 'The method of payment is saved and a card verified before review opens.',
  inputs: {
    verified: { cybersource_disabled: false },
    unverified: { cybersource_disabled: true },
  },
  events: {
    'payment.confirm': [
      { type: 'payment.confirm', billing: form },
      { type: 'payment.confirm', billing: { ...form, payment_method: 'net_terms' } },
    ],
    'method.clear': [{ type: 'method.clear' }],
    'billing.reload': [{ type: 'billing.reload' }],
    'card.changed': [
      { type: 'card.changed', field: 'number' },
      { type: 'card.changed', field: 'cvv' },
    ],
    'card.lost': [{ type: 'card.lost' }],
    'order.declined': [{ type: 'order.declined' }],
  },
  sentElsewhere: {
    'method.clear': 'nobody: no page has a button for it, though the server takes the call (PAY-04)',
  },
  outcomes: {
    loadBilling: {
      fresh: answered(sampleBilling),
      card: answered({ ...sampleBilling, payment_method: 'credit_card' }),
      terms: answered({ ...sampleBilling, payment_method: 'net_terms' }),
      unreachable: offline,
    },
    saveBilling: { ...endings, lapsed: answered(lapsed), elsewhere: answered(elsewhere) },
    clearMethod: endings,
    authorizeCard: {
      authorized: answered(card),
      declined: answered({ ...refusedCard, card_declined: true, errors: ['Card Transaction Declined'] }),
      refused: answered(refusedCard),
      lapsed: answered({ ...refusedCard, kind: 'carrier' }),
      unreachable: offline,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'settled'),
  key: ({ cybersource_disabled, cartBilling, form: filled, declines }) => [
    cybersource_disabled,
    cartBilling?.payment_method === 'credit_card',
    filled?.payment_method === 'credit_card',
    Math.min(declines, 2),
  ],
  ignores: ['payment|card.changed', 'settled|card.lost'],
  overlaps: ['saving|done.saveBilling'],
  invariants: {
    'billing is known wherever it can be saved': ({ value, context }) =>
      isIn(value, 'readingBilling', 'unreachable') || context.cartBilling !== null,
    'a card is verified before review unless the shop verifies none': ({ value, context }) =>
      !isIn(value, 'settled') ||
      context.cybersource_disabled ||
      context.cartBilling?.payment_method !== 'credit_card' ||
      context.creditCardResponse?.success === true,
  },
  leadsTo: {
    'what is saved, verified or cleared is settled, can be corrected, or billing can be read again': {
      from: ({ value }) => isIn(value, 'saving', 'authorizing', 'clearing'),
      to: ({ value }) => isIn(value, 'settled', 'editing', 'unreachable'),
    },
  },
})
