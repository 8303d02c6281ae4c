import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { PopoverMenu } from '#src/ui/overlay/popover-menu.tsx'
import * as css from './layout.css.ts'

// a chunk of its own, fetched after the first paint
const ShopAllPanel = lazyComponent(
  () => import('./shop-all-panel.tsx'),
  (module) => module.ShopAllPanel,
)

export function ShopAll() {
  return (
    <PopoverMenu label="Shop All" align="start" triggerClassName={css.navTrigger}>
      <ShopAllPanel />
    </PopoverMenu>
  )
}
