import { useCallback, useState } from 'react'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import { describeEdit } from '#src/views/shows/show-builder/describe-edit.ts'
import type { ShowEditorActor, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import type { DragTarget } from '#src/views/shows/show-builder/timeline/use-cue-drag.ts'
import { dropEvent, editEvent } from './edit-event.ts'

/** The edits of a show, undone ones too, each announced once. */
export function useAnnouncedEdits(editor: ShowEditorActor, shown: ShownShow) {
  const { text: announcement, announce } = useAnnouncement()
  /** what was removed last, until the next change */
  const [removed, setRemoved] = useState<string | null>(null)
  /** Announces an edit, or why there is none; `send` then asks for it. */
  const perform = (edit: ShowEdit, send: () => void, known = shown.products) => {
    if (shown.readOnly !== null) return announce(shown.readOnly)
    // an edit without an effect would be an undo without one
    if (applyEdit(shown.doc, edit).doc === shown.doc) return undefined
    const text = describeEdit({ ...shown, products: known }, edit)
    announce(text)
    setRemoved(edit.kind.endsWith('.remove') ? text : null)
    return send()
  }
  const step = (type: 'edit.undo' | 'edit.redo') => {
    const { past, future, doc } = editor.getSnapshot().context
    const edit = (type === 'edit.undo' ? past : future).at(-1)
    if (edit === undefined || shown.readOnly !== null) return
    const { doc: after, inverse } = applyEdit(doc, edit)
    announce(
      type === 'edit.undo'
        ? `Undone: ${describeEdit({ ...shown, doc: after }, inverse)}`
        : `Redone: ${describeEdit(shown, edit)}`,
    )
    setRemoved(null)
    editor.send({ type })
  }
  return {
    announcement,
    announce,
    removed,
    perform,
    edit: (edit: ShowEdit) => perform(edit, () => editor.send(editEvent(edit))),
    undo: () => step('edit.undo'),
    redo: () => step('edit.redo'),
    drag: {
      begin: () => editor.send({ type: 'drag.begin' }),
      drop: (target: DragTarget) => {
        const event = dropEvent(shown.doc, target)
        if (event.type === 'drag.cancel') return editor.send(event)
        return perform(event.edit, () => editor.send(event))
      },
      cancel: () => editor.send({ type: 'drag.cancel' }),
    },
  }
}

export type AnnouncedEdits = ReturnType<typeof useAnnouncedEdits>

/** A live region that says the same sentence again when it happens again. */
function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', times: 0 })
  const announce = useCallback((text: string) => setSaid(({ times }) => ({ text, times: times + 1 })), [])
  // a changed text is what is announced
  return { text: said.times % 2 === 0 ? said.text : `${said.text}\u00a0`, announce }
}
