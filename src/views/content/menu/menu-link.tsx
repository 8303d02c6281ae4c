import type { MenuItem } from '#contract/content/content-kinds.ts'
import { safePath } from '#contract/platform/safe-path.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { contentTarget } from '#src/views/platform/components/content-target.ts'
import { Link } from '#src/views/platform/components/link.tsx'

export interface MenuLinkProps {
  item: MenuItem
  /** called when the link is followed */
  onChoose?: (() => void) | undefined
}

/** A link of a server menu; without a valid address only its text. */
export function MenuLink({ item, onChoose }: MenuLinkProps) {
  const { title, link_to, is_link_new_window } = item
  const target = contentTarget(link_to ?? '')
  const icon = safePath(item.icon ?? '')
  const label = (
    <>
      {icon !== null && <BrandIcon src={icon} />}
      {title}
    </>
  )
  if (target === null) return <span className={menuEntry}>{label}</span>
  if (target.kind === 'page' && !is_link_new_window) {
    return (
      <Link to={target.address} className={menuEntry} onClick={onChoose}>
        {label}
      </Link>
    )
  }
  return (
    <a
      href={target.address}
      className={menuEntry}
      onClick={onChoose}
      {...(is_link_new_window ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {label}
      {is_link_new_window && (
        <>
          <Icon name="newWindow" size="sm" />
          <VisuallyHidden> (opens in a new window)</VisuallyHidden>
        </>
      )}
    </a>
  )
}
