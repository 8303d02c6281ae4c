import type { RecentMessage, ToastTone } from '#machines/platform/toaster/toaster.types.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useToasts } from '#src/views/platform/hooks/use-toasts.ts'
import * as css from './recent-messages.css.ts'

/** The toasts of this tab to read again, since each is shown only briefly. */
export function RecentMessages({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { recent } = useToasts()
  return (
    <Dialog open={isOpen} onClose={onClose} title="Recent messages">
      {recent.length === 0 ? (
        <EmptyState title="No messages yet." titleLevel="h3" icon="info">
          What the shop tells you in this tab is kept here.
        </EmptyState>
      ) : (
        <ol className={css.list}>
          {recent.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  success: 'checkCircle',
  warn: 'warning',
  danger: 'warning',
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

function Message({ message: { tone, text, detail, shownAt } }: { message: RecentMessage }) {
  return (
    <li className={css.message}>
      <span className={css.tone[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <span className={css.text}>
        {text}
        {detail !== null && <span className={css.detail}>{detail}</span>}
      </span>
      <time dateTime={shownAt} className={css.time}>
        {time.format(new Date(shownAt))}
      </time>
    </li>
  )
}
