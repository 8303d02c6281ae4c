import { useState, useSyncExternalStore } from 'react'
import { cardBrand, isAmex } from '#contract/checkout/card-rules.ts'
import { CARD_FEE } from '#contract/platform/constants.ts'
import type { CardField } from '#machines/checkout/payment/payment.types.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import type { CardFields } from '#src/views/platform/card-store.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useCardBrands } from '#src/views/platform/hooks/use-card-brands.ts'
import { cardErrors } from './card-errors.ts'
import { useCardFee } from './use-card-fee.ts'

/**
 * Binds the form to the card holder; React state has no card data, and the machine gets only the names of changed
 * fields.
 */
export function useCard({ payment }: CheckoutActors) {
  const { card: store } = useShop()
  const card = useSyncExternalStore(store.subscribe, store.read)
  const [now] = useState(() => Date.now())
  const takesAmex = useCardBrands().includes('amex')
  const total = useTotalByCard(isAmex(card.number))
  return {
    card,
    takesAmex,
    brand: cardBrand(card.number),
    isAmex: isAmex(card.number),
    errors: cardErrors(card, { takesAmex, total, now }),
    change: (field: CardField, part: Partial<CardFields>) => {
      store.change(part)
      payment.send({ type: 'card.changed', field })
    },
  }
}

export type CardForm = ReturnType<typeof useCard>

/** The total with the fee of this card, whichever card was verified before. */
function useTotalByCard(isAmexCard: boolean): number | null {
  const { totals } = useOrder()
  const fee = useCardFee(isAmexCard)
  if (totals === null) return null
  const earlier = totals.option_fees.find(({ name }) => name === CARD_FEE)
  return totals.total - (earlier?.amount ?? 0) + (fee?.cents ?? 0)
}
