import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import { SHOW_LIMITS, type ShowDoc } from '#contract/shows/show-doc.ts'
import { sharingViewOf } from '#machines/shows/show-sharing/show-sharing.selectors.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import type { ShareActions, ShowSharingActor } from './share-dialog.types.ts'
import { PortableLink } from './portable-link.tsx'
import { ShareLink } from './share-link.tsx'
import * as css from './shared-show.css.ts'

export interface ShareDialogProps {
  readonly sharing: ShowSharingActor
  readonly doc: ShowDoc
  /** the stored version; what is shared is always stored */
  readonly revision: number
  /** why the show cannot be shared now: it is being saved, for example */
  readonly blockedReason?: string | undefined
  readonly onClose: () => void
}

/** Shares a copy of the show by a link, updates it, and takes the link back. */
export function ShareDialog({ onClose, doc, ...body }: ShareDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Share this show">
      <div className={css.share}>
        <Body {...body} name={doc.name} />
        <PortableLink doc={doc} />
      </div>
    </Dialog>
  )
}

type BodyProps = Omit<ShareDialogProps, 'onClose' | 'doc'> & { readonly name: string }

function Body({ sharing, revision, name, blockedReason }: BodyProps) {
  const snapshot = useSelector(sharing, (each) => each)
  const offline = useOffline()
  const retry = () => sharing.send({ type: 'share.retry' })
  const { share, isOutdated } = snapshot.context
  const common = {
    sharing,
    revision,
    isBusy: snapshot.hasTag('pending'),
    blockedReason: offline ?? blockedReason,
  }
  switch (sharingViewOf(snapshot)) {
    case 'asking':
      return <Spinner label="Looking for the link" />
    case 'limited':
      return (
        <ErrorState title="You have shared too often." titleLevel="h3" onRetry={retry}>
          Wait an hour, then try again.
        </ErrorState>
      )
    case 'unreachable':
      return <ErrorState title="No answer came." titleLevel="h3" onRetry={retry} retryBlocked={offline} />
    case 'missing':
      return (
        <ErrorState
          title="This show is not on your account."
          titleLevel="h3"
          onRetry={retry}
          actions={
            <Link to={SHOW_PATHS.builder} className={buttonStyle({})}>
              My shows
            </Link>
          }
        >
          It was removed, here or on another device. Restore it under My shows, then try again.
        </ErrorState>
      )
    case 'unshared':
      return (
        <>
          {isOutdated && <Outdated />}
          <Unshared {...common} />
        </>
      )
    case 'shared':
      return (
        share && (
          <>
            {isOutdated && <Outdated />}
            <ShareLink {...common} share={share} name={name} snapshot={snapshot} />
          </>
        )
      )
  }
}

const Outdated = () => (
  <Notice tone="warn" role="alert">
    Another device has saved a newer version. Close this, look at it, then share it.
  </Notice>
)

function Unshared({ sharing, revision, isBusy, blockedReason }: ShareActions) {
  const [signature, setSignature] = useState('')
  return (
    <>
      <p>
        Whoever has the link sees a copy of the show as it is now: no prices, notes or music. You can take the
        link back.
      </p>
      <TextField
        label="Your name"
        optional
        hint="Shown with the show. Leave it empty to name nobody."
        maxLength={SHOW_LIMITS.nameLength}
        value={signature}
        onChange={(event) => setSignature(event.target.value)}
      />
      <div>
        <Button
          tone="primary"
          busy={isBusy}
          blockedReason={blockedReason}
          onClick={() => sharing.send({ type: 'share.publish', revision, signature })}
        >
          Make a link
        </Button>
      </div>
    </>
  )
}
