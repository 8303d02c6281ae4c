import type { PaymentRow } from '#server/sheets/ledger/payment-rows.ts'

/** A charge of $200.00 by card that is done, or as `more` says. */
export const paymentRow = (more: Partial<PaymentRow>): PaymentRow => ({
  id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6b021',
  order_id: 800_321,
  kind: 'charge',
  how: 'card',
  cents: 20_000,
  state: 'done',
  code: null,
  reference: null,
  reason: null,
  at: new Date('2026-06-01T15:00:00Z'),
  settled_at: null,
  staff: null,
  is_taken_back: false,
  ...more,
})
