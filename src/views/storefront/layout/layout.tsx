import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { isListingPath } from '#contract/catalogue/listing-path.ts'
import { SkipLink } from '#src/ui/navigation/skip-link.tsx'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { hasLogoOnlyBar } from '#src/views/platform/logo-only.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { ConnectionBar } from '#src/views/platform/components/connection-bar.tsx'
import { FlashSaleBanner } from './flash-sale-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LogoBar } from './logo-bar.tsx'
import * as css from './layout.css.ts'

const Overlays = lazyComponent(
  () => import('#src/views/site/overlays.tsx'),
  (module) => module.Overlays,
)
const StaffBar = lazyComponent(
  () => import('./staff-bar.tsx'),
  (module) => module.StaffBar,
)

export interface LayoutProps {
  isDown: boolean
  children: ReactNode
}

export function Layout({ isDown, children }: LayoutProps) {
  const { pathname } = useLocation()
  const { isActing } = useSession()
  // until the page is loaded again
  const [isBannerShown, setBannerShown] = useState(true)
  const isBare = isDown || hasLogoOnlyBar(pathname)
  return (
    <div className={css.frame}>
      <SkipLink to="main">Skip to main content</SkipLink>
      {isListingPath(pathname) && <SkipLink to="products">Skip to products</SkipLink>}
      {isActing && <StaffBar />}
      {!isBare && <FlashSaleBanner isShown={isBannerShown} onClose={() => setBannerShown(false)} />}
      {isBare ? <LogoBar /> : <Header />}
      <div className={css.connection}>
        <ConnectionBar />
      </div>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!isBare && <Footer />}
      <Overlays />
    </div>
  )
}
