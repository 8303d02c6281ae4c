import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { FocusedPanel } from '#src/views/platform/components/focused-panel.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { CARD_FIELD_IDS } from './card-field-ids.ts'
import { METHOD_GROUP } from './method-group.ts'
import * as css from './payment.css.ts'

/** Shown after a decline until the corrected card is submitted; the rest of the order is unchanged. */
export function DeclinedPanel({ actors: { payment, schedule } }: { actors: CheckoutActors }) {
  const isDeclined = useSelector(payment, (snapshot) => snapshot.hasTag('declined'))
  const isPickup = useSelector(schedule, ({ context }) => context.pickup.is_pickup)
  const hasOthers = useSelector(payment, ({ context }) => (context.cartBilling?.methods.length ?? 0) > 1)
  const { card } = useShop()
  if (!isDeclined) return null
  const useAnother = () => {
    card.change({ number: '', name: '', month: '', year: '', cvv: '' })
    payment.send({ type: 'card.changed', field: 'number' })
    focusOn(CARD_FIELD_IDS.number)
  }
  const kept = isPickup
    ? 'Your cart and pickup time are saved.'
    : 'Your cart, shipping address and ship date are saved.'
  return (
    <FocusedPanel heading={MESSAGES.cardDeclined}>
      <p>
        Your bank did not approve this card: a detail may be wrong, or its limit reached. Your order was not
        placed and you have not been charged. {kept}
      </p>
      <p className={css.links}>
        <a href={`#${CARD_FIELD_IDS.number}`} className={css.link} onClick={followTo(CARD_FIELD_IDS.number)}>
          Check the card number and security code
        </a>
        <span aria-hidden className={css.dot}>
          ·
        </span>
        <button type="button" className={css.link} onClick={useAnother}>
          Use a different card
        </button>
        {hasOthers && (
          <>
            <span aria-hidden className={css.dot}>
              ·
            </span>
            <a href={`#${METHOD_GROUP}`} className={css.link} onClick={followTo(METHOD_GROUP)}>
              Pay by another method
            </a>
          </>
        )}
      </p>
    </FocusedPanel>
  )
}

const followTo = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  focusOn(id)
}

function focusOn(id: string): void {
  const target = document.getElementById(id)
  const field = target?.matches('fieldset') ? target.querySelector<HTMLElement>('input') : target
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
