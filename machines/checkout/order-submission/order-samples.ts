import type { ReviewedOrder } from './order-submission.types.ts'

export const sampleOrder: ReviewedOrder = {
  cart_id: 501,
  cart_version: 12,
  reviewed_total: 171_217,
  shipping_quotes_id: 'q-501-1',
  payment_method: 'credit_card',
  comments: null,
  confirmed_age: null,
}
