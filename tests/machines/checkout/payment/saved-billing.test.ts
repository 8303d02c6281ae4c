import { expect, test } from 'vitest'
import { paymentModel } from '#machines/checkout/payment/payment.model.ts'
import { play } from '#tests/machines/play.ts'

const billing = {
  payment_method: 'net_terms',
  name: 'Dana Whitfield',
  company: 'Whitfield Farms',
  street_address: '12 Ash Street',
  city: 'Springfield',
  state: 'MO',
  postcode: '65802',
  telephone: '4175550101',
  purchase_order_number: 'PO 77',
} as const

test('[ENT-14] [PAY-03] billing that is saved is kept field by field, as it was entered', async () => {
  const { answer, send, snapshot } = play(paymentModel, 'verified')
  await answer('loadBilling', 'fresh')
  send({ type: 'payment.confirm', billing })
  await answer('saveBilling', 'saved')
  expect(snapshot().context.cartBilling).toEqual({
    ...billing,
    id: 501,
    card_type: null,
    last_four: null,
    methods: ['credit_card', 'net_terms'],
  })
})
