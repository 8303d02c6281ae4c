import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, markedPath, type Marker } from '#contract/listing-path.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/queries.ts'
import { FIXED_LINKS } from '#src/services/listing/shop-paths.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { useSettings } from '#src/views/shop/hooks/use-settings.ts'
import { useTheme } from '#src/views/shop/hooks/use-theme.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { DrawerAccount } from './drawer-account.tsx'
import * as css from './menu-drawer.css.ts'

export interface MenuDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu on narrow screens; one section is open at a time. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const reader = useQueryScope()
  const all = { label: 'All Products', value: '' }
  const categories = [all, ...(useQuery(categoriesQuery(reader)).data ?? [])]
  const brands = useQuery(brandsQuery(reader)).data ?? []
  const lists = [all, ...(useQuery(listsQuery(reader)).data ?? [])]
  const { theme, toggleTheme } = useTheme()
  const { phone, email } = useSettings()
  const links = FIXED_LINKS.map(({ label, path }) => ({ label, value: path }))
  return (
    <Drawer open={isOpen} onClose={onClose} title="Menu">
      <DrawerAccount onLeave={onClose} />
      <h3 className={css.title}>Shop Products</h3>
      <Section title="Popular" entries={links} pathOf={(value) => value} onChoose={onClose} />
      <Section title="Categories" entries={categories} pathOf={marked('c')} onChoose={onClose} />
      <Section title="Brands" entries={brands} pathOf={marked('b')} onChoose={onClose} />
      <Section title="Lists" entries={lists} pathOf={marked('l')} onChoose={onClose} />
      <h3 className={css.title}>Contact Us</h3>
      <p className={css.contact}>
        <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Switch
        label="Dark mode"
        checked={theme === 'dark'}
        onChange={toggleTheme}
        stateText={theme === 'dark' ? 'On' : 'Off'}
      />
    </Drawer>
  )
}

const marked = (marker: Marker) => (value: string) =>
  value === '' ? ALL_PRODUCTS : markedPath(marker, value)

interface SectionProps {
  title: string
  entries: readonly { readonly label: string; readonly value: string; readonly icon?: string | null }[]
  pathOf: (value: string) => string
  onChoose: () => void
}

function Section({ title, entries, pathOf, onChoose }: SectionProps) {
  if (entries.length === 0) return null
  return (
    <Disclosure summary={title} name="menu">
      <ul className={css.list}>
        {entries.map(({ label, value, icon }) => (
          <li key={value}>
            <Link to={pathOf(value)} className={menuEntry} onClick={onChoose}>
              {icon && <BrandIcon src={icon} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
