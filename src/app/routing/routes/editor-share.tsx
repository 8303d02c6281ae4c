import { useSelector } from '@xstate/react'
import { ShareShow } from '#src/app/wiring/share-show.tsx'
import { PortableDialog } from '#src/views/shows/shared-show/portable-link.tsx'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'

interface EditorShareProps {
  readonly editor: ShowEditorActor
  readonly onClose: () => void
}

/** The dialog by which the show that is open is shared: by the server, once everything is saved there, or in a link. */
export function EditorShare({ editor, onClose }: EditorShareProps) {
  const { id, doc, account, base_revision, isAhead, pending } = useSelector(editor, ({ context }) => context)
  if (account !== 'used') return <PortableDialog doc={doc} onClose={onClose} />
  const isSaved = !isAhead && pending === null && base_revision > 0
  return (
    <ShareShow
      id={id}
      doc={doc}
      revision={base_revision}
      blockedReason={isSaved ? undefined : 'Your last changes are being saved.'}
      onClose={onClose}
    />
  )
}
