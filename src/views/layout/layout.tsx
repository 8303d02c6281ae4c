import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '#src/ui/navigation/skip-link.tsx'
import { hasLogoOnlyBar } from '#src/views/shop/logo-only.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { Header } from './header.tsx'
import { LogoBar } from './logo-bar.tsx'
import * as css from './layout.css.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))
const VersionModal = lazy(() =>
  import('#src/views/version/version-modal.tsx').then((module) => ({ default: module.VersionModal })),
)
const StaffBar = lazy(() => import('./staff-bar.tsx').then((module) => ({ default: module.StaffBar })))
const Footer = lazy(() => import('./footer.tsx').then((module) => ({ default: module.Footer })))

export interface LayoutProps {
  isDown: boolean
  children: ReactNode
}

export function Layout({ isDown, children }: LayoutProps) {
  const { pathname } = useLocation()
  const { isActing } = useSession()
  const isBare = isDown || hasLogoOnlyBar(pathname)
  return (
    <div className={css.frame}>
      <SkipLink to="main">Skip to main content</SkipLink>
      <Suspense fallback={null}>{isActing && <StaffBar />}</Suspense>
      {isBare ? <LogoBar /> : <Header />}
      <div className={css.connection}>
        <ConnectionBar />
      </div>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Suspense fallback={null}>{!isBare && <Footer />}</Suspense>
      <Suspense fallback={null}>
        <Toasts />
        <VersionModal />
      </Suspense>
    </div>
  )
}
