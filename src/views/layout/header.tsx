import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Logo } from '#src/ui/display/logo.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useIsRefreshing } from '#src/views/shop/use-is-refreshing.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { useBrand } from '#src/views/shop/use-settings.ts'
import * as css from './layout.css.ts'
import { LoginPrompt } from './login-prompt.tsx'
import { NavBar } from './nav-bar.tsx'
import { ProductSearch } from './product-search.tsx'

// what only customers see, and what only a press opens, are scripts of their own
const CustomerCorner = lazy(() =>
  import('./customer-corner.tsx').then((module) => ({ default: module.CustomerCorner })),
)
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })))

export function Header() {
  const brand = useBrand()
  const session = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpen, setWasMenuOpen] = useState(false)
  const isRefreshing = useIsRefreshing()
  const openMenu = () => {
    setWasMenuOpen(true)
    setMenuOpen(true)
  }
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <span className={css.onlyNarrow}>
          <IconButton icon="menu" label="Open menu" onClick={openMenu} />
        </span>
        <Link to="/" className={css.home}>
          <Logo brand={brand} />
        </Link>
        <div className={css.search}>
          <ProductSearch id="search" />
        </div>
        <div className={css.end}>
          {session.status === 'signedOut' && (
            <span className={`${css.onlyWide} ${css.prompt}`}>
              <LoginPrompt />
            </span>
          )}
          {session.customer !== null && (
            <Suspense fallback={null}>
              <CustomerCorner customer={session.customer} />
            </Suspense>
          )}
        </div>
      </div>
      {session.status === 'signedOut' && (
        <p className={css.promptStrip}>
          <LoginPrompt />
        </p>
      )}
      <div className={css.searchNarrow}>
        <ProductSearch id="search-narrow" />
      </div>
      <NavBar />
      <ProgressBar active={isRefreshing} />
      <Suspense fallback={null}>
        {wasMenuOpen && <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
      </Suspense>
    </header>
  )
}
