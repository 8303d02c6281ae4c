import { useQuery } from '@tanstack/react-query'
import { markedPath } from '#contract/catalogue/listing-path.ts'
import { PATHS } from '#contract/content/paths.ts'
import { JUST_ARRIVED } from '#src/services/catalogue/listing/shop-paths.ts'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { NavLink } from '#src/views/platform/components/link.tsx'
import * as css from './layout.css.ts'
import { ShopAll } from './shop-all.tsx'

const SHOWN = 5

/** Shop All and links to the first categories. */
export function NavBar() {
  const categories = useQuery(categoriesQuery(useQueryScope())).data ?? []
  return (
    <nav className={css.nav} aria-label="Categories">
      <ShopAll />
      {categories.slice(0, SHOWN).map(({ label, value }) => (
        <NavLink key={value} to={markedPath('c', value)} className={css.navLink}>
          {label}
        </NavLink>
      ))}
      <NavLink to={JUST_ARRIVED} className={css.navLink}>
        Just Arrived
      </NavLink>
      <NavLink to={PATHS.news} className={css.navLink}>
        News
      </NavLink>
      <NavLink to={PATHS.showBuilder} className={css.navLink}>
        Show Builder
      </NavLink>
    </nav>
  )
}
