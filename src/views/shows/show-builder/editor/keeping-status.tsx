import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { type Keeping, keepingOf } from '#machines/shows/show-editor/show-editor.selectors.ts'
import type { ShowRefusal } from '#machines/shows/show-editor/show-editor.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { ShowEditorActor, ShowEditorSnapshot } from '#src/views/shows/show-builder/show-editing.types.ts'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './keeping-status.css.ts'

/** In a few words where the show is kept, and what was not sent to the account can be sent at once. */
export function KeepingStatus({ editor }: { readonly editor: ShowEditorActor }) {
  const isOffline = useIsOffline()
  const keeping = useSelector(editor, keepingOf)
  const isUnsent = useSelector(editor, isWaitingToSend)
  const ref = useRef<HTMLSpanElement>(null)
  const text = statusText(keeping, isOffline)
  const isAtRisk = keeping === 'unkept' || keeping === 'refused'
  const retry = () => {
    // the button is gone while the show is sent
    ref.current?.focus()
    editor.send({ type: 'keep.retry' })
  }
  return (
    <span className={css.keeping}>
      <span
        ref={ref}
        tabIndex={-1}
        className={`${css.status} ${isAtRisk ? css.statusAtRisk : ''}`}
        data-keeping={keeping}
      >
        {text !== '' && <Icon name={isAtRisk ? 'warning' : statusIcon(keeping, isOffline)} size="sm" />}
        {text}
      </span>
      {isUnsent && !isOffline && (
        <span className={css.retry}>
          <Button size="sm" tone="quiet" tight onClick={retry}>
            Try again now
          </Button>
        </span>
      )}
    </span>
  )
}

/** The account did not answer; it is asked again in a while. */
const isWaitingToSend = (snapshot: ShowEditorSnapshot): boolean =>
  keepingOf(snapshot) === 'here' && snapshot.can({ type: 'keep.retry' })

function statusIcon(keeping: Keeping, isOffline: boolean) {
  if (keeping === 'saving') return 'refresh'
  return keeping === 'here' && isOffline ? 'wifiOff' : 'check'
}

function statusText(keeping: Keeping, isOffline: boolean): string {
  switch (keeping) {
    case 'saved':
      return 'Saved'
    case 'saving':
      return 'Saving'
    case 'here':
      return isOffline ? 'Kept on this device, offline' : 'Kept on this device'
    case 'conflicted':
      return 'Two versions'
    case 'refused':
      return 'On this device only'
    case 'unkept':
      return 'Not saved'
    case 'elsewhere':
    case 'newer':
      return 'Read only'
    case 'opening':
      return ''
    default:
      return keeping satisfies never
  }
}

export interface KeepingNoticesProps {
  readonly editor: ShowEditorActor
  readonly onDuplicate: () => void
}

/** What the customer has to know or to decide about keeping the show. */
export function KeepingNotices({ editor, onDuplicate }: KeepingNoticesProps) {
  const keeping = useSelector(editor, keepingOf)
  const { refusal, account } = useSelector(editor, ({ context }) => context)
  if (keeping === 'unkept')
    return (
      <Notice tone="danger" role="alert" borderless actions={<RetryButton editor={editor} />}>
        Your last changes are in this page only, because this browser keeps nothing. Do not close the page, or
        download the firing list first.
      </Notice>
    )
  if (keeping === 'refused')
    return (
      <Notice
        tone="warn"
        role="status"
        borderless
        actions={<RefusalAction refusal={refusal} editor={editor} onDuplicate={onDuplicate} />}
      >
        {refusalText(refusal)}
      </Notice>
    )
  if (keeping === 'here' && account === 'offered')
    return (
      <Notice
        tone="info"
        borderless
        actions={
          <Button size="sm" onClick={() => editor.send({ type: 'account.use' })}>
            Store on my account
          </Button>
        }
      >
        This show was made without a login and is on this device only.
      </Notice>
    )
  return <HoldNotice editor={editor} keeping={keeping} />
}

function RetryButton({ editor }: { readonly editor: ShowEditorActor }) {
  return (
    <Button size="sm" onClick={() => editor.send({ type: 'keep.retry' })}>
      Try again
    </Button>
  )
}

interface RefusalActionProps extends KeepingNoticesProps {
  readonly refusal: ShowRefusal | null
}

/** What gets the show to the account; a smaller one is sent without being asked to. */
function RefusalAction({ refusal, editor, onDuplicate }: RefusalActionProps) {
  if (refusal === 'tooLarge') return null
  if (refusal !== 'removed') return <RetryButton editor={editor} />
  return (
    <Button size="sm" onClick={onDuplicate}>
      Duplicate
    </Button>
  )
}

function refusalText(refusal: ShowRefusal | null): string {
  switch (refusal) {
    case 'removed':
      return 'This show was removed from your account. It is still on this device: duplicate it to keep it on the account.'
    case 'tooMany':
      return `Your account has ${SHOW_LIMITS.shows} shows, which is the most. This one is on this device only until you remove another.`
    case 'tooLarge':
      return 'This show is too large for the account, so it is on this device only until you remove some cues or notes.'
    default:
      return 'The server did not take the last version, so it is on this device only.'
  }
}

interface HoldNoticeProps {
  readonly editor: ShowEditorActor
  readonly keeping: Keeping
}

function HoldNotice({ editor, keeping }: HoldNoticeProps) {
  if (keeping === 'newer')
    return (
      <Notice tone="info" borderless>
        A newer version of the shop made this show. Here it can only be looked at; reload the page to edit it.
      </Notice>
    )
  if (keeping !== 'elsewhere') return null
  return (
    <Notice
      tone="info"
      role="status"
      borderless
      actions={
        <Button size="sm" onClick={() => editor.send({ type: 'hold.take' })}>
          Edit here
        </Button>
      }
    >
      This show was opened in another tab. Here you see it without changing it.
    </Notice>
  )
}
