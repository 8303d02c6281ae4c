import { ConsentBar } from '#src/views/site/consent/consent-bar.tsx'
import { CompareTray } from '#src/views/catalogue/product-lists/compare-tray.tsx'
import { useFollow } from '#src/app/follow/use-follow.ts'
import { ChatHost } from './chat-host.tsx'
import { useFlow } from './use-flow.ts'
import { useRefetchWhenOnline } from './use-refetch-when-online.ts'
import { useWebFonts } from './use-web-fonts.ts'

/** What a page can do without until it has loaded. */
export function AfterLoad() {
  useWebFonts()
  useRefetchWhenOnline()
  useFollow()
  useFlow()
  return (
    <>
      <ConsentBar />
      <CompareTray />
      <ChatHost />
    </>
  )
}
