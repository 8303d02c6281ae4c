import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, markedPath, type Marker } from '#contract/listing-path.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/queries.ts'
import { FIXED_LINKS } from '#src/services/listing/shop-paths.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import * as css from './shop-all.css.ts'

interface Entry {
  readonly label: string
  readonly path: string
  readonly icon?: string | null
}

/** Links to all categories, brands and lists. */
export function ShopAllPanel() {
  const reader = useQueryScope()
  const categories = useQuery(categoriesQuery(reader)).data ?? []
  const brands = useQuery(brandsQuery(reader)).data ?? []
  const lists = useQuery(listsQuery(reader)).data ?? []
  const at = (marker: Marker) => (entry: { label: string; value: string; icon?: string | null }) => ({
    label: entry.label,
    icon: entry.icon ?? null,
    path: markedPath(marker, entry.value),
  })
  return (
    <li className={css.panel}>
      <Group title="Popular" entries={[{ label: 'All Products', path: ALL_PRODUCTS }, ...FIXED_LINKS]} />
      <Group title="Categories" entries={categories.map(at('c'))} isWide />
      <Group title="Brands" entries={brands.map(at('b'))} />
      <Group title="Lists" entries={lists.map(at('l'))} />
    </li>
  )
}

function Group({
  title,
  entries,
  isWide = false,
}: {
  title: string
  entries: readonly Entry[]
  isWide?: boolean
}) {
  if (entries.length === 0) return null
  return (
    <section className={isWide ? css.wideGroup : css.group} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {entries.map(({ label, path, icon }) => (
          <li key={path}>
            <Link to={path} className={menuEntry}>
              {icon && <BrandIcon src={icon} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
