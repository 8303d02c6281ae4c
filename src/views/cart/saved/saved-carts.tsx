import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import type { FormActor } from '#src/views/password/use-form-actor.ts'
import { useCart } from '#src/views/shop/use-cart.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import { CartName } from './cart-name.tsx'
import { SavedList } from './saved-list.tsx'
import { useCartWish } from './use-cart-wish.ts'

/** Keeps this cart for later, and brings back one that was kept. */
export function SavedCarts({ form }: { form: FormActor }) {
  const [isOpen, setOpen] = useState(false)
  const { count } = useCart()
  const { wish, pending } = useCartWish(form)
  const offline = useOffline()
  return (
    <Cluster>
      {count > 0 && (
        <Button
          tone="outline"
          busy={pending === 'save'}
          blockedReason={offline}
          onClick={() => wish('save', { kind: 'cartSave' })}
        >
          Save cart
        </Button>
      )}
      <Button tone="outline" onClick={() => setOpen(true)}>
        Saved carts
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Saved carts" side="right" full>
        <CartName wish={wish} isPending={pending === 'rename'} />
        <SavedList wish={wish} pending={pending} onLoad={() => setOpen(false)} />
      </Drawer>
    </Cluster>
  )
}
