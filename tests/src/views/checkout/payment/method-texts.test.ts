import { expect, test } from 'vitest'
import type { Billing, CardAnswer } from '#contract/checkout/payment.ts'
import { sampleBilling } from '#machines/checkout/payment/payment.model.ts'
import { declineText } from '#src/views/checkout/payment/decline-text.ts'
import { methodText } from '#src/views/checkout/payment/method-texts.ts'

const billing: Billing = {
  ...sampleBilling,
  payment_method: 'credit_card',
  card_type: 'Visa',
  last_four: '1111',
}

test.each([
  ['Visa ending in 1111', {}],
  ['Credit card', { card_type: null, last_four: null }],
  ['Net terms, PO 4711', { payment_method: 'net_terms', purchase_order_number: '4711' }],
  ['Not chosen yet', { payment_method: null }],
] as const)('the finished payment folds to "%s"', (text, part) => {
  expect(methodText({ ...billing, ...part }, null)).toBe(text)
})

test('[PAY-05] a card that is not verified is not called by the one that was verified before', () => {
  const skipped: CardAnswer = {
    success: true,
    message: null,
    errors: [],
    card_declined: false,
    kind: null,
    card_type: null,
    last_four: null,
    authorization_id: null,
  }
  expect(methodText(billing, skipped)).toBe('Credit card')
  expect(methodText(billing, { ...skipped, card_type: 'Mastercard', last_four: '4444' })).toBe(
    'Mastercard ending in 4444',
  )
})

test('[ORD-14] the number field shows the decline, and after a second one of the same number what to do', () => {
  expect([0, 1, 2, 3].map(declineText)).toEqual([
    undefined,
    'This card was declined. Check the number or enter another card.',
    'This card was declined twice. Use another card or call us.',
    'This card was declined twice. Use another card or call us.',
  ])
})
