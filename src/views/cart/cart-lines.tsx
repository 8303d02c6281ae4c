import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { Card } from '#src/ui/display/card.tsx'
import { useQuantityEntry } from '#src/views/platform/hooks/use-cart.ts'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { CartLineRow } from './cart-line-row.tsx'
import * as css from './cart-lines.css.ts'

export const CART_LINES = 'cart-lines'

/** Enter moves to the quantity of the next line, Shift+Enter to the previous one. */
export function CartLines() {
  const cart = useSystemActor('cart')
  const lines = useSelector(cart, linesOf, shallowEqual)
  const isOffline = useIsOffline()
  const entry = useQuantityEntry()
  const list = useRef<HTMLUListElement>(null)
  return (
    <Card padding="none">
      <ul
        ref={list}
        id={CART_LINES}
        className={css.list}
        onKeyDown={(event) => moveOnEnter(event, list.current)}
        aria-label="Cart lines"
      >
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} isOffline={isOffline} entry={entry} send={cart.send} />
        ))}
      </ul>
    </Card>
  )
}

function moveOnEnter(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || list === null) return
  const inputs = [...list.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  inputs[inputs.indexOf(event.target) + (event.shiftKey ? -1 : 1)]?.focus()
}
