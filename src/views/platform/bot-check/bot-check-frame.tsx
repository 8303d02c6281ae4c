import { useEffect, useRef, useState } from 'react'
import { BOT_CHECK_FRAME_PATH, MOST_TOKEN_CHARACTERS } from '#contract/site/bot-check.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './bot-check.css.ts'

/**
 * The script of the provider runs in a frame with an opaque origin, as that of the chat does. It reports tokens, of which
 * the next call takes the latest; the widget is then reset, because a token is valid once.
 */
export function BotCheckFrame() {
  const { botToken } = useShop()
  const { phone } = useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const handle = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const { type, token }: { type?: unknown; token?: unknown } = Object(data)
      const isToken = typeof token === 'string' && token.length <= MOST_TOKEN_CHARACTERS
      if (type === 'check.passed' && isToken) botToken?.put(token)
      if (type === 'check.expired') botToken?.put(null)
      if (type === 'check.failed') setFailed(true)
    }
    globalThis.addEventListener('message', handle)
    const unsubscribe = botToken?.subscribe(() =>
      // an opaque origin has no name to address
      frame.current?.contentWindow?.postMessage({ type: 'check.reset' }, '*'),
    )
    return () => {
      globalThis.removeEventListener('message', handle)
      unsubscribe?.()
      botToken?.put(null)
    }
  }, [botToken])
  if (hasFailed)
    return (
      <Notice tone="warn" role="alert">
        The bot check could not be loaded. Reload the page, or call <PhoneLink phone={phone} />.
      </Notice>
    )
  return (
    <iframe
      ref={frame}
      title="Bot check"
      src={BOT_CHECK_FRAME_PATH}
      sandbox="allow-scripts allow-forms allow-popups"
      className={css.frame}
    />
  )
}
