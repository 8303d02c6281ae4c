import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { FIXED_LINKS } from '#src/services/catalogue/listing/shop-paths.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PopoverMenu } from '#src/ui/overlay/popover-menu.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import * as css from './layout.css.ts'
import { MenuGroup } from '#src/views/content/menu/menu-group.tsx'
import * as panel from '#src/views/content/menu/shop-all.css.ts'

// its links are below those of the page
const ShopAllGroups = lazyComponent(
  () => import('#src/views/content/menu/shop-all-groups.tsx'),
  (module) => module.ShopAllGroups,
)

const POPULAR = [{ label: 'All Products', path: ALL_PRODUCTS }, ...FIXED_LINKS]

/** A panel whose fixed links are in the page; the others load when it is opened. */
export function ShopAll() {
  const { wasOpen, open } = useOpening()
  return (
    <PopoverMenu label="Shop All" align="start" triggerClassName={css.navTrigger} onOpen={open}>
      <li className={panel.panel}>
        <MenuGroup title="Popular" entries={POPULAR} />
        {wasOpen && <ShopAllGroups />}
      </li>
    </PopoverMenu>
  )
}
