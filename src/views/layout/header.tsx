import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Logo } from '#src/ui/display/logo.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useIsRefreshing } from '#src/views/shop/use-is-refreshing.ts'
import { useSession } from '#src/views/shop/use-session.ts'
import { useBrand } from '#src/views/shop/use-settings.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import * as css from './layout.css.ts'
import { LoginPrompt } from './login-prompt.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { NavBar } from './nav-bar.tsx'
import { PriceLevel } from './price-level.tsx'
import { ProductSearch } from './product-search.tsx'

export function Header() {
  const brand = useBrand()
  const session = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isRefreshing = useIsRefreshing()
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <span className={css.onlyNarrow}>
          <IconButton icon="menu" label="Open menu" onClick={() => setMenuOpen(true)} />
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
            <>
              <PriceLevel customer={session.customer} />
              <AccountMenu />
              <CartLink />
            </>
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
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
