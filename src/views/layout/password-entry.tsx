import { PATHS } from '#contract/paths.ts'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { Link } from '#src/views/shop/components/link.tsx'

/** The link to change the password. */
export function PasswordEntry({ onFollow }: { onFollow?: () => void }) {
  return (
    <li>
      <Link to={PATHS.changePassword} className={menuEntry} onClick={onFollow}>
        Password
      </Link>
    </li>
  )
}
