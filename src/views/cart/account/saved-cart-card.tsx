import { counted } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import type { SavedCart } from '#contract/cart/carts.ts'
import { planPath } from '#contract/content/show-paths.ts'
import { quickOrderPath } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import type { CartFormActor } from '#src/views/cart/saved/cart-form.ts'
import type { SendCartRequest } from '#src/views/cart/saved/use-cart-request.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { momentText } from '#src/views/platform/date-text.ts'
import { nameOfCart } from './cart-texts.ts'
import * as css from './carts.css.ts'
import { RenameCart } from './rename-cart.tsx'
import { SavedCartLines } from './saved-cart-lines.tsx'

interface SavedCartCardProps {
  readonly cart: SavedCart
  readonly form: CartFormActor
  readonly send: SendCartRequest
  readonly pending: string | null
  readonly onLoad: () => void
}

type Mode = 'actions' | 'renaming' | 'deleting'

export function SavedCartCard({ cart, form, send, pending, onLoad }: SavedCartCardProps) {
  const [mode, setMode] = useState<Mode>('actions')
  const ref = useFocusOfMode<HTMLDivElement>(mode)
  const rest = () => setMode('actions')
  return (
    <li>
      <Card className={css.cart} ref={ref}>
        <div className={css.head}>
          <h3 className={css.name} tabIndex={-1} data-focus="actions">
            {nameOfCart(cart)}
          </h3>
          <span className={css.total}>
            <Money cents={cart.total} />
          </span>
        </div>
        <p className={css.note}>
          {momentText(cart.date_modified)} · {counted(cart.item_count, 'case')}
        </p>
        {mode === 'actions' && <Actions cart={cart} pending={pending} onLoad={onLoad} onChoose={setMode} />}
        {mode === 'renaming' && (
          <RenameCart cart={cart} form={form} send={send} pending={pending} onClose={rest} />
        )}
        {mode === 'deleting' && <Deleting cart={cart} send={send} pending={pending} onKeep={rest} />}
        <SavedCartLines cart={cart} />
      </Card>
    </li>
  )
}

interface ActionsProps extends Pick<SavedCartCardProps, 'cart' | 'pending' | 'onLoad'> {
  readonly onChoose: (mode: Mode) => void
}

function Actions({ cart, pending, onLoad, onChoose }: ActionsProps) {
  const name = nameOfCart(cart)
  const offline = useOffline()
  return (
    <Cluster>
      <Button
        aria-label={`Load ${name}`}
        busy={pending === `load ${cart.id}`}
        blockedReason={offline}
        reasonHidden
        onClick={onLoad}
      >
        Load
      </Button>
      <Link to={quickOrderPath({ kind: 'cart', id: cart.id })} className={buttonStyle({ tone: 'outline' })}>
        Add to cart<VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
      {cart.item_count > 0 && (
        <Link to={planPath({ kind: 'savedCart', id: cart.id })} className={buttonStyle({ tone: 'outline' })}>
          Plan a show<VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      )}
      <Button tone="outline" aria-label={`Rename ${name}`} onClick={() => onChoose('renaming')}>
        Rename
      </Button>
      <Button tone="outline" aria-label={`Delete ${name}`} onClick={() => onChoose('deleting')}>
        Delete
      </Button>
    </Cluster>
  )
}

interface DeletingProps extends Pick<SavedCartCardProps, 'cart' | 'send' | 'pending'> {
  readonly onKeep: () => void
}

function Deleting({ cart, send, pending, onKeep }: DeletingProps) {
  const offline = useOffline()
  return (
    <Cluster>
      <span tabIndex={-1} data-focus="deleting">
        Delete “{nameOfCart(cart)}”?
      </span>
      <Button
        tone="danger"
        busy={pending === `delete ${cart.id}`}
        blockedReason={offline}
        onClick={() => send(`delete ${cart.id}`, { kind: 'delete', id: cart.id })}
      >
        Delete
      </Button>
      <Button onClick={onKeep}>Keep</Button>
    </Cluster>
  )
}
