import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PopoverMenu } from '#src/ui/overlay/popover-menu.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import * as css from './layout.css.ts'
import { MenuGroup } from '#src/views/content/menu/menu-group.tsx'
import { useFixedLinks } from '#src/views/content/menu/use-fixed-links.ts'
import * as panel from '#src/views/content/menu/shop-all.css.ts'

// its links are below those of the page
const ShopAllGroups = lazyComponent(
  () => import('#src/views/content/menu/shop-all-groups.tsx'),
  (module) => module.ShopAllGroups,
)

const ALL = { label: 'All Products', path: ALL_PRODUCTS }

/** A panel whose fixed links are in the page; the others load when it is opened. */
export function ShopAll() {
  const { wasOpen, open } = useOpening()
  const links = useFixedLinks()
  return (
    <PopoverMenu label="Shop All" align="start" triggerClassName={css.navTrigger} onOpen={open}>
      <li className={panel.panel}>
        <MenuGroup title="Popular" entries={[ALL, ...links]} />
        {wasOpen && <ShopAllGroups />}
      </li>
    </PopoverMenu>
  )
}
