import { shallowEqual, useSelector } from '@xstate/react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { Card } from '#src/ui/display/card.tsx'
import { useQuantityEntry } from '#src/views/platform/hooks/use-cart.ts'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { CartLineRow } from './cart-line-row.tsx'
import * as css from './cart-lines.css.ts'
import { FEW_LINES, findLines } from './many/find-lines.ts'
import { LineTools } from './many/line-tools.tsx'
import { useChosenLines } from './many/use-chosen-lines.ts'

export const CART_LINES = 'cart-lines'

interface CartLinesProps {
  /** the text of the find field, which a large cart has */
  find: string
  onFind: (text: string) => void
}

/** Enter moves to the quantity of the next line, Shift+Enter to the previous one. */
export function CartLines({ find, onFind }: CartLinesProps) {
  const cart = useSystemActor('cart')
  const lines = useSelector(cart, linesOf, shallowEqual)
  const isOffline = useIsOffline()
  const entry = useQuantityEntry()
  const list = useRef<HTMLUListElement>(null)
  // the rows stay as they are when lines are removed
  const [isLarge, setLarge] = useState(false)
  if (!isLarge && lines.length > FEW_LINES) setLarge(true)
  const shown = useMemo(() => (isLarge ? findLines(lines, find) : lines), [isLarge, lines, find])
  const chosen = useChosenLines(lines, shown)
  return (
    <Card padding="none">
      {isLarge && <LineTools {...{ find, onFind, lines, shown, chosen }} />}
      <ul
        ref={list}
        id={CART_LINES}
        className={css.list}
        onKeyDown={(event) => moveOnEnter(event, list.current)}
        aria-label="Cart lines"
      >
        {shown.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            isOffline={isOffline}
            entry={entry}
            send={cart.send}
            choose={isLarge ? chosen.choose : null}
            isChosen={chosen.isChosen(line)}
          />
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
