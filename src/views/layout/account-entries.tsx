import { ACCOUNT_PATHS } from '#contract/paths.ts'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { ACCOUNT_ENTRIES } from '#src/views/account/account-entries.ts'
import { Link } from '#src/views/shop/components/link.tsx'

/** The links to the pages of the account. */
export const AccountEntries = ({ onFollow }: { onFollow?: () => void }) =>
  ACCOUNT_ENTRIES.map(({ page, label }) => (
    <li key={page}>
      <Link to={ACCOUNT_PATHS[page]} className={menuEntry} onClick={onFollow}>
        {label}
      </Link>
    </li>
  ))
