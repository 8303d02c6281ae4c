import type { CardField } from '#machines/checkout/payment/payment.types.ts'

export const CARD_FIELD_IDS: Readonly<Record<CardField, string>> = {
  number: 'card-number',
  name: 'card-name',
  expiry: 'card-expiry',
  cvv: 'card-cvv',
  deposit: 'card-deposit',
}
