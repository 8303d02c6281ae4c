import { useState } from 'react'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { showLength } from '#src/views/shows/show-builder/cue-views.ts'
import type { Playhead, ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import type { Loudness } from '#src/views/shows/show-builder/timeline/loudness-curve.tsx'
import { additions } from './additions.ts'
import { useAnnouncedEdits } from './use-announced-edits.ts'
import { useShownShow } from './use-shown-show.ts'

/** A show in the editor: what its parts show, what is selected, and everything that they do with it. */
export function useEditing(editor: ShowEditorActor, playhead: Playhead, loudness: Loudness | null) {
  const { shown, views } = useShownShow(editor)
  const edits = useAnnouncedEdits(editor, shown)
  const [selected, select] = useState<string | null>(null)
  const [chosen, choose] = useState<ShowProduct | null>(null)
  const selectedView = views.find(({ cue }) => cue.id === selected)
  const { edit, announce, perform } = edits
  return {
    editor,
    playhead,
    loudness,
    shown,
    views,
    length: showLength(views),
    selected,
    selectedView,
    select,
    chosen,
    choose,
    ...edits,
    ...additions({
      editor,
      playhead,
      shown,
      views,
      selectedView,
      chosen,
      select,
      edit,
      announce,
      perform,
    }),
  }
}

export type Editing = ReturnType<typeof useEditing>
