import { counted, formatCount } from '#contract/platform/format-count.ts'
import type { ShowShare } from '#contract/shows/shows.ts'
import { changesBehind } from '#machines/shows/show-sharing/show-sharing.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { CopyLink } from './copy-link.tsx'
import type { ShareActions, ShowSharingActor } from './share-dialog.types.ts'
import { SharePicture } from './share-picture.tsx'
import * as css from './shared-show.css.ts'

interface ShareLinkProps extends ShareActions {
  readonly share: ShowShare
  /** of the show */
  readonly name: string
  readonly snapshot: ReturnType<ShowSharingActor['getSnapshot']>
}

/** The link, how far the shared copy is behind, and how to take it back. */
export function ShareLink(props: ShareLinkProps) {
  const { share, name, snapshot, sharing, revision, isBusy, blockedReason } = props
  const behind = changesBehind(snapshot, revision)
  const { signature } = share
  return (
    <>
      {share.link === null ? (
        <Notice tone="info">
          The shop has changed its keys. The link still works but cannot be shown again; take it back to make
          a new one.
        </Notice>
      ) : (
        <CopyLink label="Link" path={share.link} />
      )}
      <p className={css.note}>
        {share.views === 1 ? 'Seen once.' : `Seen ${formatCount(share.views)} times.`}{' '}
        {signature !== '' && `Signed ${signature}.`}
      </p>
      {behind > 0 && (
        <Notice
          tone="info"
          actions={
            <Button
              tone="primary"
              busy={isBusy}
              blockedReason={blockedReason}
              onClick={() => sharing.send({ type: 'share.update', revision, signature })}
            >
              Update
            </Button>
          }
        >
          The shared copy is {counted(behind, 'saved change')} behind.
        </Notice>
      )}
      {share.link !== null && <SharePicture link={share.link} name={name} shared={share.date_shared} />}
      <div>
        <Button
          tone="danger"
          busy={isBusy}
          blockedReason={blockedReason}
          onClick={() => sharing.send({ type: 'share.revoke' })}
        >
          Take the link back
        </Button>
      </div>
    </>
  )
}
