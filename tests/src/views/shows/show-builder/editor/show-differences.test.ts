import { expect, test } from 'vitest'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import { showDifferences } from '#src/views/shows/show-builder/editor/show-differences.ts'
import { sampleCue, sampleDoc } from '#tests/src/views/shows/show-builder/sample-show.ts'

const base = sampleDoc([sampleCue(), sampleCue({ id: 'b', at_ms: 8_000 })])
const edited = (...edits: readonly ShowEdit[]) => applyEdit(base, { kind: 'several', edits }).doc
const differences = (mine: readonly ShowEdit[], theirs: readonly ShowEdit[]) =>
  showDifferences(base, edited(...mine), edited(...theirs), (id) => `product ${id}`).map(
    ({ what, mine: own, theirs: other }) => [what, own, other],
  )

test('what only one of two devices changed is no question', () => {
  expect(
    differences(
      [{ kind: 'cue.place', id: 'a', at_ms: 1_000 }],
      [
        { kind: 'cue.place', id: 'b', at_ms: 9_000 },
        { kind: 'show.rename', name: 'Theirs' },
      ],
    ),
  ).toEqual([])
})

test('each value that both devices changed is told in words', () => {
  expect(
    differences(
      [
        { kind: 'cue.alter', id: 'a', changes: { at_ms: 1_000, position: 'right', note: '' } },
        { kind: 'cue.remove', id: 'b' },
        { kind: 'site.alter', changes: { crowd_ft: 300 } },
      ],
      [
        { kind: 'cue.alter', id: 'a', changes: { at_ms: null, position: 'center', note: 'new' } },
        { kind: 'cue.alter', id: 'b', changes: { count: 3 } },
        { kind: 'site.alter', changes: { crowd_ft: 400 } },
      ],
    ),
  ).toEqual(
    expect.arrayContaining([
      ['product 1, time', '0:01.0', 'in the tray'],
      ['product 1, position', 'Right', 'Center'],
      ['product 1', 'removed', 'changed'],
      ['Site, distance to spectators', '300', '400'],
    ]),
  )
})
