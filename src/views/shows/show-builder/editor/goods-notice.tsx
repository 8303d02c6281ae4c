import { useSelector } from '@xstate/react'
import { goodsOf } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'

/** Says that the products of the show could not be read, and reads them again. */
export function GoodsNotice({ editor }: { readonly editor: ShowEditorActor }) {
  const offline = useOffline()
  const goods = useSelector(editor, goodsOf)
  if (goods !== 'away') return null
  return (
    <Notice
      tone="warn"
      role="status"
      borderless
      actions={
        <Button size="sm" blockedReason={offline} onClick={() => editor.send({ type: 'goods.reload' })}>
          Retry
        </Button>
      }
    >
      The products of this show could not be loaded, so some names, lengths and cases are missing.
    </Notice>
  )
}
