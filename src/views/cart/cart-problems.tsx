import { useSelector } from '@xstate/react'
import { type MouseEvent, useState } from 'react'
import type { SentBack } from '#machines/checkout/checkout.types.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { quantityId } from './cart-line-row.tsx'
import * as css from './cart-page.css.ts'
import { useCartPage } from './use-cart-page.ts'

const HEADINGS = {
  empty: 'Your cart is empty.',
  stock: 'Some lines need your attention.',
  stale: 'Your earlier cart was ordered or kept for later.',
} as const

/** Why checkout led back to the cart, and what the server said about it. */
export function SentBackNotice() {
  const sentBack = useSelector(usePeer('checkout'), ({ context }) => context.sentBack)
  const [dismissed, setDismissed] = useState<typeof sentBack>(null)
  if (sentBack === null || sentBack === dismissed || sentBack.reason === 'empty') return null
  return (
    <Notice
      tone="warn"
      heading={HEADINGS[sentBack.reason]}
      role="alert"
      onDismiss={() => setDismissed(sentBack)}
    >
      {sentBack.reason === 'stale' && <p>What you add now goes into the new cart.</p>}
      <Problems sentBack={sentBack} />
    </Notice>
  )
}

function Problems({ sentBack: { errors, lines } }: { sentBack: SentBack }) {
  const { lines: inCart } = useCartPage()
  const said = new Set(lines.map(({ message }) => message))
  const texts = errors.filter((text) => !said.has(text))
  if (texts.length + lines.length === 0) return null
  return (
    <ul className={css.problems}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {lines.map(({ id, message }) => (
        <li key={id}>
          <a href={`#${quantityId(id)}`} onClick={(event) => leadTo(event, id)}>
            {inCart.find((line) => line.id === id)?.products_name ?? 'This line'}
          </a>
          : {message}
        </li>
      ))}
    </ul>
  )
}

/** The address stays as it is: only the focus goes to the number that must change. */
function leadTo(event: MouseEvent, lineId: number): void {
  event.preventDefault()
  document.getElementById(quantityId(lineId))?.focus()
}
