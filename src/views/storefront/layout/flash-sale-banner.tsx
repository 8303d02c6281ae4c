import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { BANNER_STYLE, bannerDeclarations, type BannerSet } from '#contract/content/banner-background.ts'
import type { FlashSaleBanner as Banner } from '#contract/content/content-answers.ts'
import { flashSaleBannersQuery } from '#src/services/content/flash-sale-query.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { focusMain } from '#src/ui/focus/focus-main.ts'
import { InlineNodes } from '#src/views/platform/components/content-nodes.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './flash-sale-banner.css.ts'

export interface FlashSaleBannerProps {
  /** the flag of this tab: false once the visitor has closed a banner */
  isShown: boolean
  onClose: () => void
}

/** The first banner of each set; a media query shows that of the window's width. */
export function FlashSaleBanner({ isShown, onClose }: FlashSaleBannerProps) {
  const banners = useBannersOfPage()
  const [wasShown] = useState(isShown)
  const [desktop] = banners?.desktop ?? []
  const [mobile] = banners?.mobile ?? []
  const close = () => {
    onClose()
    focusMain()
  }
  if (!wasShown || (desktop === undefined && mobile === undefined)) return null
  return (
    <section aria-label="Sale" className={`${css.folding} ${isShown ? '' : css.folded}`} inert={!isShown}>
      {desktop !== undefined && <Strip banner={desktop} set="desktop" onClose={close} />}
      {mobile !== undefined && <Strip banner={mobile} set="mobile" onClose={close} />}
    </section>
  )
}

/** Banners that begin or end while a page is shown change with the next page, so that nothing moves. */
function useBannersOfPage() {
  const { data } = useQuery(flashSaleBannersQuery(useQueryScope()))
  const { pathname } = useLocation()
  const [shown, setShown] = useState({ pathname, data })
  // a preview has none until the first answer
  const isFirst = shown.data === undefined && data !== undefined
  if (shown.pathname !== pathname || isFirst) setShown({ pathname, data })
  return shown.data
}

interface StripProps {
  banner: Banner
  set: BannerSet
  onClose: () => void
}

function Strip({ banner, set, onClose }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // the policy of the page allows no style attributes
    for (const [property, value] of bannerDeclarations(banner))
      strip.current?.style.setProperty(property, value)
    // it would also apply to the next banner
    document.getElementById(BANNER_STYLE)?.remove()
  }, [banner])
  return (
    <div ref={strip} key={banner.id} data-banner={set} className={`${css.strip} ${css.set[set]}`}>
      <div className={css.text}>
        <InlineNodes nodes={banner.nodes} />
      </div>
      {banner.is_closable && (
        <span className={css.close}>
          <IconButton icon="close" label="Close the sale banner" onClick={onClose} />
        </span>
      )}
    </div>
  )
}
