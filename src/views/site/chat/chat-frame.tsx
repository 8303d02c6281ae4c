import { useEffect, useRef } from 'react'
import { CHAT_FRAME_PATH } from '#contract/site/chat-frame.ts'
import type { ChatActor } from './chat-panel.tsx'
import * as css from './chat.css.ts'

const REPORTS = ['panel.ready', 'panel.failed'] as const

/**
 * The script of the provider runs in a frame with an opaque origin: it reaches neither storage, cookies and calls of the
 * shop nor this page. The two talk by messages, and the sender is known by its window, because the origin reads "null".
 */
export function ChatFrame({ chat }: { chat: ChatActor }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const handle = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const type = REPORTS.find((report) => report === Object(data).type)
      if (type !== undefined) chat.send({ type })
    }
    globalThis.addEventListener('message', handle)
    const subscription = chat.on('context.refreshed', ({ type, ...context }) =>
      // an opaque origin has no name to address
      frame.current?.contentWindow?.postMessage({ type, context }, '*'),
    )
    return () => {
      globalThis.removeEventListener('message', handle)
      subscription.unsubscribe()
    }
  }, [chat])
  return (
    <iframe
      ref={frame}
      title="Chat of our provider"
      src={CHAT_FRAME_PATH}
      sandbox="allow-scripts allow-forms allow-popups"
      className={css.frame}
    />
  )
}
