import { numberOf } from '#contract/site/settings.ts'
import type { CardBrand } from '#src/ui/display/card-mark.tsx'
import { useAppSettings } from './use-settings.ts'

const UNSET = -1

/** The brands of cards that payment takes: American Express where its fee is set. */
export function useCardBrands(): readonly CardBrand[] {
  const takesAmex = numberOf(useAppSettings(), 'credit_card_amex_fee_percent', UNSET) !== UNSET
  return takesAmex ? [...BRANDS, 'amex'] : BRANDS
}

const BRANDS: readonly CardBrand[] = ['mastercard', 'visa', 'discover']
