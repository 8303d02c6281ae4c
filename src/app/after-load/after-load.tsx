import { ConsentBar } from '#src/views/consent/consent-bar.tsx'
import { CompareTray } from '#src/views/product-lists/compare-tray.tsx'
import { ChatHost } from './chat-host.tsx'
import { useWebFonts } from './use-web-fonts.ts'

/** What a page can do without until it has loaded. */
export function AfterLoad() {
  useWebFonts()
  return (
    <>
      <ConsentBar />
      <CompareTray />
      <ChatHost />
    </>
  )
}
