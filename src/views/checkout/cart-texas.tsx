import { MESSAGES } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { TexasPanel } from '#src/views/checkout/texas-panel.tsx'
import { useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import { useCheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useCartPage } from '#src/views/cart/use-cart-page.ts'

/** The Texas alert on the cart page; during checkout the steps show TexasPanel instead. */
export function CartTexas() {
  const parts = useCheckoutActors()
  const isRestricted = useIsRestricted()
  if (!isRestricted) return null
  return parts === null ? <Standing /> : <TexasPanel actors={parts} />
}

function Standing() {
  const cart = useSystemActor('cart')
  const offline = useOffline()
  const offending = useCartPage().lines.filter((line) => line.texas_restricted)
  const removeAll = () => {
    for (const { id, products_id } of offending) cart.send({ type: 'line.remove', id, products_id })
  }
  return (
    <Notice
      tone="danger"
      heading="This order cannot be shipped to Texas"
      role="alert"
      {...(offending.length === 0
        ? {}
        : {
            actions: (
              <Button tone="danger" blockedReason={offline} onClick={removeAll}>
                Remove {offending.length === 1 ? offending[0]?.products_name : `all ${offending.length}`}
              </Button>
            ),
          })}
    >
      <p>{MESSAGES.texas}</p>
    </Notice>
  )
}
