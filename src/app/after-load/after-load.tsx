import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flagOf } from '#contract/site/settings.ts'
import { onNetworkReturn } from '#src/app/effects/on-network-return.ts'
import { refetchUnreachable } from '#src/app/effects/refetch-unreachable.ts'
import { takeEarly } from '#src/app/follow/take-early.ts'
import { useFollow } from '#src/app/follow/use-follow.ts'
import { CompareTray } from '#src/views/catalogue/product-lists/compare-tray.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ConsentBar } from '#src/views/site/consent/consent-bar.tsx'
import { isObjecting } from '#src/views/site/consent/use-consent.ts'
import { ChatHost } from './chat-host.tsx'
import { useWebFonts } from './use-web-fonts.ts'

/** once in a page, also when its frame is drawn anew */
let isBegun = false

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

/** Counts the transitions of this page, unless the browser objects by Global Privacy Control or the shop does not count. */
function useFlow(): void {
  const { shop, call, inspect } = useShop()
  useEffect(() => {
    if (isBegun) return
    isBegun = true
    const isWanted = !isObjecting() && flagOf(shop.getSnapshot().context.appSettings, 'flow_counting')
    // a page that cannot count works as one that does
    const script = isWanted ? import('#src/app/flow/count-flow.ts').catch(() => null) : Promise.resolve(null)
    void script.then((loaded) => {
      if (loaded) loaded.countFlow({ shop, call, inspect })
      else takeEarly()
    })
  }, [shop, call, inspect])
}

/** When the network returns, refetches every query that failed without it. */
function useRefetchWhenOnline(): void {
  const queries = useQueryClient()
  useEffect(() => onNetworkReturn(() => refetchUnreachable(queries)), [queries])
}
