import { expect, test } from 'vitest'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import { describeEdit } from '#src/views/shows/show-builder/describe-edit.ts'
import { sampleCue, sampleShown } from './sample-show.ts'

const shown = sampleShown([sampleCue(), sampleCue({ id: 'b', at_ms: 8_000, products_id: 2 })])

const march = { name: 'march.mp3', seconds: 84, offset_ms: 0 }

const cases: readonly (readonly [ShowEdit, string])[] = [
  [{ kind: 'cue.place', id: 'a', at_ms: 6_300 }, 'Cue 1, 3 in Aqua Palm, 6.3 s, Left'],
  [{ kind: 'cue.place', id: 'a', at_ms: 9_000, position: 'right' }, 'Cue 2, 3 in Aqua Palm, 9 s, Right'],
  [{ kind: 'cue.place', id: 'a', at_ms: null }, '3 in Aqua Palm, not placed, Left'],
  [
    { kind: 'cue.alter', id: 'a', changes: { angle_deg: -10, count: 2, spacing_ms: 500 } },
    'Cue 1, 3 in Aqua Palm, 6.2 s, Left, 2 devices, angle 10° left, 0.5 s between devices',
  ],
  [
    { kind: 'cue.alter', id: 'a', changes: { lead_ms: 1_000 } },
    'Cue 2, 3 in Aqua Palm, 6.2 s, Left, lead time 1 s',
  ],
  [{ kind: 'cue.remove', id: 'b' }, 'Removed Cue 2, Gold Willow, 8 s, Left, sold out'],
  [
    { kind: 'cue.add', cue: sampleCue({ id: 'c', at_ms: 1_000, position: 'center' }) },
    'Added Cue 1, 3 in Aqua Palm, 1 s, Center',
  ],
  [{ kind: 'position.alter', id: 'left', changes: { x_ft: -30 } }, 'Position Left: 30 ft left'],
  [{ kind: 'onHand.alter', products_id: 1, devices: 3 }, '3 devices of 3 in Aqua Palm on hand'],
  [{ kind: 'position.remove', id: 'right' }, 'Removed the position Right'],
  [
    {
      kind: 'several',
      edits: ['c', 'd'].map((id) => ({ kind: 'cue.add' as const, cue: sampleCue({ id }) })),
    },
    'Added 2 cues',
  ],
]

test.each(cases)('an edit is one sentence: %j', (edit, sentence) => {
  expect(describeEdit(shown, edit)).toBe(sentence)
})

test('the inverse of the inverse, which tells what was undone, is told as the edit was', () => {
  for (const [edit, sentence] of cases) {
    const { doc, inverse } = applyEdit(shown.doc, edit)
    const undone = applyEdit(doc, inverse)
    expect(describeEdit({ ...shown, doc: undone.doc }, undone.inverse)).toBe(sentence)
  }
})

test('music is told by its name, then by when it begins, then that it is gone', () => {
  const told: string[] = []
  let { doc } = shown
  for (const music of [march, { ...march, offset_ms: -7_500 }, null]) {
    const edit: ShowEdit = { kind: 'music.alter', music }
    told.push(describeEdit({ ...shown, doc }, edit))
    doc = applyEdit(doc, edit).doc
  }
  expect(told).toEqual(['Music march.mp3', 'Music begins at minus 7.5 s', 'Removed the music'])
})
