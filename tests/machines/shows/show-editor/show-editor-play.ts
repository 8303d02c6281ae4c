import { showEditorModel } from '#machines/shows/show-editor/show-editor.model.ts'
import { keepingOf } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { clean, cue, pending } from '#machines/shows/show-editor/show-samples.ts'
import type { KeptShow } from '#machines/shows/show-editor/show-editor.types.ts'
import { play } from '#tests/machines/play.ts'

export const rename = { type: 'show.rename', name: 'County Fair' } as const
export const addCue = { type: 'cue.add', cue: { ...cue, id: 'c2', at_ms: null } } as const
export const named = { doc: { name: 'County Fair' } }
export const withCue = { doc: { cues: [cue, addCue.cue] } }
/** A row of the device whose save got no answer; `storeShow` of the model would give another key. */
export const unanswered: KeptShow = { ...clean, pending: { ...pending, save_key: 'sent before' } }

/** A show on the page, before it is known whether another tab has it. */
export function open(input: keyof typeof showEditorModel.inputs = 'opened') {
  const editor = play(showEditorModel, input)
  const { snapshot } = editor
  const inputOf = (service: string): unknown => snapshot().children[service]?.getSnapshot().input
  return {
    ...editor,
    status: () => keepingOf(snapshot()),
    facts: () => snapshot().context,
    isEditable: () => snapshot().hasTag('editable'),
    // input of the services that run, else undefined
    stored: () => inputOf('storeShow'),
    saved: () => inputOf('sendShow'),
    merged: () => inputOf('mergeShow'),
    lock: () => inputOf('holdShow'),
  }
}

/** A show that this tab edits; `row` is what the device has of it. */
export function edit(input?: keyof typeof showEditorModel.inputs, row: KeptShow | null = null) {
  const editor = open(input)
  editor.send({ type: 'hold.claimed', show: row })
  return editor
}
export function storing() {
  const editor = edit()
  editor.send(addCue)
  editor.pass(800)
  return editor
}
export async function sending(editor = storing()) {
  await editor.answer('storeShow', 'stored')
  return editor
}
export const resending = () => sending(edit('opened', unanswered))
