import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ChatView } from '#machines/site/chat/chat.selectors.ts'
import { useStepAside } from '#src/ui/feedback/use-step-aside.ts'
import * as css from './chat.css.ts'
import { CHAT_BUTTON, CHAT_PLACE } from './chat-place.ts'
import { coversContent } from './covers-content.ts'

/**
 * In the footer on narrow screens, where it covers nothing. From 992 pixels on, and on pages without a footer, it floats
 * below the toasts, and fades away while it would cover text, a control or the focused element.
 */
export function ChatButton({ view, onOpen }: { view: ChatView; onOpen: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  const isShown = view === 'button' || view === 'minimized'
  const wasShown = useRef(isShown)
  const place = usePlace()
  useStepAside(ref, isShown ? 1 : 0, coversContent)
  useEffect(() => {
    // the panel has gone with the focus in it
    const focused = document.activeElement
    const isLost = focused === document.body || Boolean(focused?.closest('[hidden]'))
    if (isShown && !wasShown.current && isLost) ref.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  if (!isShown) return null
  const button = (
    <button ref={ref} id={CHAT_BUTTON} type="button" className={css.button} onClick={onOpen}>
      <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
        <path d="M4 4.5h16v11.5h-9L6 20.5V16H4z" />
      </svg>
      <span>{view === 'minimized' ? 'Back to the chat' : 'Chat'}</span>
    </button>
  )
  return place === null ? button : createPortal(button, place)
}

/** The place of the button in the footer, which some pages do not have. */
const usePlace = (): HTMLElement | null => useSyncExternalStore(watchPage, findPlace)

const findPlace = () => document.getElementById(CHAT_PLACE)

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
