import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Logo } from '#src/ui/display/logo.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useBrand, useBrandName } from '#src/views/platform/hooks/use-settings.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { onlyForVisitors } from '#src/views/platform/components/for-visitors.css.ts'
import * as css from './layout.css.ts'
import { LoginPrompt } from '#src/views/account/login/login-prompt.tsx'
import { NavBar } from './nav-bar.tsx'
import { PageProgress } from '#src/views/platform/components/page-progress.tsx'
import { ProductSearch } from './product-search.tsx'
import { useHeaderHeight } from './use-header-height.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { focusSearch, useSlashKey } from './use-slash-key.ts'

// separate chunks: parts for customers, and parts opened by a press
const CustomerCorner = lazyComponent(
  () => import('./customer-corner.tsx'),
  (module) => module.CustomerCorner,
)
const MenuDrawer = lazyComponent(
  () => import('./menu-drawer.tsx'),
  (module) => module.MenuDrawer,
)

export function Header() {
  const { status } = useSession()
  const { shortcuts } = useShop()
  const header = useRef<HTMLElement>(null)
  useHeaderHeight(header)
  const [isSearching, setSearching] = useState(false)
  const { pathname, search } = useLocation()
  const [searchedAt, setSearchedAt] = useState('')
  const toSearch = useCallback(() => {
    setSearchedAt(`${pathname}${search}`)
    setSearching(true)
    focusSearch()
  }, [pathname, search])
  useSlashKey(toSearch, shortcuts)
  // false after a navigation
  const showsSearch = isSearching && searchedAt === `${pathname}${search}`
  return (
    <>
      <header ref={header} className={css.header}>
        <Bar isSearching={showsSearch} onSearch={() => (showsSearch ? setSearching(false) : toSearch())} />
        <div className={`${css.searchNarrow} ${showsSearch ? '' : css.closed}`}>
          <ProductSearch id="search-narrow" />
        </div>
        <NavBar />
        <PageProgress />
      </header>
      {status !== 'signedIn' && (
        <section className={`${css.promptStrip} ${onlyForVisitors}`} aria-label="Prices">
          <LoginPrompt />
        </section>
      )}
    </>
  )
}

function Bar({ isSearching, onSearch }: { isSearching: boolean; onSearch: () => void }) {
  const brand = useBrand()
  const brandName = useBrandName()
  const { status, customer } = useSession()
  return (
    <div className={css.bar}>
      <span className={css.onlyNarrow}>
        <MenuButton />
      </span>
      <Link to={PATHS.home} className={css.home}>
        <Logo brand={brand} name={brandName} />
      </Link>
      <div className={css.search}>
        <ProductSearch id="search" />
      </div>
      <div className={css.end}>
        <span className={css.onlyNarrow}>
          <IconButton
            icon={isSearching ? 'close' : 'search'}
            label={isSearching ? 'Close search' : 'Search'}
            aria-expanded={isSearching}
            onClick={onSearch}
          />
        </span>
        {status !== 'signedIn' && (
          <span className={`${css.onlyWide} ${css.prompt} ${onlyForVisitors}`}>
            <LoginPrompt />
          </span>
        )}
        {customer !== null && <CustomerCorner customer={customer} />}
      </div>
    </div>
  )
}

function MenuButton() {
  const { isOpen, wasOpen, open, close } = useOpening()
  return (
    <>
      <IconButton icon="menu" label="Open menu" onClick={open} />
      {wasOpen && <MenuDrawer isOpen={isOpen} onClose={close} />}
    </>
  )
}
