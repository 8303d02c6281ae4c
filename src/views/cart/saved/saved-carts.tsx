import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import type { CartFormActor } from './cart-form.ts'
import { CartName } from './cart-name.tsx'
import { SaveCart } from './save-cart.tsx'
import { SavedList } from './saved-list.tsx'
import { type SendCartRequest, useCartRequest } from './use-cart-request.ts'

interface SavedCartsProps {
  readonly form: CartFormActor
  /** what is printed of the current cart */
  readonly sheets: ReactNode
}

/** Saves the current cart and loads saved ones. */
export function SavedCarts({ form, sheets }: SavedCartsProps) {
  const [opened, setOpened] = useState<'list' | 'save' | null>(null)
  const { count } = useCart()
  const { send, pending } = useCartRequest(form)
  const savedId = useSavedId(form, () => setOpened(null))
  const offline = useOffline()
  const close = () => setOpened(null)
  return (
    <>
      <Cluster>
        <Button tone="outline" onClick={() => setOpened('list')}>
          Saved carts
        </Button>
        {count > 0 && (
          <Button tone="outline" blockedReason={offline} reasonHidden onClick={() => setOpened('save')}>
            Save and start a new cart
          </Button>
        )}
        {sheets}
      </Cluster>
      <SaveCart isOpen={opened === 'save'} isPending={pending === 'save'} send={send} onClose={close} />
      <Drawer open={opened === 'list'} onClose={close} title="Saved carts" side="right" full>
        <CartName send={send} isPending={pending === 'rename'} />
        <SavedList send={send} pending={pending} onLoad={close} />
      </Drawer>
      {/* after the dialogs, which restore the focus to their buttons when they close */}
      {savedId !== null && <Saved id={savedId} send={send} isPending={pending === 'undo'} />}
    </>
  )
}

/** The id of the cart just saved, until another cart is loaded. */
function useSavedId(form: CartFormActor, onSaved: () => void): number | null {
  const current = useSelector(useSystemActor('cart'), ({ context }) => context.cart?.id ?? null)
  const [savedId, setSavedId] = useState<number | null>(null)
  useWhenAccepted(form, ({ kind }) => {
    if (kind === 'saved') {
      setSavedId(current)
      onSaved()
    }
    if (kind === 'loaded' || kind === 'deleted') setSavedId(null)
  })
  return savedId
}

function Saved({ id, send, isPending }: { id: number; send: SendCartRequest; isPending: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const offline = useOffline()
  // the button that opened the dialog was removed with the lines of the cart
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice
      tone="success"
      heading="Your cart is saved"
      headingRef={heading}
      actions={
        <Button
          busy={isPending}
          blockedReason={offline}
          onClick={() => send('undo', { kind: 'load', id, to: null })}
        >
          Undo
        </Button>
      }
    >
      <p>This is your new cart. Undo brings the saved one back.</p>
    </Notice>
  )
}
