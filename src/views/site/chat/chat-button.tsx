import { useEffect, useRef } from 'react'
import type { ChatView } from '#machines/site/chat/chat.selectors.ts'
import { useStepAside } from '#src/ui/feedback/use-step-aside.ts'
import * as css from './chat.css.ts'

/** Below the toasts; it fades away while it would cover the focused element. */
export function ChatButton({ view, onOpen }: { view: ChatView; onOpen: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  const isShown = view === 'button' || view === 'minimized'
  const wasShown = useRef(isShown)
  useStepAside(ref, isShown ? 1 : 0)
  useEffect(() => {
    // the panel has gone with the focus in it
    const focused = document.activeElement
    const isLost = focused === document.body || Boolean(focused?.closest('[hidden]'))
    if (isShown && !wasShown.current && isLost) ref.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  if (!isShown) return null
  return (
    <button ref={ref} type="button" className={css.button} onClick={onOpen}>
      <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
        <path d="M4 4.5h16v11.5h-9L6 20.5V16H4z" />
      </svg>
      <span className={css.label}>{view === 'minimized' ? 'Back to the chat' : 'Chat'}</span>
    </button>
  )
}
