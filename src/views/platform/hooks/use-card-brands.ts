import { numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import type { CardBrand } from '#src/ui/display/card-mark.tsx'
import { useAppSettings } from './use-settings.ts'

const UNSET = -1

/** The brands of cards that payment takes: American Express where its fee is set; none where the shop has no gateway. */
export const useCardBrands = (): readonly CardBrand[] => cardBrandsOf(useAppSettings())

export function cardBrandsOf(app: Settings): readonly CardBrand[] {
  if (app['takes_cards'] === false) return []
  const takesAmex = numberOf(app, 'credit_card_amex_fee_percent', UNSET) !== UNSET
  return takesAmex ? [...BRANDS, 'amex'] : BRANDS
}

const BRANDS: readonly CardBrand[] = ['mastercard', 'visa', 'discover']
