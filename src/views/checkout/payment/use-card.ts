import { useState, useSyncExternalStore } from 'react'
import { cardBrand, isAmex } from '#contract/card-rules.ts'
import { numberOf } from '#contract/settings.ts'
import type { Settings } from '#contract/site.ts'
import type { CardField } from '#machines/payment/payment.types.ts'
import type { Parts } from '#src/views/checkout/use-parts.ts'
import type { CardFields } from '#src/views/shop/card-store.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useAppSettings } from '#src/views/shop/use-settings.ts'
import { cardErrors } from './card-errors.ts'

/** The card as its holder has it: the form keeps nothing of it, and the machine hears only which field changed. */
export function useCard({ payment }: Parts) {
  const { card: store } = useShop()
  const card = useSyncExternalStore(store.subscribe, store.read)
  const [now] = useState(() => Date.now())
  const takesAmex = hasAmexFee(useAppSettings())
  return {
    card,
    takesAmex,
    brand: cardBrand(card.number),
    isAmex: isAmex(card.number),
    errors: cardErrors(card, { takesAmex, now }),
    change: (field: CardField, part: Partial<CardFields>) => {
      store.change(part)
      payment.send({ type: 'card.changed', field })
    },
  }
}

export type CardForm = ReturnType<typeof useCard>

const UNSET = -1
const hasAmexFee = (settings: Settings): boolean =>
  numberOf(settings, 'credit_card_amex_fee_percent', UNSET) !== UNSET
