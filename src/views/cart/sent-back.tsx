import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { usePeer } from '#src/views/shop/use-peer.ts'
import * as css from './cart-page.css.ts'

const HEADINGS = {
  empty: 'Your cart is empty.',
  stock: 'Some lines need your attention.',
  stale: 'Your earlier cart was closed on another device.',
} as const

/** Why checkout led back to the cart, and what the server said about it. */
export function SentBack() {
  const sentBack = useSelector(usePeer('checkout'), ({ context }) => context.sentBack)
  const [dismissed, setDismissed] = useState<typeof sentBack>(null)
  if (sentBack === null || sentBack === dismissed || sentBack.reason === 'empty') return null
  const texts = [...new Set([...sentBack.errors, ...sentBack.lines.map(({ message }) => message)])]
  return (
    <Notice
      tone="warn"
      heading={HEADINGS[sentBack.reason]}
      role="alert"
      onDismiss={() => setDismissed(sentBack)}
    >
      {texts.length > 0 && (
        <ul className={css.problems}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
