import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { isLeavingLossy } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { useShowEditorEffects } from '#src/app/effects/use-show-builder-effects.ts'
import { createPlayback } from '#src/app/wiring/create-playback.ts'
import { wireShowPurchase } from '#src/app/wiring/wire-show-plans.ts'
import { ShowEditorPage } from '#src/views/shows/show-builder/editor/show-editor-page.tsx'
import type { ShowBuilderActor } from '#src/views/shows/show-builder/list/use-show-list.ts'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useLeaveQuestion } from '#src/views/platform/hooks/use-leave-question.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { EditorShare } from './editor-share.tsx'

export interface ShowEditorRouteProps {
  readonly builder: ShowBuilderActor
  readonly editor: ShowEditorActor
  /** of what it was made from */
  readonly notice: ReactNode
}

/** The editor of the show that is open. */
export function ShowEditorRoute({ builder, editor, notice }: ShowEditorRouteProps) {
  useShowEditorEffects(editor)
  const { call } = useShop()
  const [purchase] = useState(() => wireShowPurchase(call))
  const [isSharing, setIsSharing] = useState(false)
  return (
    <>
      <ShowEditorPage
        builder={builder}
        editor={editor}
        createPlayback={createPlayback}
        purchase={purchase}
        notice={notice}
        onShare={() => setIsSharing(true)}
      />
      {isSharing && <EditorShare editor={editor} onClose={() => setIsSharing(false)} />}
      <LeaveQuestion editor={editor} />
    </>
  )
}

/** Asks before changes are left that are nowhere but in this page. */
function LeaveQuestion({ editor }: Pick<ShowEditorRouteProps, 'editor'>) {
  const isLossy = useSelector(editor, isLeavingLossy)
  const [isDropped, setIsDropped] = useState(false)
  const question = useLeaveQuestion(isLossy && !isDropped, () => setIsDropped(true))
  return (
    <LeaveDialog
      {...question}
      text="They are in this page only, because this browser keeps nothing. To keep them, stay until the show is saved."
    />
  )
}
