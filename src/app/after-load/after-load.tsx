import { ConsentBar } from '#src/views/site/consent/consent-bar.tsx'
import { CompareTray } from '#src/views/catalogue/product-lists/compare-tray.tsx'
import { useFollow } from '#src/app/follow/use-follow.ts'
import { ChatHost } from './chat-host.tsx'
import { useFlow } from './use-flow.ts'
import { useRefetchWhenOnline } from './use-refetch-when-online.ts'
import { useWebFonts } from './use-web-fonts.ts'

/** What a page can do without until it has loaded; the staff desk shows nothing of what shoppers get. */
export function AfterLoad({ isDesk }: { isDesk: boolean }) {
  useWebFonts()
  useRefetchWhenOnline()
  useFollow()
  useFlow()
  if (isDesk) return null
  return (
    <>
      <ConsentBar />
      <CompareTray />
      <ChatHost />
    </>
  )
}
