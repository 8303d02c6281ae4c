import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './shop-all.css.ts'

export interface MenuGroupProps {
  title: string
  entries: readonly { readonly label: string; readonly path: string; readonly icon?: string | null }[]
  isWide?: boolean
}

/** A column of links in the panel of Shop All. */
export function MenuGroup({ title, entries, isWide = false }: MenuGroupProps) {
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
