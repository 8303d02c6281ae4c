import { checkoutPreflightModel } from '#machines/checkout-preflight/checkout-preflight.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutPreflightModel, {
  '[CHK-10] a review of a cart that was ordered ends with its order': [
    'at review, readCart ordered',
    'done',
    'ordered',
    'sets outcome.cart_id to 500',
    'sets outcome.kind to "ordered"',
    'ends with {"cart_id":500,"kind":"ordered"}',
  ],
  '[T2] a cart whose order is pending has its progress read for review': [
    'readCart pending',
    'readingProgress',
    'starts readProgress',
    'sets step to "review"',
  ],
  '[CHK-10] an empty cart ends as empty': ['readCart empty', 'done', 'empty', 'ends with {"kind":"empty"}'],
  '[CHK-12] changed promotional products reload the cart before the stock is checked': [
    'readCart open, updatePromoProducts changed',
    'checkingStock',
    'tells cart cart.reload',
    'starts checkCartStock',
  ],
  '[CHK-12] unchanged promotional products do not reload the cart': [
    'readCart open, updatePromoProducts unchanged',
    'checkingStock',
    'starts checkCartStock',
  ],
  '[CHK-12] promotional products that cannot be updated stop nobody': [
    'readCart open, updatePromoProducts failed',
    'checkingStock',
    'starts checkCartStock',
  ],
  '[CHK-12] progress is read when the stock suffices': [
    'readCart open, updatePromoProducts unchanged, checkCartStock enough',
    'readingProgress',
    'starts readProgress',
  ],
  '[T2] an order that is complete when progress is read ends with its order': [
    'readCart pending, readProgress ordered',
    'done',
    'ordered',
    'sets outcome.cart_id to 500',
    'sets outcome.kind to "ordered"',
    'ends with {"cart_id":500,"kind":"ordered"}',
  ],
  '[CHK-10] a cart that is empty when progress is read ends as empty': [
    'readCart pending, readProgress empty',
    'done',
    'empty',
    'ends with {"kind":"empty"}',
  ],
  '[CHK-08] progress that is read ends the preflight as ready': [
    'readCart pending, readProgress ready',
    'done',
    'ready',
    'sets outcome.kind to "ready"',
    'sets outcome.progress to {"cart_id":501,"items":[{"products_id":31,"quantity":4}],"marks":{},"pickup…',
    'ends with {"kind":"ready","progress":{"cart_id":501,"items":[{"products_id":31,"quantity":4}],"marks…',
  ],
})
