import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { portableShowPath } from '#contract/content/show-paths.ts'
import { encodeShow } from '#pyro/show/share-code.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CopyLink } from './copy-link.tsx'
import * as css from './shared-show.css.ts'

/** A link that holds the show as it is now. It needs no account, and nobody can take it back. */
export function PortableLink({ doc }: { readonly doc: ShowDoc }) {
  const code = encodeShow(doc, useShop().projectId)
  if (code === null) return <p className={css.note}>This show is too long for a link that holds it.</p>
  return (
    <>
      <CopyLink label="Portable link" path={portableShowPath(code)} tone="outline" />
      <p className={css.note}>
        It holds the show as it is now, without notes and music. It cannot be taken back.
      </p>
    </>
  )
}

interface PortableDialogProps {
  readonly doc: ShowDoc
  readonly onClose: () => void
}

/** How a show that is only on this device is shared. */
export function PortableDialog({ doc, onClose }: PortableDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Share this show">
      <div className={css.share}>
        <PortableLink doc={doc} />
        <p>Log in and keep the show on your account to share a link that you can take back.</p>
      </div>
    </Dialog>
  )
}
