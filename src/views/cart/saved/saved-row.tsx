import { counted } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import type { SavedCart } from '#contract/cart/carts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { momentText } from '#src/views/platform/date-text.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './saved-carts.css.ts'
import type { SendCartRequest } from './use-cart-request.ts'

export interface SavedRowProps {
  cart: SavedCart
  send: SendCartRequest
  pending: string | null
  onLoad: () => void
}

export function SavedRow({ cart, send, pending, onLoad }: SavedRowProps) {
  const { id, date_modified, item_count, total } = cart
  const [asks, setAsks] = useState(false)
  const offline = useOffline()
  const { mayCheckOut } = useCheckoutAccess()
  const name = cart.cart_name ?? `Cart ${id}`
  const load = (to: string | null) => {
    onLoad()
    send(`load ${id}`, { kind: 'load', id, to })
  }
  const busy = { busy: pending === `load ${id}`, blockedReason: offline }
  return (
    <li className={css.row}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.note}>
        {momentText(date_modified)} · {counted(item_count, 'case')} · <Money cents={total} />
      </p>
      {asks ? (
        <Cluster>
          <span>Delete “{name}”?</span>
          <Button
            tone="danger"
            busy={pending === `delete ${id}`}
            blockedReason={offline}
            onClick={() => send(`delete ${id}`, { kind: 'delete', id })}
          >
            Delete
          </Button>
          <Button onClick={() => setAsks(false)}>Keep</Button>
        </Cluster>
      ) : (
        <Cluster>
          <Button {...busy} aria-label={`Load ${name}`} onClick={() => load(null)}>
            Load
          </Button>
          {mayCheckOut && (
            <Button
              {...busy}
              aria-label={`Load and check out: ${name}`}
              onClick={() => load(CHECKOUT_PATHS.checkout)}
            >
              Load and check out
            </Button>
          )}
          <Button tone="outline" aria-label={`Delete ${name}`} onClick={() => setAsks(true)}>
            Delete
          </Button>
        </Cluster>
      )}
    </li>
  )
}
