import { expect, test } from 'vitest'
import { cardFeePercent, hasCardFee } from '#contract/cart/card-fee.ts'

const app = {
  credit_card_fee_percent: 2.5,
  credit_card_amex_fee_percent: 3.5,
  cybersource_disabled: false,
}

test('a card has the fee of its brand, and none while cards are not verified', () => {
  expect([cardFeePercent(app, false), cardFeePercent(app, true)]).toEqual([2.5, 3.5])
  const unverified = { ...app, cybersource_disabled: true }
  expect([cardFeePercent(unverified, false), cardFeePercent(unverified, true)]).toEqual([0, 0])
  expect(hasCardFee(unverified)).toBe(false)
})

test.each([
  [2.5, 0, true],
  [0, 3.5, true],
  [0, 0, false],
])(
  'with fees of %d and for American Express %d percent, a card may add something: %s',
  (other, amex, may) => {
    expect(hasCardFee({ ...app, credit_card_fee_percent: other, credit_card_amex_fee_percent: amex })).toBe(
      may,
    )
  },
)
