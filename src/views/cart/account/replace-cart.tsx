import { counted } from '#contract/platform/format-count.ts'
import { useSelector } from '@xstate/react'
import type { SavedCart } from '#contract/cart/carts.ts'
import { PATHS } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { SendCartRequest } from '#src/views/cart/saved/use-cart-request.ts'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { nameOfCart } from './cart-texts.ts'

interface ReplaceCartProps {
  /** the one to load; null: not open */
  readonly cart: SavedCart | null
  readonly isPending: boolean
  readonly send: SendCartRequest
  readonly onClose: () => void
}

/** Asks whether the current cart is saved or deleted when another is loaded. */
export function ReplaceCart({ cart, isPending, send, onClose }: ReplaceCartProps) {
  const { count } = useCart()
  const current = useSelector(useSystemActor('cart'), ({ context }) => context.cart?.id)
  const offline = useOffline()
  const load = (discarded?: number) => {
    if (cart === null) return
    const request = { kind: 'load', id: cart.id, to: PATHS.cart } as const
    send(`load ${cart.id}`, discarded === undefined ? request : { ...request, discarded })
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        tone="danger"
        busy={isPending}
        blockedReason={offline}
        reasonHidden
        onClick={() => load(current)}
      >
        Replace it
      </Button>
      <Button tone="primary" busy={isPending} blockedReason={offline} onClick={() => load()}>
        Save it and load
      </Button>
    </>
  )
  return (
    <Dialog open={cart !== null} onClose={onClose} title="Your cart is not empty" footer={footer}>
      <p>
        Your cart now has {counted(count, 'case')}. Save it before “{cart && nameOfCart(cart)}” takes its
        place, or replace it and lose what is in it.
      </p>
    </Dialog>
  )
}
