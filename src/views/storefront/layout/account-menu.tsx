import { useState } from 'react'
import { PopoverMenu } from '#src/ui/overlay/popover-menu.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useTheme } from '#src/views/platform/hooks/use-theme.ts'
import { AccountEntries } from './account-entries.tsx'
import * as css from './layout.css.ts'
import { RecentMessages } from './recent-messages.tsx'
import { VolumeEntry } from './volume-entry.tsx'

export function AccountMenu() {
  const { user, logOut } = useSession()
  const { theme, toggleTheme } = useTheme()
  const [showsMessages, setShowsMessages] = useState(false)
  const firstName = user?.first ?? ''
  return (
    <>
      <PopoverMenu
        label={
          <span className={`${css.onlyWide} ${css.level}`}>
            <span className={css.label}>Hi, {firstName}</span> <span className={css.strong}>Account</span>
          </span>
        }
      >
        <AccountEntries />
        <VolumeEntry />
        <li>
          <button type="button" className={menuEntry} onClick={() => setShowsMessages(true)}>
            Recent messages
          </button>
        </li>
        <li>
          <button type="button" className={menuEntry} onClick={toggleTheme}>
            {theme === 'dark' ? 'Light theme' : 'Dark theme'}
          </button>
        </li>
        <li>
          <button type="button" className={menuEntry} onClick={logOut}>
            Log out
          </button>
        </li>
      </PopoverMenu>
      <RecentMessages isOpen={showsMessages} onClose={() => setShowsMessages(false)} />
    </>
  )
}
