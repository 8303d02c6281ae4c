import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { chatMachine } from '#machines/site/chat/chat.machine.ts'
import type { ChatView } from '#machines/site/chat/chat.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './chat.css.ts'

export type ChatActor = ActorRefFrom<typeof chatMachine>

export interface ChatPanelProps {
  chat: ChatActor
  view: ChatView
  children: ReactNode
}

/** Not modal: the page stays usable beside it. Escape minimizes it. */
export function ChatPanel({ chat, view, children }: ChatPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const isShown = view !== 'button' && view !== 'minimized'
  const putAway = () => chat.send({ type: view === 'open' ? 'chat.minimize' : 'chat.close' })
  useGiveWay(ref, isShown, putAway)
  useEffect(() => {
    if (isShown) ref.current?.querySelector('h2')?.focus()
  }, [isShown])
  if (view === 'button') return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    putAway()
  }
  return (
    <section
      ref={ref}
      className={css.panel}
      hidden={!isShown}
      aria-label="Chat"
      data-keep-clear
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2 className={css.title} tabIndex={-1}>
          Chat
        </h2>
        {view === 'open' && (
          <IconButton
            icon="minus"
            label="Minimize the chat"
            onClick={() => chat.send({ type: 'chat.minimize' })}
          />
        )}
        <IconButton icon="close" label="Close the chat" onClick={() => chat.send({ type: 'chat.close' })} />
      </div>
      {view === 'opening' && <output className={css.body}>Opening the chat…</output>}
      {view === 'failed' && <Failed onRetry={() => chat.send({ type: 'chat.open' })} />}
      {children}
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { phone } = useSettings()
  return (
    <div className={css.body}>
      <p role="alert">
        Chat is not available. Call <PhoneLink phone={phone} />.
      </p>
      <Button tone="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Calls back when the focus moves to an element of the page that the panel covers. */
function useGiveWay(ref: RefObject<HTMLElement | null>, isShown: boolean, putAway: () => void): void {
  const check = useEffectEvent(() => {
    const [panel, focused] = [ref.current, document.activeElement]
    if (panel && focused && !panel.contains(focused) && covers(panel, focused)) putAway()
  })
  useEffect(() => {
    if (!isShown) return undefined
    // the browser scrolls to the focused element only after the focus event
    const checkSoon = () => requestAnimationFrame(() => check())
    document.addEventListener('focusin', checkSoon)
    return () => document.removeEventListener('focusin', checkSoon)
  }, [isShown])
}

function covers(panel: HTMLElement, focused: Element): boolean {
  if (focused === document.body || focused.id === 'main') return false
  const a = panel.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
