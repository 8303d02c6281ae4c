import { expect, test } from 'vitest'
import { publicSettings } from '#server/site/public-settings.ts'
import { cardBrandsOf } from '#src/views/platform/hooks/use-card-brands.ts'

const app = { credit_card_amex_fee_percent: 3.5 }
const told = (takesCards: boolean) => publicSettings({ store: {}, app, server: {} }, takesCards)

test('a shop names the cards that it takes, and none without a gateway', () => {
  expect(cardBrandsOf(told(true))).toEqual(['mastercard', 'visa', 'discover', 'amex'])
  expect(cardBrandsOf({})).toEqual(['mastercard', 'visa', 'discover'])
  expect(cardBrandsOf(told(false))).toEqual([])
})
