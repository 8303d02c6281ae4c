import { flagOf, numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'

/**
 * What a card adds to an order, in percent of its subtotal. Nothing while cards are not verified before review: the fee is
 * that of a verified card.
 */
export function cardFeePercent(app: Settings, isAmex: boolean): number {
  if (flagOf(app, 'cybersource_disabled')) return 0
  return Math.max(0, numberOf(app, isAmex ? 'credit_card_amex_fee_percent' : 'credit_card_fee_percent', 0))
}

/** Whether a card of some brand adds something. */
export const hasCardFee = (app: Settings): boolean =>
  cardFeePercent(app, false) > 0 || cardFeePercent(app, true) > 0
