import { expect, test } from 'vitest'
import { showEditorModel } from '#machines/shows/show-editor/show-editor.model.ts'
import { goodsOf } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { aurora, clean } from '#machines/shows/show-editor/show-samples.ts'
import { addCue, edit, rename } from './show-editor-play.ts'

const undo = { type: 'edit.undo' } as const
const redo = { type: 'edit.redo' } as const

test('[SHOW-02] each gesture is undone by one step, and redone by one', () => {
  const gestures = Object.values(showEditorModel.events)
    .flat()
    .filter(({ type }) => /^(cue|cues|site|show|music|onHand)\.|^position.(add|alter)/.test(type))
  expect(gestures).toHaveLength(12)
  for (const gesture of gestures) {
    const { facts, send } = edit()
    send(gesture)
    const { doc } = facts()
    expect(doc).not.toEqual(clean.doc)
    send(undo)
    expect(facts().doc).toEqual(clean.doc)
    send(redo)
    expect(facts().doc).toEqual(doc)
  }
})

test('[SHOW-02] a dragged block changes the show where it is dropped, and nowhere when the drag is canceled', () => {
  const { facts, send, status } = edit()
  send({ type: 'drag.begin' }, { type: 'drag.cancel' })
  expect([facts().doc, status()]).toEqual([clean.doc, 'saved'])
  send({ type: 'drag.begin' }, { type: 'drag.drop', edit: { kind: 'cue.place', id: 'c1', at_ms: 6_000 } })
  expect([facts().doc.cues[0]?.at_ms, status()]).toEqual([6_000, 'saving'])
})

test('undo ends at the first gesture and at the limit, here of one; a new gesture forgets what was undone', () => {
  const { facts, send, status } = edit()
  send(undo, redo)
  expect([facts().doc, status()]).toEqual([clean.doc, 'saved'])
  send(rename, undo, addCue, redo)
  expect(facts().doc).toEqual({ ...clean.doc, cues: [...clean.doc.cues, addCue.cue] })
  send(rename, undo, undo)
  expect(facts().doc.cues).toHaveLength(2)
})

test('products are read while the show is edited; those that cannot be read are told, and read again when the network is back', async () => {
  const { answer, facts, send, snapshot } = edit()
  send({ ...addCue, product: aurora })
  expect([facts().goods, goodsOf(snapshot())]).toEqual([{ 31: aurora }, 'reading'])
  await answer('readGoods', 'lost')
  expect(goodsOf(snapshot())).toBe('away')
  send({ type: 'network.returned' })
  await answer('readGoods', 'read')
  expect(goodsOf(snapshot())).toBe('known')
})
