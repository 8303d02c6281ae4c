import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowEditEvent } from '#machines/shows/show-editor/show-editor.types.ts'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import type { DragTarget } from '#src/views/shows/show-builder/timeline/use-cue-drag.ts'

/** The event that asks the editor for an edit. */
export function editEvent(edit: ShowEdit): ShowEditEvent {
  if (edit.kind === 'several') return { type: 'show.revise', edits: edit.edits }
  const { kind, ...what } = edit
  // the events are named and filled as their edits
  return { type: kind, ...what } as ShowEditEvent
}

/** The event that ends a drag: where nothing would change, it is over all the same. */
export function dropEvent(doc: ShowDoc, { cue, at_ms, position }: DragTarget) {
  const edit: ShowEdit = { kind: 'cue.place', id: cue, at_ms, position }
  if (applyEdit(doc, edit).doc === doc) return { type: 'drag.cancel' } as const
  return { type: 'drag.drop', edit } as const
}
