import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { goodsOf, keepingOf, productsIn } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import { type CueView, cueViews } from '#src/views/shows/show-builder/cue-views.ts'
import type {
  ShowEditorActor,
  ShowEditorSnapshot,
  ShownShow,
} from '#src/views/shows/show-builder/show-editing.types.ts'

/** The show as the editor has it, with its products and its cues in their order. */
export function useShownShow(editor: ShowEditorActor): {
  readonly shown: ShownShow
  readonly views: readonly CueView[]
} {
  const doc = useSelector(editor, ({ context }) => context.doc)
  const products = useSelector(editor, ({ context }) => productsIn(context))
  const goods = useSelector(editor, goodsOf)
  const readOnly = useSelector(editor, readOnlyReason)
  return useMemo(() => {
    const shown: ShownShow = { doc, products, goods, readOnly }
    return { shown, views: cueViews(shown, cueSpan) }
  }, [doc, products, goods, readOnly])
}

function readOnlyReason(snapshot: ShowEditorSnapshot): string | null {
  if (snapshot.hasTag('editable')) return null
  const keeping = keepingOf(snapshot)
  if (keeping === 'newer') return 'A newer version of the shop made this show, so it can only be looked at.'
  return keeping === 'elsewhere' ? 'This show is open in another tab.' : 'This show is being opened.'
}
