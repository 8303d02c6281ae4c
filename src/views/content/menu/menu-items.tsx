import type { MenuItem } from '#contract/content/content-kinds.ts'
import * as css from './menu.css.ts'
import { MenuLink } from './menu-link.tsx'

export interface MenuItemsProps {
  items: readonly MenuItem[]
  onChoose?: (() => void) | undefined
}

/** The links of a server menu, those of a group below its title. */
export function MenuItems({ items, onChoose }: MenuItemsProps) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={`${item.title} ${item.link_to}`}>
          <MenuLink item={item} onChoose={onChoose} />
          {item.children.length > 0 && (
            <div className={css.nested}>
              <MenuItems items={item.children} onChoose={onChoose} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
