import { useState } from 'react'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { AccountEntries } from './account-entries.tsx'
import { LoginPrompt } from '#src/views/account/login/login-prompt.tsx'
import * as css from './menu-drawer.css.ts'
import { priceLevelName } from './price-level.tsx'
import { RecentMessages } from './recent-messages.tsx'
import { VolumeEntry } from './volume-entry.tsx'

/** The account links inside the menu on narrow screens. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { user, customer, logOut } = useSession()
  const [showsMessages, setShowsMessages] = useState(false)
  if (customer === null) {
    return (
      <p className={css.account}>
        <LoginPrompt onChoose={onLeave} />
      </p>
    )
  }
  const leave = () => {
    onLeave()
    logOut()
  }
  return (
    <>
      <p className={css.account}>
        <strong>Hi, {user?.first ?? ''}</strong>
        <span className={css.level}>Price list: {priceLevelName(customer)}</span>
      </p>
      <ul className={css.list}>
        <AccountEntries onFollow={onLeave} />
        <VolumeEntry onFollow={onLeave} />
        <li>
          <button type="button" className={menuEntry} onClick={() => setShowsMessages(true)}>
            Recent messages
          </button>
        </li>
        <li>
          <button type="button" className={menuEntry} onClick={leave}>
            Log out
          </button>
        </li>
      </ul>
      <RecentMessages isOpen={showsMessages} onClose={() => setShowsMessages(false)} />
    </>
  )
}
