import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { useAccountEntries } from '#src/views/account/use-account-entries.ts'
import { Link } from '#src/views/platform/components/link.tsx'

/** The links to the pages of the account. */
export function AccountEntries({ onFollow }: { onFollow?: () => void }) {
  return useAccountEntries().map(({ page, label }) => (
    <li key={page}>
      <Link to={ACCOUNT_PATHS[page]} className={menuEntry} onClick={onFollow}>
        {label}
      </Link>
    </li>
  ))
}
